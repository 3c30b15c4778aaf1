import { expect, it } from 'vitest';
import { anyOf } from './any-of.ts';

const patterns = [
  /\bfree\b/i,
  /^re:/m,
  /Acme|Globex/,
  /ends$/,
  /\b(?:one|two) [|)\]] three\b|\(\||\bfour(?= five|six)/,
  /\\|\bbar\|bar\b/,
];
const any = anyOf(patterns);

it.each([
  'this is FREE for you',
  'hello\nre: hello',
  'from Globex',
  'this ends',
  'hello, re: hello',
  'from acme',
  'ends here',
  'freedom',
  'one | three',
  'someone | three',
  'two ] three',
  'one three',
  '(|',
  'three',
  'four five',
  'foursix',
  'four',
  'six',
  '\\',
  'bar|bar',
  'rebar|bar',
  'bar',
  '',
])('says of a text what the patterns say one by one: %j', (text) => {
  expect(any(text)).toBe(patterns.some((pattern) => pattern.test(text)));
});
