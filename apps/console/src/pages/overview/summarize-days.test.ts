import { expect, test } from 'vitest';
import { formatUtcDay } from '../../shared/format.ts';
import { summarizeDays } from './summarize-days.ts';

const day = (date: string, credits_used: number) => ({ date, credits_used });

test('days are told by their mean and by the one with the most', () => {
  const days = [day('2026-01-14', 10), day('2026-01-15', 40), day('2026-01-16', 0)];
  expect(summarizeDays(days)).toBe(`17 a day on average, and 40 on ${formatUtcDay('2026-01-15')}, the most.`);
});

test('days without a call, and no days, are said to be so', () => {
  expect(summarizeDays([day('2026-01-14', 0)])).toBe('No credits were spent.');
  expect(summarizeDays([])).toBe('No credits were spent.');
});
