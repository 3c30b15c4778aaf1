import { expect, it } from 'vitest';
import { withoutPrice } from './without-price.ts';

it.each([
  ['short drone videos, £450 for three clips', 'dont mention the price yet', 'short drone videos'],
  ['Robot mowers on a lease, from €390 a month', 'Please do not name any prices.', 'Robot mowers on a lease'],
  [
    'Penetration test for $6,800, retest included',
    'Leave the price out.',
    'Penetration test, retest included',
  ],
  ['tea boxes at £12 each', 'We harvest it ourselves.', 'tea boxes at £12 each'],
  ['tea boxes at £12 each', "Don't mention the shop.", 'tea boxes at £12 each'],
])('"%s", of which it is said: %s', (offer, context, told) => {
  expect(withoutPrice(offer, context)).toBe(told);
});
