import { expect, it } from 'vitest';
import { mendSplice } from './mend-splice.ts';

it.each([
  ['We supply six cafes, the nearest is in Leith.', 'We supply six cafes; the nearest is in Leith.'],
  [
    'I volunteer for Tarn, a charity, we have seen 300 students.',
    'I volunteer for Tarn, a charity; we have seen 300 students.',
  ],
  ["The road is long, we'd arrange a lift.", "The road is long; we'd arrange a lift."],
])('parts two sentences: "%s"', (spliced, mended) => {
  expect(mendSplice(spliced)).toBe(mended);
});

it.each([
  'We have five vans, two of them open since March.',
  'We are a charity, 41 years old, two paid staff.',
  'When the tide is out, we dig.',
  'We placed 31 engineers, 29 still in post.',
  'Our founder, who runs the shop, bakes.',
])('leaves one sentence whole: "%s"', (sentence) => {
  expect(mendSplice(sentence)).toBe(sentence);
});
