import { describe, expect, it } from 'vitest';
import { checkDraft } from '../check-draft.ts';
import { isToldIn, readSentenceStems } from './told-in-brief.ts';

const brief = {
  persona: 'Head of Sales',
  offer: 'Call recording software',
  goal: 'Book a demo',
  tone: 'professional' as const,
  additionalContext: 'They use Zendesk. Team of 5 SDRs in Leeds. Raised £1.8m in September.',
};

function faultsOf(sentence: string) {
  const emailContent = `Hello,\n\n${sentence}\n\nWould a demo of our call recording software help?\n\nRegards,`;
  return checkDraft({ subjectLine: 'Call recording', emailContent }, brief).map(({ code }) => code);
}

describe('what leads up to a statement', () => {
  it.each([
    'I noticed that you have a team of 5 SDRs in Leeds.',
    'I see that you use Zendesk.',
    'I understand that you use Zendesk and have a team of SDRs.',
    'You raised £1.8m in September, I see.',
    'I saw you raised £1.8m in September.',
  ])('has its ground where the brief tells it: "%s"', (sentence) => {
    expect(faultsOf(sentence)).toEqual([]);
  });

  it.each([
    'I noticed that you switched to a cheaper helpdesk.',
    'I saw your keynote on call coaching.',
    'I heard that your callers wait for ten minutes.',
  ])('has none where the brief does not: "%s"', (sentence) => {
    expect(faultsOf(sentence)).toContain('invented_fact');
  });
});

it('is told in one place, or in two that follow each other', () => {
  const places = readSentenceStems('They use Zendesk. Hiring five agents. Their depot is in Leeds.');
  expect(isToldIn(' that you use Zendesk and are hiring agents', places)).toBe(true);
  expect(isToldIn(' that you use Zendesk in your depot in Leeds', places)).toBe(false);
  expect(isToldIn(' you', places)).toBe(false);
});
