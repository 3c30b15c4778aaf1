import { expect, it } from 'vitest';
import { parseOffer } from './parse-offer.ts';

it.each([
  [
    'Bread, rolls and pastries from a wood-fired oven',
    'our bread, rolls and pastries from a wood-fired oven',
  ],
  ['Apples, pears and plums grown without spray', 'our apples, pears and plums grown without spray'],
  ['Charging points for electric cars', 'our charging points for electric cars'],
  ['Parking spaces behind the station', 'our parking spaces behind the station'],
])('is told as what it is: "%s"', (typed, told) => {
  const { noun, statements } = parseOffer(typed);
  expect(statements).toEqual([]);
  expect(noun?.withOur).toBe(told);
});

it('asks for support where that is what is meant', () => {
  expect(parseOffer('Support for our lifeboat crew').statements).toEqual([
    'You can support our lifeboat crew.',
  ]);
});
