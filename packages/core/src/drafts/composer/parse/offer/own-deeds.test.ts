import { expect, it } from 'vitest';
import { joinOwnDeeds, partDoers } from './own-deeds.ts';

it.each([
  ['We tune pianos, only charge for the first hour.', 'We tune pianos and only charge for the first hour.'],
  ['We recover deposits (just take 8% of them).', 'We recover deposits and just take 8% of them.'],
  [
    'We make Tallow, software for tanneries and would like to link it to yours.',
    'We make Tallow, software for tanneries, and would like to link it to yours.',
  ],
  ['We run three kilns, only one of them electric.', 'We run three kilns, only one of them electric.'],
])('tells two deeds of ours as two: %s', (typed, told) => {
  expect(joinOwnDeeds(typed)).toBe(told);
});

it.each([
  ['You post the slides we scan and print.', 'You post the slides, and we scan and print.'],
  ['You email the old file we redraw it.', 'You email the old file, and we redraw it.'],
  ['You choose the wines we import.', 'You choose the wines we import.'],
  ['You pay when we find a buyer.', 'You pay when we find a buyer.'],
])('parts what the reader does from what we do: %s', (typed, told) => {
  expect(partDoers(typed)).toBe(told);
});
