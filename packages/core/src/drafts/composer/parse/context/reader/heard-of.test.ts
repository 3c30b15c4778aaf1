import { expect, it } from 'vitest';
import { toHeardOf } from './heard-of.ts';
import { toReferral } from './to-you.ts';

it.each([
  [
    'Our head brewer, Lena Voss, heard her talk on wild yeast in Ghent and asked me to get in touch',
    'Our head brewer, Lena Voss, heard your talk on wild yeast in Ghent and asked me to get in touch.',
  ],
  [
    'One of our trustees met him at the Perth show and she said we should write to him',
    'One of our trustees met you at the Perth show and said we should write to you.',
  ],
  [
    'Lena from our board stayed at their inn in May and loved the garden',
    'Lena from our board stayed at your inn in May and loved the garden.',
  ],
  [
    'My old teacher, Joris van Damme, showed in her gallery in 2019 and said I should write to her',
    'My old teacher, Joris van Damme, showed in your gallery in 2019 and said I should write to you.',
  ],
  [
    'Our importer, Bea, heard her on a podcast, where she said she was bored of Chablis, and told us to get in touch',
    'Our importer, Bea, heard you on a podcast, where you said you were bored of Chablis, and told us to get in touch.',
  ],
  [
    'I was asked by her deputy, Lena Voss, to write to her directly',
    'Your deputy, Lena Voss, asked me to write to you directly.',
  ],
  ['Our choir master has read both of his books', 'Our choir master has read both of your books.'],
])('tells who of the sender\'s has met or heard the reader: "%s"', (sentence, told) => {
  expect(toHeardOf(sentence)).toBe(told);
  expect(toReferral(sentence)).toBe(told);
});

it.each([
  'Our chair met her sister and she asked us to call her brother',
  'Our chair met the director and his wife',
  'Our chair heard about the theft in her shop',
  'Our customers met them at the fair',
  'Our rep says the fair was full',
])('tells nothing where somebody else could be meant, or news are bad: "%s"', (sentence) => {
  expect(toHeardOf(sentence)).toBeUndefined();
});
