import { expect, it } from 'vitest';
import { compact } from './compact.ts';

it.each([
  ['(?:a|b)c', '(?:a|b)(?=)c'],
  ['(?:a|b)?c', '(?:a|b)?(?=)c'],
  ['(?:a|b)*?c', '(?:a|b)*?(?=)c'],
  ['(?:a|b){2,3}c', '(?:a|b){2,3}(?=)c'],
  ['(?:a|(b|c)d)e', '(?:a|(b|c)(?=)d)(?=)e'],
  ['(a|b)(?=)c', '(a|b)(?=)c'],
  ['(a|b)', '(a|b)'],
  ['(a|b)+|c', '(a|b)+|c'],
  ['(?:(a|b)?)+c', '(?:(a|b)?)+(?=)c'],
  [String.raw`[(|)]c\)d[\])]e`, String.raw`[(|)]c\)d[\])]e`],
])('says of %s where what follows a group begins', (source, compacted) => {
  expect(compact(source, 'u').source).toBe(compacted);
});

it.each([
  ['(?<day>mon|tues|fri)(?:day)?(s?) (?:(\\d)|at (?<!not at )noon)\\b', 'giu'],
  ['(?:(a|b)?c){2}(?!d)(?:e|f)*?g', ''],
  ['(a|b)(?:c|d)\\1|(?<=x(?:y|z))w', 'g'],
])('%s finds the same', (source, flags) => {
  const texts = [
    'Mondays at noon, fri 3, Tuesday not at noon',
    'acbceg bccdg cceefeg',
    'aca bdb bca xyw zw xzw',
  ];
  const all = (pattern: RegExp) => texts.map((text) => [...text.matchAll(new RegExp(pattern, 'gd'))]);
  const found = all(new RegExp(source, flags));
  expect(found.flat().length).toBeGreaterThan(0);
  const plain = (matches: RegExpExecArray[][]) =>
    matches.flat().map((match) => ({
      groups: { ...match.groups },
      indices: [...(match.indices ?? [])],
      all: [...match],
    }));
  expect(plain(all(compact(source, flags)))).toEqual(plain(found));
});
