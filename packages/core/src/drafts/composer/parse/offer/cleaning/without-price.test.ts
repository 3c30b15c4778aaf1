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
  ['used lathes, from 18k', 'Do not mention: price', 'used lathes'],
  ['workshops for £300', 'Prices: do not tell.', 'workshops'],
  ['workshops for £300', 'Please avoid mentioning pricing, it depends.', 'workshops'],
  ['workshops for £300', 'The price should not be mentioned in the first mail.', 'workshops'],
  ['workshops for £300', 'Keep the price for the call.', 'workshops'],
  ['workshops for £300', 'No mention of price please', 'workshops'],
  ['workshops for £300', 'We keep prices low and avoid fees.', 'workshops for £300'],
  ['workshops for £300', 'They want to keep costs down.', 'workshops for £300'],
  [
    'night support, trained in 3 weeks. 2,900 euro a month',
    'Dont mention the price.',
    'night support, trained in 3 weeks.',
  ],
  [
    'bee workshop, 90 min, £220 per class. kids see the queen',
    'Do not mention: price',
    'bee workshop, 90 minutes. kids see the queen',
  ],
  ['tea boxes at £12 each', 'We harvest it ourselves.', 'tea boxes at £12 each'],
  ['tea boxes at £12 each', "Don't mention the shop.", 'tea boxes at £12 each'],
])('"%s", of which it is said: %s', (offer, context, told) => {
  expect(withoutPrice(offer, context)).toBe(told);
});
