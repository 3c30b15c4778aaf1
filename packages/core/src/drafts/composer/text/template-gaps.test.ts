import { describe, expect, it } from 'vitest';
import { createGate } from '../../gate/index.ts';
import { createComposer } from '../create-composer.ts';
import { withoutTemplateGaps } from './template-gaps.ts';

const pasted: [offer: string, without: string][] = [
  ['We help [Company] cut costs by 12%', 'We help cut costs by 12%'],
  ['We help {{company}} cut costs', 'We help cut costs'],
  ['Audits for [your company]', 'Audits'],
  ['Cut costs at <Company Name>', 'Cut costs'],
  ['Cut costs for %COMPANY%', 'Cut costs'],
  ['Save XX% on energy', 'Save on energy'],
  ['Cut costs by XX% for {first_name}', 'Cut costs'],
  ['Services for ____', 'Services'],
  ['I am [Your Name] from [Company] and sell pumps', 'we sell pumps'],
];

describe('the gaps of a pasted template', () => {
  it.each(pasted)('are left out, with the preposition that they leave alone: %s', (offer, without) => {
    expect(withoutTemplateGaps(offer)).toBe(without);
  });

  it.each(pasted)('never stand in a draft: %s', async (offer) => {
    const request = { persona: 'Head of Operations', offer, goal: 'book a call', tone: 'direct' } as const;
    const written = await createComposer().write(request, {
      requestId: 'req_1',
      signal: new AbortController().signal,
    });
    if (!written.ok) throw new Error(written.code);
    expect(createGate(request)(written.draft)).toEqual([]);
  });

  it.each([
    'Ads in [sic] papers',
    'A <b>bold</b> claim',
    'x{0,3} in patterns',
    'XXL shirts and 10% off',
    'Tests [1] and names',
  ])('are told from other brackets: %s', (offer) => {
    expect(withoutTemplateGaps(offer)).toBe(offer);
  });
});
