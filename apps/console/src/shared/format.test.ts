import { expect, test } from 'vitest';
import { formatAgo, formatUtcDay } from './format.ts';

test('an instant is named by the largest unit that it is away', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  const ago = (instant: string) => formatAgo(instant, now);
  // In the words of whichever language the machine speaks.
  const words = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
  expect(ago('2026-11-21T11:59:30.000Z')).toBe(words.format(0, 'second'));
  expect(ago('2026-11-21T11:57:00.000Z')).toBe(words.format(-3, 'minute'));
  expect(ago('2026-11-21T10:00:01.000Z')).toBe(words.format(-1, 'hour'));
  expect(ago('2026-11-24T13:00:00.000Z')).toBe(words.format(3, 'day'));
});

test('a UTC day is the same day wherever the reader is', () => {
  const zone = process.env.TZ;
  try {
    for (const TZ of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      process.env.TZ = TZ;
      expect(formatUtcDay('2026-01-14')).toMatch(/14/);
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
