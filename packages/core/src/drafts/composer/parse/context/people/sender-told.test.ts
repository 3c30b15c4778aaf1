import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { withSenderTold } from './sender-told.ts';

it.each([
  [
    'Sender: Tilda Marsh CPA, 12 years in audit, former controller of a brewery. Works with six farms, has room for one more.',
    'Sender: Tilda Marsh CPA. I have 12 years in audit and am a former controller of a brewery. I work with six farms and have room for one more.',
  ],
  [
    'From: Tilda Marsh, head of training, trained 300 pilots.',
    'From: Tilda Marsh, head of training. I trained 300 pilots.',
  ],
  ['Sender: Tilda Marsh, head of sales, Marsh Dairy. Works offline.', undefined],
  ['From Tilda Marsh, former SENCO, co-founder of ReadEarly.', undefined],
])('tells of who signs what is no post: "%s"', (notes, told) => {
  expect(withSenderTold(notes)).toBe(told ?? notes);
});

it('signs with the name alone and tells the rest', () => {
  const context = 'Sender: Tilda Marsh, 12 years in audit. Works with six farms.';
  const { signature, proofs } = parseContext(context, { persona: 'Farm owners', offer: 'bookkeeping' });
  expect([signature, proofs]).toEqual(['Tilda Marsh', ['I have 12 years in audit and work with six farms.']]);
});
