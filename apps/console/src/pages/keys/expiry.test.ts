import { expect, test } from 'vitest';
import { checkExpiry, toExpiresAt, toExpiry } from './expiry.ts';

const now = Date.parse('2026-02-28T22:15:00.000Z');

test('a key ends so many days from now, at the end of a UTC day, or never', () => {
  expect(toExpiresAt({ choice: 'never', day: '' }, now)).toBeNull();
  expect(toExpiresAt({ choice: '30', day: '' }, now)).toBe('2026-03-30T22:15:00.000Z');
  expect(toExpiresAt({ choice: 'day', day: '2026-02-28' }, now)).toBe('2026-03-01T00:00:00.000Z');
});

test('the end of a day that was chosen is shown as that day again', () => {
  const expiry = { choice: 'day', day: '2026-12-31' } as const;
  expect(toExpiry(toExpiresAt(expiry, now))).toEqual(expiry);
  expect(toExpiry('2026-12-31T08:00:00.000Z')).toEqual(expiry);
  expect(toExpiry(null)).toEqual({ choice: 'never', day: '' });
});

test('today may be chosen, yesterday and no day may not', () => {
  expect(checkExpiry({ choice: 'day', day: '2026-02-28' }, now)).toBeNull();
  expect(checkExpiry({ choice: 'day', day: '2026-02-27' }, now)).toBe('Choose today or a later day.');
  expect(checkExpiry({ choice: 'day', day: '' }, now)).toBe('Choose a day.');
  expect(checkExpiry({ choice: 'never', day: '' }, now)).toBeNull();
});
