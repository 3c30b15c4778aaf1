import { expect, test } from 'vitest';
import { waitBeforeCall } from './evaluation-pace.ts';

const longAgo = -1_000_000;
const calm = { now: 0, typedAt: 0, lastCallAt: longAgo, blockedUntil: longAgo, callsPerMinute: 120 };

test('a text is scored once typing rests', () => {
  expect(waitBeforeCall(calm)).toBe(400);
  expect(waitBeforeCall({ ...calm, now: 300 })).toBe(100);
  expect(waitBeforeCall({ ...calm, now: 5_000 })).toBe(0);
});

test('however long one types, half of the limit stays for the keys', () => {
  let now = 0;
  let lastCallAt = longAgo;
  let calls = 0;
  while (now < 60_000) {
    // A pause after every word, just long enough to be a rest.
    now += waitBeforeCall({ ...calm, now, typedAt: now, lastCallAt });
    lastCallAt = now;
    calls++;
  }
  expect(calls).toBeLessThanOrEqual(61);
  expect(calls).toBeGreaterThan(50);
  expect(waitBeforeCall({ ...calm, now: 1_000, lastCallAt: 1_000, callsPerMinute: 10 })).toBe(12_000);
});

test('nothing is sent before a refusal is over', () => {
  expect(waitBeforeCall({ ...calm, now: 1_000, blockedUntil: 13_000 })).toBe(12_000);
});
