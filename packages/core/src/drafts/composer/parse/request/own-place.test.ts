import { expect, it } from 'vitest';
import { withOwnPlace } from './own-place.ts';

const toReaders = (persona: string, goal: string, additionalContext: string) =>
  withOwnPlace({ persona, offer: 'a cheese tasting', goal, tone: 'friendly', additionalContext });

it('takes a place that the persona calls ours for ours wherever it is named', () => {
  const read = toReaders(
    'Families who live near our new village bakery',
    'get locals into the bakery',
    'The bakery is by the bridge.',
  );
  expect(read.goal).toBe('get them into our bakery');
  expect(read.additionalContext).toBe('Our bakery is by the bridge.');
});

it("leaves a place that may be the reader's as it is", () => {
  const persona = 'Owners of a bakery near our bakery';
  expect(toReaders(persona, 'visit the bakery', '').goal).toBe('visit the bakery');
  expect(toReaders('Bakery owners', 'visit the bakery', '').goal).toBe('visit the bakery');
});
