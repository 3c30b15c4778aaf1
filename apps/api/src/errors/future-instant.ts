import type { Failure, Result } from '@firstline/core';
import { type FieldError, fieldFailure } from './field-errors.ts';

/** A field's instant, which has to be later than `now`. What is absent or null stays so. */
export function parseFutureInstant<T extends string | null | undefined>(
  field: string,
  text: T,
  now: Date,
): Result<Date | Exclude<T, string>, Failure & { errors: FieldError[] }> {
  if (typeof text !== 'string') return { ok: true, value: text as Exclude<T, string> };
  const at = new Date(text);
  // The format admits a leap second, and a space for the T.
  if (Number.isNaN(at.getTime())) {
    return {
      ok: false,
      failure: fieldFailure({ field, code: 'invalid_format', message: `${field} is no instant` }),
    };
  }
  if (at > now) return { ok: true, value: at };
  const message = `${field} must be in the future`;
  return { ok: false, failure: fieldFailure({ field, code: 'out_of_range', message }) };
}
