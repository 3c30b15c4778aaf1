import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { toFact } from './context-facts.ts';

it.each([
  ['Tolerances down to 0.01 mm', 'Tolerances go down to 0.01 mm.'],
  ['Margins of 40-50%', 'Margins are 40-50%.'],
  ['Retail margin 45%', 'The retail margin is 45%.'],
  ['Matte and gloss finishes', 'They come in matte and gloss finishes.'],
  ['Samples on request', 'Samples are available on request.'],
  ['50 cm to 2 m high', 'They are 50 cm to 2 m high.'],
  ['Box of 50, $6.20 each', 'They come in boxes of 50, and the price is $6.20 each.'],
  ['Shelf life 12 months', 'The shelf life is 12 months.'],
  ['0.42 EUR per trip', 'The price is 0.42 EUR per trip.'],
  [
    'battery lasts 5 years, range 2 km, €190 per sensor, no subscription',
    'The battery lasts 5 years, and the range is 2 km. The price is €190 per sensor, with no subscription.',
  ],
])('tells of goods "%s"', (note, told) => {
  expect(toFact(note, true)).toBe(told);
});

it.each(['Margins of 12%', '50 cm to 2 m high', 'Queues up to 40 minutes'])(
  'leaves out "%s" where one cannot be sure what it is said of',
  (note) => {
    expect(toFact(note, false)).toBeUndefined();
  },
);

it('ends a sentence after a unit', () => {
  const { proofs } = parseContext('Weight 190 g. Samples free of charge.', {
    persona: 'Buyer at a brewery',
    offer: 'Recycled glass bottles',
    plural: true,
  });
  expect(proofs).toEqual(['The weight is 190 g.', 'Samples are free.']);
});
