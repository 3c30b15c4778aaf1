import { expect, test } from 'vitest';
import { formatUtcDay } from '../../shared/format.ts';
import { namePeriod } from './name-period.ts';

test('a period is named by its first and its last day, not by the day after', () => {
  const period = { start_date: '2025-12-14T00:00:00.000Z', end_date: '2026-01-14T00:00:00.000Z' };
  expect(namePeriod(period)).toBe(`${formatUtcDay('2025-12-14')} to ${formatUtcDay('2026-01-13')} 2026`);
});
