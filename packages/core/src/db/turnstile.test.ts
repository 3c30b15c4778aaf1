import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurnstile, type DatabaseBusyError } from './turnstile.ts';

const limits = { places: 2, stalledAfterMs: 700, waitMsMax: 5_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function callers(turnstile: ReturnType<typeof createTurnstile>) {
  const admitted: number[] = [];
  const refused: DatabaseBusyError[] = [];
  let next = 0;
  return {
    admitted,
    refused,
    come() {
      const name = next++;
      turnstile.enter(
        () => admitted.push(name),
        (error) => refused.push(error),
      );
    },
  };
}

test('lets as many in as there are places, and the rest in their order', () => {
  const turnstile = createTurnstile(limits);
  const { admitted, come } = callers(turnstile);
  for (let caller = 0; caller < 5; caller++) come();
  expect(admitted).toEqual([0, 1]);
  turnstile.leave({ succeeded: true });
  turnstile.leave({ succeeded: false });
  expect(admitted).toEqual([0, 1, 2, 3]);
});

test('refuses who waits while nobody inside succeeds, and soon', () => {
  const turnstile = createTurnstile(limits);
  const { refused, come } = callers(turnstile);
  for (let caller = 0; caller < 5; caller++) come();
  vi.advanceTimersByTime(500);
  turnstile.leave({ succeeded: false });
  expect(refused).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(refused.map((error) => error.code)).toEqual(['DATABASE_BUSY', 'DATABASE_BUSY']);
});

test('lets who waits go on waiting while those inside succeed, but not for ever', () => {
  const turnstile = createTurnstile(limits);
  const { refused, admitted, come } = callers(turnstile);
  for (let caller = 0; caller < 30; caller++) come();
  for (let step = 0; step < 9; step++) {
    vi.advanceTimersByTime(500);
    turnstile.leave({ succeeded: true });
  }
  expect([admitted.length, refused.length]).toEqual([11, 0]);
  vi.advanceTimersByTime(500);
  turnstile.leave({ succeeded: true });
  vi.advanceTimersByTime(100);
  expect(admitted.length + refused.length).toBe(30);
});

test('has no timer while nobody waits', () => {
  const turnstile = createTurnstile(limits);
  const { come } = callers(turnstile);
  for (let caller = 0; caller < 3; caller++) come();
  expect(vi.getTimerCount()).toBe(1);
  for (let caller = 0; caller < 3; caller++) turnstile.leave({ succeeded: true });
  expect(vi.getTimerCount()).toBe(0);
  come();
  come();
  expect(vi.getTimerCount()).toBe(0);
});
