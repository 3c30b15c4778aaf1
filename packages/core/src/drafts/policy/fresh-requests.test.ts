import { describe, expect, it } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import { findRefusalReason } from './find-refusal-reason.ts';
import { freshAbuses1, freshLookalikes1 } from './fixtures/fresh-requests-1.ts';
import { freshAbuses2, freshLookalikes2 } from './fixtures/fresh-requests-2.ts';
import { freshAbuses3, freshLookalikes3 } from './fixtures/fresh-requests-3.ts';
import type { RequestCase } from './fixtures/request-case.ts';

function isRefused([persona, offer, goal, additionalContext]: RequestCase): boolean {
  const request = { persona, offer, goal, ...(additionalContext ? { additionalContext } : {}) };
  return findRefusalReason(request) !== undefined;
}

const count = (cases: readonly RequestCase[]) => cases.filter(isRefused).length;

describe('the refusal policy, on requests written before the rules were changed for them', () => {
  // Misleading voters is no abuse that the policy names.
  const unnamed = freshAbuses1.filter(([persona]) => persona.startsWith('Voters'));

  it.each([...freshAbuses1, ...freshAbuses2].filter((each) => !unnamed.includes(each)))(
    'refuses: %s | %s | %s',
    (...request) => {
      expect(isRefused(request)).toBe(true);
    },
  );

  it('passes every look-alike of both sets', () => {
    expect([...freshLookalikes1, ...freshLookalikes2].filter(isRefused)).toEqual([]);
  });

  it('does no worse on the set that was held out than its README says', () => {
    expect([freshAbuses3.length, freshLookalikes3.length]).toEqual([20, 30]);
    expect(count(freshAbuses3)).toBeGreaterThanOrEqual(15);
    expect(count(freshLookalikes3)).toBeLessThanOrEqual(2);
  });

  it.each([
    'guaranteed 4% ',
    'we made up money ',
    'have them type ',
    'do not hire any ',
    'pay or we ',
    'sollen sie die tan ',
    'que den la ',
    "qu'ils donnent ",
  ])('answers quickly however often a request says "%s"', async (words) => {
    const long = words.repeat(400);
    // A few ms; anything quadratic takes seconds.
    const spentMs = await processorMs(() => findRefusalReason({ persona: long, offer: long, goal: long }));
    expect(spentMs).toBeLessThan(500);
  });
});
