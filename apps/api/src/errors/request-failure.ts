import type { Failure } from '@firstline/core';
import type { FastifyRequest } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { toValidationFailure } from './field-errors.ts';

/** What the framework says of a request that a schema refused. */
type ValidationError = {
  validation?: FastifySchemaValidationError[] | undefined;
  validationContext?: string | undefined;
};

/**
 * What is wrong with a request, by the part of it that its schema refused: a path that can name no record names none, and the
 * `after` of a list is a cursor or it is not.
 */
export function toRequestFailure(
  { routeOptions }: FastifyRequest,
  { validationContext, validation = [] }: ValidationError,
  missing?: Failure,
): Failure {
  const isAbout = (path: string) => validation.some(({ instancePath }) => instancePath === path);
  if (validationContext === 'params' && missing) return missing;
  if (validationContext === 'querystring' && isAbout('/after')) return invalidCursor;
  if (validationContext === 'headers') {
    return isAbout('/idempotency-key') ? invalidIdempotencyKey : invalidCacheControl;
  }
  const part = validationContext === 'querystring' ? 'querystring' : 'body';
  const schema = routeOptions.schema?.[part] as { properties?: object } | undefined;
  return toValidationFailure(validation, Object.keys(schema?.properties ?? {}));
}

const invalidCursor: Failure = {
  code: 'invalid_cursor',
  message: 'after is no cursor of this list. Send meta.next_cursor of the page before.',
};
const invalidIdempotencyKey: Failure = {
  code: 'invalid_idempotency_key',
  message: 'Idempotency-Key must be 1 to 255 visible ASCII characters.',
};
const invalidCacheControl: Failure = {
  code: 'bad_request',
  message: 'The Cache-Control header is not valid.',
};
