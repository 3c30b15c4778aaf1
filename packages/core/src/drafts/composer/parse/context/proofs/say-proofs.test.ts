import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { withoutAudience } from './say-proofs.ts';

const told = (notes: string, persona: string, offer = 'a routing app') =>
  parseContext(notes, { persona, who: persona, offer }).proofs;

it.each([
  [
    "I've used Halmark's budget app since 2021.",
    'Hiring manager at Halmark',
    "I've used your budget app since 2021.",
  ],
  [
    "We deliver to two of Eastwold's shops.",
    'Head of Sales at Eastwold Foods',
    'We deliver to two of your shops.',
  ],
  [
    "We deliver to two of Brightway's shops.",
    'Head of Sales at Eastwold Foods',
    "We deliver to two of Brightway's shops.",
  ],
])('calls what is of the firm where the reader works the reader’s: "%s"', (notes, persona, sentence) => {
  expect(told(notes, persona)).toEqual([sentence]);
});

it('takes whom an offer gives access to for nobody who reads', () => {
  expect(withoutAudience('First look at a farm, with access to the growers')).toContain('growers');
  expect(withoutAudience('Web pages for growers')).toBe('Web pages ');
});

it('leaves out what only bids the writer be brief', () => {
  expect(
    told(
      'I know how many makers write to small shops, so please keep it short. Each app is free.',
      'Shop owner',
    ),
  ).toEqual(['Each app is free.']);
});

it('leaves out why the writer is to say something', () => {
  expect(
    told(
      'Please mention that we do the set-up ourselves, since that is what clients worry about.',
      'Shop owner',
    ),
  ).toEqual(['We do the set-up ourselves.']);
});

it('tells of what the sender holds, of whom it is and what for', () => {
  const notes = 'Date: 2 June\nPlace: Church Meadow\nClub: Upper Slade Rovers\nProceeds go to: a new library';
  expect(told(notes, 'Local shops', 'a banner at our summer tournament').join(' ')).toBe(
    'The tournament takes place on 2 June at Church Meadow. We are Upper Slade Rovers. The proceeds go to a new library.',
  );
});
