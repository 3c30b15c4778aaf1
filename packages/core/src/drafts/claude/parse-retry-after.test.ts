import { expect, it } from 'vitest';
import { parseRetryAfterMs } from './parse-retry-after.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

it.each<[string, Record<string, string>, number | undefined]>([
  ['seconds', { 'retry-after': '3' }, 3_000],
  ['parts of a second', { 'retry-after': '0.25' }, 250],
  ['nothing to wait for', { 'retry-after': '0' }, 0],
  ['milliseconds before seconds', { 'retry-after': '3', 'retry-after-ms': '40' }, 40],
  ['a date ahead', { 'retry-after': 'Sat, 21 Nov 2026 10:00:07 GMT' }, 7_000],
  ['a date that has passed', { 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' }, 0],
  ['nothing', {}, undefined],
  ['an empty value', { 'retry-after': '' }, undefined],
  ['a word', { 'retry-after': 'soon' }, undefined],
  ['a negative number', { 'retry-after': '-5' }, undefined],
  ['a number in another notation', { 'retry-after': '1e9' }, undefined],
  ['a number beyond reason', { 'retry-after': '99999999999' }, undefined],
])('reads %s', (_name, headers, expected) => {
  expect(parseRetryAfterMs(new Headers(headers), now)).toBe(expected);
});

it('reads nothing from an error without headers', () => {
  expect(parseRetryAfterMs(undefined, now)).toBeUndefined();
});
