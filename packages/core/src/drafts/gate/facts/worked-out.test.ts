import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../testing/processor-time.ts';
import { checkDraft } from '../check-draft.ts';
import { Facts, readSuspects } from './read-facts.ts';

const brief = {
  persona: 'Property manager of 64 flats',
  offer: 'Parcel lockers, $1.20 per flat per month, returns down from 34% to 25%, six films for $7,800',
  goal: 'a call',
};

const found = (sentence: string) =>
  checkDraft(
    {
      subjectLine: 'Parcels',
      emailContent: `Hello,\n\nWe install parcel lockers. ${sentence}\n\nWould a call suit you?\n\nKind regards`,
    },
    brief,
  ).map(({ excerpt }) => excerpt);

describe('a number that follows from those of the brief', () => {
  it.each([
    'For all 64 flats that comes to $76.80.',
    'We charge $1.20 for each, which is less than $80 for all 64.',
    'Our films cost $7,800, so $1,300 each.',
    'Returns fall by roughly a quarter.',
    'On a portfolio of 200 flats that would be $240.',
    'For 90 flats you would be looking at $108.',
    'Of $1,000 in fines you keep $750.',
    'For your planning: ten buildings of 40 flats each come to $480.',
    'All 64 flats are $76.80 together.',
    'With the films, all 64 flats come to $7,876.80.',
  ])('is no invention: %s', (sentence) => {
    expect(found(sentence)).toEqual([]);
  });

  it.each([
    'For all 64 flats that comes to $66.80.',
    'Our films cost $7,800, so $1,100 each.',
    'On a portfolio of 200 flats that would be $340.',
    'Twelve months for 90 flats, for example, come to $1,396.',
    'For your planning: ten buildings of 40 flats each come to $580.',
    'With the films, all 64 flats come to $7,976.80.',
    'We look after 90 flats.',
    'Returns are below 26%.',
  ])('is one where it does not follow: %s', (sentence) => {
    expect(found(sentence)).not.toEqual([]);
  });

  it('is not looked for in two steps where the brief has many numbers', () => {
    const additionalContext = '14 sites, 3 depots, 27 vans, 5 fitters, 18 colours';
    const facts = new Facts({ ...brief, additionalContext });
    const body = 'Hello,\n\nFor your planning: ten buildings of 40 flats each come to $480.\n\nKind regards';
    const excerpts = readSuspects('Parcels', body, facts).suspects.map(({ excerpt }) => excerpt);
    expect(excerpts).toEqual(
      expect.arrayContaining([expect.stringMatching(/^ten/), expect.stringMatching(/^40/)]),
    );
  });

  it('is looked for in linear time, however many numbers there are', async () => {
    const numbers = Array.from({ length: 120 }, (_, at) => `$${at + 7} for ${at + 2} flats`).join(', ');
    const sums = Array.from({ length: 60 }, (_, at) => `so $${at + 9_001}`).join(', ');
    const email = { subjectLine: 'Numbers', emailContent: `Hello,\n\nWe sell, ${sums}.\n\nKind regards` };
    // Some 30 ms; anything quadratic takes seconds.
    expect(await processorMs(() => checkDraft(email, { ...brief, additionalContext: numbers }))).toBeLessThan(
      1_000,
    );
  });
});
