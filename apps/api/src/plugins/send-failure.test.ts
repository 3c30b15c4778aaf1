import { expect, test } from 'vitest';
import { failureHeaders } from './send-failure.ts';

test.each([
  ['service_unavailable', undefined, '2'],
  ['service_unavailable', 3_600, '60'],
  ['rate_limit_exceeded', 59.2, '60'],
  ['rate_limit_exceeded', 0.2, '1'],
  ['idempotency_in_progress', 1, '1'],
  ['generation_failed', undefined, undefined],
] as const)(
  'Retry-After of %s after %s s is %s: whole seconds, rounded up, 60 at most',
  (code, wait, sent) => {
    const failure = { code, message: '', ...(wait === undefined ? {} : { retryAfterSeconds: wait }) };
    expect(failureHeaders(failure)['retry-after']).toBe(sent);
  },
);
