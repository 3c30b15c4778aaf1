import { expect, it } from 'vitest';
import { withTerseTold } from './terse-offer.ts';

it.each([
  ['Kiln taster: 45 min group class', 'Kiln taster: 45-minute group class'],
  ['Paid interview. nothing for sale yet', 'Paid interview. Nothing is for sale yet'],
  [
    'science club, run by us (local charity) - kits, leaflets, staff all included',
    'science club. It is run by us, a local charity. Kits, leaflets and staff are included.',
  ],
  [
    'Silver sponsorship, in return for: stall + 30 min talk on soil',
    'Silver sponsorship, in return for a stall and a 30-minute talk on soil',
  ],
  ['Bread, delivered in 30 min', 'Bread, delivered in 30 min'],
  ['Kits, staff, all included in the price', 'Kits, staff, all included in the price'],
])('tells %j in whole words', (offer, told) => {
  expect(withTerseTold(offer)).toBe(told);
});
