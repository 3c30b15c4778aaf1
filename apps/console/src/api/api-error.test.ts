import { expect, test } from 'vitest';
import { isSignedOut, toApiError } from './api-error.ts';
import { retryDelay, shouldRetry } from './query-client.ts';

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

test("the API's envelope is read whole", () => {
  const error = toApiError(answer(402, { 'x-request-id': 'req_header' }), {
    success: false,
    error: {
      type: 'billing_error',
      code: 'insufficient_credits',
      message: 'Not enough.',
      required_credits: 5,
      remaining_credits: 3,
      request_id: 'req_body',
      errors: [{ field: 'goal', code: 'blank', message: 'goal is blank' }],
    },
  });
  expect(error).toMatchObject({
    status: 402,
    code: 'insufficient_credits',
    message: 'Not enough.',
    requestId: 'req_body',
    fields: { goal: 'goal is blank' },
    detail: { required_credits: 5, remaining_credits: 3 },
  });
});

test("better-auth's errors and what is no answer of ours are read, too", () => {
  const refused = toApiError(answer(401, { 'x-request-id': 'req_1' }), {
    code: 'INVALID_EMAIL_OR_PASSWORD',
    message: 'No',
  });
  expect(refused).toMatchObject({ code: 'invalid_email_or_password', requestId: 'req_1' });
  for (const body of [undefined, null, '<html>', { error: 'text' }, { error: null }]) {
    expect(toApiError(answer(502, { 'retry-after': '7' }), body)).toMatchObject({
      status: 502,
      code: 'unreadable',
      retryAfterSeconds: 7,
    });
  }
});

test('only a session that ended counts as being signed out', () => {
  const codes = [
    [401, 'invalid_session', true],
    [401, 'missing_session', true],
    [401, 'unauthorized', true],
    [401, 'invalid_email_or_password', false],
    [403, 'invalid_session', false],
  ] as const;
  for (const [status, code, expected] of codes) {
    expect(isSignedOut(toApiError(answer(status), { code, message: '' }))).toBe(expected);
  }
  expect(isSignedOut(new Error('another fault'))).toBe(false);
});

test('reads are tried again twice, and only where that may help', () => {
  const failed = (status: number, headers = {}) => toApiError(answer(status, headers), undefined);
  for (const status of [500, 502, 503, 504]) expect(shouldRetry(0, failed(status))).toBe(true);
  for (const status of [400, 401, 402, 403, 404, 409, 422, 429])
    expect(shouldRetry(0, failed(status))).toBe(false);
  const limited = (seconds: number) => failed(429, { 'retry-after': `${seconds}` });
  expect([1, 5, 6, 60].map((seconds) => shouldRetry(0, limited(seconds)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(shouldRetry(2, failed(503))).toBe(false);
  expect(shouldRetry(0, new Error('a fault of the page'))).toBe(false);
  expect(retryDelay(0, failed(503, { 'retry-after': '5' }))).toBe(5_000);
  expect(retryDelay(0, failed(503, { 'retry-after': '3600' }))).toBe(60_000);
  expect([0, 1].map((failures) => retryDelay(failures, failed(500)))).toEqual([1_000, 2_000]);
});
