import { describe, expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { isDetail } from './note-details.ts';

const persona = 'Restaurant owners in Lyon';
const offer = 'weekly delivery of organic vegetables, ordered by 6 pm and delivered by 7 am';

describe('a fact that a note gives without a verb', () => {
  it.each([
    ['14 growers, all registered', ['We have 14 growers, all registered.']],
    [
      'Every crate is packed by hand. 97% on-time delivery in 2023. Boxes come back on Fridays.',
      [
        'Every crate is packed by hand.',
        'We had 97% on-time delivery in 2023.',
        'Boxes come back on Fridays.',
      ],
    ],
    [
      '60 min, boxes provided, €12 per class.',
      ['It lasts 60 minutes. Boxes are provided and the price is €12 per class.'],
    ],
    ['Crates always new.', ['Crates are always new.']],
    ['GOTS certified since 2017.', ['We have been GOTS certified since 2017.']],
    [
      'Boxes of 5 and 10 kilos. Delivery from Monday to Friday.',
      ['There are boxes of 5 and 10 kilos.', 'Delivery is from Monday to Friday.'],
    ],
    ['The drone sprays ten hectares an hour.', ['The drone sprays ten hectares an hour.']],
    ['Three sessions usually lighten a piece enough.', ['Three sessions usually lighten a piece enough.']],
  ])('is told after the others: "%s"', (notes, told) => {
    expect(parseContext(notes, { persona, offer }).proofs).toEqual(told);
  });

  it.each([
    'Takes ten minutes to connect.',
    'Revenue down from 9M to 7M.',
    'Many are living alone.',
    'From Nora Hale at Alder Farm.',
    'Chapel in Stroud, 64 panels, one day.',
    '2 calls so far, he was on holiday',
    '40 seats, their renewal in May',
    'also 3 vans, no driver',
    'Units: 1,800 of them old',
    'ASK: CHF 240,000 over 2 years',
    'Marcus: free Wednesday or Thursday',
  ])('is none where it may be a sentence or on somebody: "%s"', (note) => {
    expect(isDetail(note)).toBe(false);
  });

  it('says what its label does', () => {
    const text = 'Fitting: 25 minutes per trailer, no drilling.';
    const told = 'Fitting takes 25 minutes per trailer, with no drilling.';
    const sensors = { persona: 'Fleet manager at a haulier', offer: 'Temperature sensors for trailers' };
    expect(parseContext(text, sensors).proofs).toEqual([told]);
  });

  it('is none where it looks private', () => {
    expect(parseContext('2 calls so far, no answer', { persona, offer }).proofs).toEqual([]);
    expect(parseContext('budget 40k, decision in March', { persona, offer }).proofs).toEqual([]);
  });
});

it('tells what holds for most of those who buy', () => {
  expect(
    parseContext('Most shops sell a crate within a day.', { persona, offer: 'crates of vegetables' }).proofs,
  ).toEqual(['Most shops sell a crate within a day.']);
});
