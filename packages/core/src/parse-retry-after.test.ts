import { expect, test } from 'vitest';
import { parseRetryAfter } from './parse-retry-after.ts';

const now = new Date('2026-05-10T09:00:00.000Z');

test.each([
  ['120', 120_000],
  [' 7 ', 7_000],
  ['0', 0],
  ['0.25', 250],
  ['9999999999', 9_999_999_999_000],
  ['Sun, 10 May 2026 09:02:00 GMT', 120_000],
  ['Sun, 10 May 2026 08:00:00 GMT', 0],
  ['Sun, 99 May 2026 09:02:00 GMT', undefined],
  ['-5', undefined],
  ['1.', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['99999999999', undefined],
  ['soon', undefined],
  ['2026-05-10T09:02:00Z', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('Retry-After: %s', (value, expected) => {
  expect(parseRetryAfter(value, now)).toBe(expected);
});
