import { Type } from '@sinclair/typebox';

/** Headers of answers, as the reference describes them. */

const seconds = (maximum: number, description: string) =>
  Type.Integer({ format: 'int32', minimum: 0, maximum, description });
const credits = (description: string) =>
  Type.Integer({ format: 'int32', minimum: 0, maximum: 2_147_483_647, description });
/** What an HTTP header may hold. */
const fieldValue = '^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f]*$';
const line = (maxLength: number, description: string) =>
  Type.String({ pattern: fieldValue, maxLength, description });

/** Of every answer. */
export const commonAnswerHeaders = {
  'X-Request-Id': Type.String({
    pattern: '^req_[0-9A-HJKMNP-TV-Z]{26}$',
    maxLength: 30,
    description: "The request's id, as in errors and webhooks. Always made by the server.",
  }),
  'X-Client-Request-Id': Type.String({
    pattern: '^[!-~]*$',
    maxLength: 128,
    description: "The caller's own id of the request, where it sent one in this header.",
  }),
};

export const creditAnswerHeaders = {
  'X-Credits-Used': credits('Credits charged for this call.'),
  'X-Credits-Remaining': credits('Credits left in the period.'),
  'X-Credits-Limit': credits('Credits allowed in the period.'),
  'X-Credits-Reset': seconds(2_678_400, 'Seconds until the next period begins.'),
};

/** Of every answer to a key that was good: the account's bucket for the route's policy. */
export const rateAnswerHeaders = {
  'RateLimit-Policy': line(
    100,
    'The policy: its name, its tokens and their window, e.g. `"generate";q=60;w=60`.',
  ),
  RateLimit: line(100, 'Tokens left, and the seconds until the bucket is full, e.g. `"generate";r=59;t=1`.'),
  'X-RateLimit-Limit': Type.Integer({
    format: 'int32',
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'Calls a minute.',
  }),
  'X-RateLimit-Remaining': Type.Integer({
    format: 'int32',
    minimum: 0,
    maximum: 2_147_483_647,
    description: 'Calls left.',
  }),
  'X-RateLimit-Reset': seconds(60, 'Seconds until the bucket is full.'),
};

/** Of an answer that an earlier call under the same Idempotency-Key got. */
export const replayAnswerHeaders = {
  'Idempotent-Replayed': Type.Unsafe<string>({
    type: 'string',
    enum: ['true'],
    description: 'Sent on a replay.',
  }),
  'X-Original-Request-Id': Type.String({
    pattern: '^req_[0-9A-HJKMNP-TV-Z]{26}$',
    maxLength: 30,
    description: 'The request that the answer was made for.',
  }),
};

export const draftAnswerHeaders = {
  'X-Generation-Id': Type.String({
    pattern: '^gen_[0-9A-HJKMNP-TV-Z]{26}$',
    maxLength: 30,
    description: "The draft's id.",
  }),
};

/** Of an answer that came after the key was looked up. */
export const timingAnswerHeaders = {
  'Server-Timing': line(200, 'Milliseconds spent on the database, the model and the evaluation.'),
};

export const sessionAnswerHeaders = {
  'set-auth-token': line(300, 'The session token, to be sent as `Authorization: Bearer <token>`.'),
  'Set-Cookie': line(4_096, 'The session, for browsers.'),
};

export const redirectAnswerHeaders = {
  Location: line(4_096, 'Where to go.'),
};

const shouldRetry = {
  'X-Should-Retry': Type.Unsafe<string>({
    type: 'string',
    enum: ['true', 'false'],
    description: 'Whether the same request can succeed later.',
  }),
};
export const challenge = {
  'WWW-Authenticate': line(200, 'What the caller has to present (RFC 6750).'),
};
export const retryAfter = { 'Retry-After': seconds(60, 'Seconds until a call can succeed.') };

/** Of an error answer of ours with a status. */
export function errorAnswerHeaders(status: number) {
  return {
    ...shouldRetry,
    ...(status === 401 || status === 403 ? challenge : {}),
    ...(status === 503 || status === 429 || status === 409 ? retryAfter : {}),
  };
}
