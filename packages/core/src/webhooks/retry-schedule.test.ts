import { expect, test } from 'vitest';
import { attemptsMax, nextDelayMs } from './retry-schedule.ts';

const hourMs = 3_600_000;
const middle = { random: 0.5, hourMs };

test('ten attempts, with these delays between them', () => {
  const delays = Array.from({ length: attemptsMax }, (_, index) => nextDelayMs(index + 1, middle));
  const [s, m] = [1_000, 60_000];
  expect(delays).toEqual([
    5 * s,
    5 * m,
    30 * m,
    2 * hourMs,
    5 * hourMs,
    10 * hourMs,
    14 * hourMs,
    20 * hourMs,
    24 * hourMs,
    undefined,
  ]);
});

test('spreads each delay over 20 % either way', () => {
  expect(nextDelayMs(2, { random: 0, hourMs })).toBe(240_000);
  expect(nextDelayMs(2, { random: 1, hourMs })).toBe(360_000);
});

test.each([
  ['asks for less than the delay', 1_000, 300_000],
  ['asks for more, within twice the delay', 400_000, 400_000],
  ['asks for more than twice the delay', 10_000_000, 600_000],
  ['asks for nothing', undefined, 300_000],
])('a receiver that %s waits for what the schedule allows', (_, retryAfterMs, expected) => {
  expect(nextDelayMs(2, { ...middle, retryAfterMs })).toBe(expected);
});
