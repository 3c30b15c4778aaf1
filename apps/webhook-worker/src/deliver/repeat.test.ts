import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that says when each of its turns began, in milliseconds from now. */
function makeRepeat(everyMs: number, turn: () => Promise<void> = async () => {}) {
  const turns: number[] = [];
  const errors: unknown[] = [];
  const startedAt = performance.now();
  const repeat = new Repeat({
    everyMs,
    onError: (error) => errors.push(error),
    turn: () => {
      turns.push(Math.round(performance.now() - startedAt));
      return turn();
    },
  });
  return { repeat, turns, errors };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('what comes after a quiet while goes at once, and what comes in numbers shares its turns', async () => {
  const { repeat, turns } = makeRepeat(25);
  repeat.run();
  await pass(100);
  expect(turns).toEqual([0]);
  for (let n = 0; n < 30; n++) {
    repeat.run();
    await pass(2);
  }
  await pass(100);
  expect(turns).toEqual([0, 100, 125, 150, 175]);
});

test('what is in a hurry ends a pause, once', async () => {
  const { repeat, turns } = makeRepeat(1_000);
  repeat.run();
  await pass(1);
  repeat.run();
  await pass(10);
  repeat.runNow();
  await pass(1);
  repeat.run();
  await pass(2_000);
  expect(turns).toEqual([0, 11, 1_011]);
});

test('what is asked for in a turn gets a turn of its own, and none runs beside another', async () => {
  const { repeat, turns } = makeRepeat(0, () => new Promise((resolve) => setTimeout(resolve, 40)));
  repeat.run();
  await pass(10);
  repeat.run();
  repeat.runNow();
  await pass(200);
  expect(turns).toEqual([0, 40]);
});

test('a turn that fails is told of and made again', async () => {
  let failures = 2;
  const { repeat, turns, errors } = makeRepeat(0, async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('away');
  });
  repeat.run();
  const idle = repeat.idle();
  await pass(1_000);
  await idle;
  expect(turns).toHaveLength(3);
  expect(errors).toHaveLength(2);
});
