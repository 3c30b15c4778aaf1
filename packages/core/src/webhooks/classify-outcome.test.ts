import { expect, test } from 'vitest';
import { classifyOutcome } from './classify-outcome.ts';
import type { DispatchResult } from './outbound.ts';

const now = new Date('2026-05-10T09:00:00.000Z');
const judge = (result: DispatchResult, attempt = 1) =>
  classifyOutcome(result, { attempt, now, random: 0.5, hourMs: 3_600_000 });
const answered = (statusCode: number, retryAfter?: string): DispatchResult => ({
  kind: 'answered',
  statusCode,
  retryAfter,
  snippet: '',
  durationMs: 3,
});
const failed = (error: 'timeout' | 'connection_failed' | 'tls_failed'): DispatchResult => ({
  kind: 'failed',
  error,
  durationMs: 3,
});

test.each([200, 201, 202, 204, 299])('%i is a success', (status) => {
  expect(judge(answered(status))).toEqual({ verdict: 'delivered' });
});

test.each([301, 302, 307, 308, 400, 401, 404, 429, 500, 503])('%i is tried again', (status) => {
  expect(judge(answered(status))).toEqual({
    verdict: 'retry',
    dueAt: new Date('2026-05-10T09:00:05.000Z'),
  });
});

test.each(['timeout', 'connection_failed', 'tls_failed'] as const)('%s is tried again', (error) => {
  expect(judge(failed(error)).verdict).toBe('retry');
});

test('410 says that the endpoint is gone', () => {
  expect(judge(answered(410))).toEqual({ verdict: 'gone' });
});

test('the tenth failed attempt is the last', () => {
  expect(judge(failed('timeout'), 9).verdict).toBe('retry');
  expect(judge(failed('timeout'), 10)).toEqual({ verdict: 'failed' });
  expect(judge(answered(204), 10)).toEqual({ verdict: 'delivered' });
});

test.each([
  [429, '8', '2026-05-10T09:00:08.000Z'],
  [503, '3600', '2026-05-10T09:00:10.000Z'],
  [503, '1', '2026-05-10T09:00:05.000Z'],
  [500, '8', '2026-05-10T09:00:05.000Z'],
])('%i with Retry-After: %s is due at %s', (status, retryAfter, dueAt) => {
  expect(judge(answered(status, retryAfter))).toEqual({ verdict: 'retry', dueAt: new Date(dueAt) });
});
