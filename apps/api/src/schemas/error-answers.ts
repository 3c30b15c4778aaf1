import { type TSchema, Type } from '@sinclair/typebox';
import { answer } from './answer.ts';
import { challenge, errorAnswerHeaders, retryAfter } from './answer-headers.ts';

const meanings = {
  400: 'The body is missing, malformed or invalid.',
  401: 'The credential is missing, malformed, unknown, expired or revoked.',
  402: 'Too few credits are left.',
  403: 'The credential does not allow this.',
  404: 'There is no such route or record.',
  405: 'The route has no such method.',
  409: 'The state of the record, or a call that is running, does not allow it now.',
  408: 'The request did not arrive in time.',
  413: 'The body is too large.',
  415: 'The body is not JSON in UTF-8.',
  422: 'The request was understood and cannot be served.',
  429: 'Too many requests.',
  500: 'A fault of ours.',
  501: 'This server sends no mail.',
  502: 'The model gave no usable draft.',
  503: 'Temporarily unavailable: see Retry-After.',
  504: 'The model did not answer in time.',
} as const;

export type ErrorStatus = keyof typeof meanings;

const OurError = Type.Unsafe({ $ref: 'Error#' });
const AuthError = Type.Unsafe({ $ref: 'AuthError#' });

/** The error answers of a route, by status, all of the one shape. `headers` come beside those that every error has. */
export function errorAnswers(statuses: ErrorStatus[], headers: Record<string, TSchema> = {}) {
  return byStatus(statuses, (status) =>
    answer(OurError, {
      description: meanings[status],
      headers: { ...errorAnswerHeaders(status), ...headers },
    }),
  );
}

/**
 * The error answers of a route of better-auth's: in its shape where it judged the request, in ours where the request
 * was no good as HTTP and never reached it.
 */
export function authErrorAnswers(statuses: ErrorStatus[]) {
  return byStatus(statuses, (status) =>
    status === 400 || status === 415
      ? answer(Type.Union([AuthError, OurError]), {
          description: meanings[status],
          headers: errorAnswerHeaders(status),
        })
      : answer(AuthError, {
          description: meanings[status],
          headers: { ...(status === 429 ? retryAfter : {}), ...(status === 401 ? challenge : {}) },
        }),
  );
}

function byStatus(statuses: ErrorStatus[], describe: (status: ErrorStatus) => TSchema) {
  return Object.fromEntries(statuses.map((status) => [status, describe(status)]));
}
