import { expect, it } from 'vitest';
import { decapitalise, toArticle } from './grammar.ts';

it.each([
  ['an', ['X-ray', 'F1 team', 'hour', 'heir', 'MBA', 'NHS', 'SQL', 'unidentified', 'umbrella', 'LED']],
  [
    'a',
    [
      'once-weekly',
      'one-off',
      'European',
      'university',
      'user',
      'unanimous',
      'uranium',
      'ukulele',
      'STEM',
      'SCADA',
    ],
  ],
])('puts "%s" by the sound that comes', (article, words) => {
  for (const word of words) expect(toArticle(word), word).toBe(article);
});

it('keeps the capital of a name, and of no word, before "-style"', () => {
  expect(decapitalise('Documentary-style films')).toBe('documentary-style films');
  expect(decapitalise('Gymdesk-style plans')).toBe('Gymdesk-style plans');
});
