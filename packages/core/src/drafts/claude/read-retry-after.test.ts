import { expect, it } from 'vitest';
import { readRetryAfterMs } from './read-retry-after.ts';

const now = new Date('2026-11-21T10:00:00Z');

it.each<[string, Record<string, string>, number | undefined]>([
  ['seconds', { 'retry-after': '3' }, 3_000],
  ['a date ahead', { 'retry-after': 'Sat, 21 Nov 2026 10:00:07 GMT' }, 7_000],
  ['milliseconds before seconds', { 'retry-after': '3', 'retry-after-ms': '40' }, 40],
  ['seconds where the milliseconds are none', { 'retry-after': '3', 'retry-after-ms': 'soon' }, 3_000],
  ['nothing', {}, undefined],
])('reads %s', (_name, headers, expected) => {
  expect(readRetryAfterMs(new Headers(headers), now)).toBe(expected);
});

it('reads nothing from an error without headers', () => {
  expect(readRetryAfterMs(undefined, now)).toBeUndefined();
});
