import type { Failure } from '@firstline/core';
import type { FastifyRequest } from 'fastify';
import { toValidationFailure } from './field-errors.ts';

type ValidationError = NonNullable<FastifyRequest['validationError']>;

/**
 * What is wrong with a request, by the part of it that its schema refused: a path that can name no record names none, and the
 * `after` of a list is a cursor or it is not.
 */
export function toRequestFailure(
  { validationContext, validation = [] }: ValidationError,
  missing?: Failure,
): Failure {
  if (validationContext === 'params' && missing) return missing;
  const isCursor = validation.some((finding: { instancePath: string }) => finding.instancePath === '/after');
  if (validationContext === 'querystring' && isCursor) return invalidCursor;
  return toValidationFailure(validation);
}

const invalidCursor: Failure = {
  code: 'invalid_cursor',
  message: 'after is no cursor of this list. Send meta.next_cursor of the page before.',
};
