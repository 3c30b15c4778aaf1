import { expect, test } from 'vitest';
import { refreshDelayMs } from './refresh-delay.ts';

const now = Date.parse('2026-01-14T12:00:00Z');
const done = { status: 'delivered', next_attempt_at: null } as const;
const retryIn = (seconds: number) =>
  ({ status: 'retrying', next_attempt_at: new Date(now + seconds * 1_000).toISOString() }) as const;

test('nothing is asked again where every delivery is done', () => {
  expect(refreshDelayMs([], now)).toBe(false);
  expect(refreshDelayMs([done, { ...done, status: 'failed' }, { ...done, status: 'canceled' }], now)).toBe(
    false,
  );
});

test('what is on its way is asked for every 3 s', () => {
  expect(refreshDelayMs([done, { status: 'pending', next_attempt_at: null }], now)).toBe(3_000);
  expect(refreshDelayMs([retryIn(7_200), { ...done, status: 'delivering' }], now)).toBe(3_000);
});

test('a retry is asked for when it is due, at most every 3 s and at least every minute', () => {
  expect(refreshDelayMs([retryIn(20), retryIn(300)], now)).toBe(21_500);
  expect(refreshDelayMs([retryIn(-5)], now)).toBe(3_000);
  expect(refreshDelayMs([retryIn(7_200)], now)).toBe(60_000);
});
