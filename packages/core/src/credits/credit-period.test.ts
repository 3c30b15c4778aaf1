import { expect, test } from 'vitest';
import { creditPeriodAt } from './credit-period.ts';

const cases: [anchor: string, at: string, startsAt: string, endsAt: string][] = [
  ['2026-01-14', '2026-01-14T00:00:00.000Z', '2026-01-14', '2026-02-14'],
  ['2026-01-14', '2026-02-13T23:59:59.999Z', '2026-01-14', '2026-02-14'],
  ['2026-01-14', '2026-02-14T00:00:00.000Z', '2026-02-14', '2026-03-14'],
  // The month's end clamps, and the anchor's day comes back where the month has it.
  ['2026-01-31', '2026-02-27T12:00:00.000Z', '2026-01-31', '2026-02-28'],
  ['2026-01-31', '2026-02-28T00:00:00.000Z', '2026-02-28', '2026-03-31'],
  ['2026-01-31', '2026-04-30T00:00:00.000Z', '2026-04-30', '2026-05-31'],
  ['2028-01-31', '2028-02-29T00:00:00.000Z', '2028-02-29', '2028-03-31'],
  ['2024-02-29', '2025-02-28T00:00:00.000Z', '2025-02-28', '2025-03-29'],
  ['2024-02-29', '2028-02-29T08:00:00.000Z', '2028-02-29', '2028-03-29'],
  ['2025-12-31', '2026-01-01T00:00:00.000Z', '2025-12-31', '2026-01-31'],
  // A day on which clocks change in many places is a day like any other in UTC.
  ['2026-03-29', '2026-03-29T01:30:00.000Z', '2026-03-29', '2026-04-29'],
];

test.each(cases)('an anchor on %s puts %s into the month from %s to %s', (anchor, at, startsAt, endsAt) => {
  const period = creditPeriodAt(new Date(`${anchor}T00:00:00.000Z`), new Date(at));
  expect(period.startsAt.toISOString()).toBe(`${startsAt}T00:00:00.000Z`);
  expect(period.endsAt.toISOString()).toBe(`${endsAt}T00:00:00.000Z`);
});

test('puts every instant into exactly one month, for every anchor day', () => {
  for (let day = 1; day <= 31; day++) {
    const anchor = new Date(Date.UTC(2027, 0, day));
    let expectedStart = anchor.getTime();
    for (let at = anchor.getTime(); at < anchor.getTime() + 800 * 86_400_000; at += 86_400_000) {
      const { startsAt, endsAt } = creditPeriodAt(anchor, new Date(at));
      if (startsAt.getTime() !== expectedStart) expect(startsAt.getTime()).toBe(at);
      expect(startsAt.getTime()).toBeLessThanOrEqual(at);
      expect(endsAt.getTime()).toBeGreaterThan(at);
      expectedStart = startsAt.getTime();
    }
  }
});
