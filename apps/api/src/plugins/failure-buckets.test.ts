import { expect, test } from 'vitest';
import { createFailureBuckets } from './failure-buckets.ts';

test('a minute’s failures pass at once, then one for each share of the minute', () => {
  for (const perMinute of [1, 7, 20, 300]) {
    const buckets = createFailureBuckets(perMinute);
    const burst = (nowMs: number) => {
      let passed = 0;
      while (buckets.take('a', nowMs) === 0) passed++;
      return passed;
    };
    expect(burst(1_000)).toBe(perMinute);
    expect(burst(1_000 + 30_000)).toBe(Math.floor(perMinute / 2));
    expect(burst(1_000 + 600_000)).toBe(perMinute);
  }
});

test('says how long to wait, and a refusal does not prolong it', () => {
  const buckets = createFailureBuckets(20);
  for (let failure = 0; failure < 20; failure++) buckets.take('a', 0);
  for (let failure = 0; failure < 50; failure++) expect(buckets.take('a', 1_000)).toBeCloseTo(2_000);
  expect(buckets.take('b', 1_000)).toBe(0);
  expect(buckets.take('a', 3_000)).toBe(0);
});

test('remembers 10,000 clients and no more, and forgets the one that failed longest ago', () => {
  const buckets = createFailureBuckets(1);
  buckets.take('first', 0);
  buckets.take('second', 0);
  for (let client = 0; client < 9_999; client++) buckets.take(`client ${client}`, 1);
  expect(buckets.size()).toBe(10_000);
  expect(buckets.take('second', 2)).toBeGreaterThan(0);
  expect(buckets.take('first', 2)).toBe(0);
});
