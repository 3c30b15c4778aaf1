import { expect, test } from 'vitest';
import { checkSpan, defaultSince, earliest, toLocalField } from './recover-since.ts';

const now = Date.parse('2026-02-14T12:00:30Z');

test('starts with the minute of the first failure, else a day ago, and never before what is kept', () => {
  expect(defaultSince({ first_failure_at: '2026-02-13T08:15:42.123Z' }, now)).toBe(
    Date.parse('2026-02-13T08:15:00Z'),
  );
  expect(defaultSince({ first_failure_at: null }, now)).toBe(Date.parse('2026-02-13T12:00:00Z'));
  expect(defaultSince({ first_failure_at: '2025-12-01T00:00:00Z' }, now)).toBe(
    Date.parse('2026-01-15T12:01:00Z'),
  );
});

test('a field shows the local time that it is read as', () => {
  for (const ms of [now, Date.parse('2026-07-01T00:00:00Z')]) {
    expect(Date.parse(toLocalField(ms))).toBe(Math.floor(ms / 60_000) * 60_000);
  }
});

test('a span that cannot be is said at its field', () => {
  const at = (ms: number) => toLocalField(ms);
  const hour = 3_600_000;
  expect(checkSpan(at(now - hour), '', now)).toEqual({});
  expect(checkSpan(at(earliest(now)), at(now), now)).toEqual({});
  expect(checkSpan('', '', now)).toHaveProperty('since');
  expect(checkSpan(at(now + hour), '', now)).toHaveProperty('since');
  expect(checkSpan(at(now - 31 * 24 * hour), '', now)).toHaveProperty('since');
  expect(checkSpan(at(now - hour), at(now - hour), now)).toHaveProperty('until');
});
