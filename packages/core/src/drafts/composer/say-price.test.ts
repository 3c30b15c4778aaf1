import { expect, it } from 'vitest';
import { sayPrice } from './say-price.ts';

it.each([
  ['casual', false, "It's £400 a video."],
  ['friendly', true, "They're £400 a video."],
  ['direct', false, 'It costs £400 a video.'],
  ['formal', false, 'The price is £400 a video.'],
] as const)('says in the tone %s what it costs', (tone, several, told) => {
  expect(sayPrice(['The price is £400 a video.'], tone, several)).toEqual([told]);
});

it('leaves a price as it is where "it" would be another thing', () => {
  const facts = ['We made a clip for a brand.', 'The price is £400 a video.'];
  expect(sayPrice(facts, 'casual', false)).toEqual(facts);
  expect(sayPrice(['Fuel is down at one firm.', 'The price is £9 a month.'], 'casual', false)[1]).toBe(
    'The price is £9 a month.',
  );
});
