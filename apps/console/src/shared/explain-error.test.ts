import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { explainError } from './explain-error.ts';

const explain = (
  facts: { status: number; code?: string } & Partial<ConstructorParameters<typeof ApiError>[0]>,
) =>
  explainError(
    new ApiError({ code: 'some_code', message: 'The server says so.', requestId: 'req_1', ...facts }),
  );

test('says what is missing, and when there will be more', () => {
  const detail = { required_credits: 5, remaining_credits: 3, resets_at: '2026-12-01T12:00:00.000Z' };
  const { advice, requestId } = explain({ status: 402, code: 'insufficient_credits', detail });
  expect(advice).toMatch(/takes 5 credits, and 3 are left\. New ones come on .*2026/);
  expect(requestId).toBe('req_1');
});

test('says when to try again', () => {
  expect(explain({ status: 429, retryAfterSeconds: 12 }).advice).toBe('Try again in 12 seconds.');
  expect(explain({ status: 429, retryAfterSeconds: 1 }).advice).toBe('Try again in 1 second.');
  expect(explain({ status: 503 }).advice).toMatch(/Nothing was charged\. Wait a moment/);
});

test('leaves what it has no words for to the server', () => {
  expect(explain({ status: 400 }).advice).toBe('The server says so.');
  expect(explain({ status: 409, code: 'already_exists' }).advice).toBe('The server says so.');
});

test('tells a network that is gone, and a fault of the page, from a refusal', () => {
  expect(explain({ status: 0, code: 'network', requestId: undefined }).title).toBe('No connection');
  expect(explainError(new TypeError('undefined is not a function'))).toEqual({
    title: 'Something went wrong here',
    advice: expect.stringContaining('Load it again'),
  });
});
