import { expect, it } from 'vitest';
import { withoutQuotations } from './without-quotations.ts';

it.each([
  [
    'In an interview she said: "I grew up here. He who waits sees more." Two reserves use them.',
    ' Two reserves use them.',
  ],
  ['Old mail:\n"Dear Mr Hall, we insure 80 clubs."\nWe now insure 112.', '\nWe now insure 112.'],
  ['Reply: “Not now. Try again in a year.” We moved.', ' We moved.'],
  [
    'From our website: "The Quiet Chair. We work with 42 hospices."',
    'From our website: The Quiet Chair. We work with 42 hospices.',
  ],
  ["On a forum someone wrote 'it is badly planned. Nobody listens.' We run four.", ' We run four.'],
])('takes out what is quoted at length: %s', (notes, rest) => {
  expect(withoutQuotations(notes)).toBe(rest);
});

it.each([
  'Their job ad says "we want you to stay".',
  'Mention: "We put ten in for free. You keep the data."',
  'Testimonial: "It works. We saved a day." - plant manager at Tarn',
  "It's the customers' choice. We don't mind.",
])('leaves %s', (notes) => {
  expect(withoutQuotations(notes)).toBe(notes);
});
