import { expect, it } from 'vitest';
import { parseOffer } from '../parse-offer.ts';

it('pays whoever is to work for the sender, and sells him nothing', () => {
  const { extras } = parseOffer(
    'Part time coaching at our rowing club in Hull, one day a week in winter, £120 a day, no certificate needed as we train you',
  );
  expect(extras.join(' ')).toMatch(/\bwe pay £120 a day\b/i);
});

it('keeps the price of what is sold', () => {
  expect(
    parseOffer('Sailing lessons at a school in Hull. £180 a night, boat included.').extras.join(' '),
  ).not.toMatch(/pay/);
});
