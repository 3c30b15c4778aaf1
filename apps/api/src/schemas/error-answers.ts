import { Type } from '@sinclair/typebox';

const meanings: Record<number, string> = {
  400: 'The body is missing, malformed or invalid.',
  401: 'The credential is missing, malformed, unknown, expired or revoked.',
  402: 'Too few credits are left.',
  403: 'The credential does not allow this.',
  404: 'There is no such route or record.',
  405: 'The route has no such method.',
  408: 'The request did not arrive in time.',
  413: 'The body is too large.',
  415: 'The body is not JSON in UTF-8.',
  422: 'The request was understood and cannot be served.',
  429: 'Too many requests.',
  500: 'A fault of ours.',
  502: 'The model gave no usable draft.',
  503: 'Temporarily unavailable: see Retry-After.',
  504: 'The model did not answer in time.',
};

/** The error answers of a route, by status, all of the one shape. */
export function errorAnswers(statuses: number[]) {
  return Object.fromEntries(
    statuses.map((status) => [status, Type.Unsafe({ $ref: 'Error#', description: meanings[status] ?? '' })]),
  );
}
