import type { Failure } from '../failures.ts';

const beyondRange: Failure = {
  code: 'validation_failed',
  message: "The month's limit would pass 2,147,483,647 credits, the most that it can be.",
};

/**
 * Turns the database's error about a sum of credits past its integers (SQLSTATE 22003) into a failure. Nothing was changed.
 * Throws any other error again.
 */
export function refuseBeyondRange(error: unknown): { ok: false; failure: Failure } {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '22003') return { ok: false, failure: beyondRange };
  }
  throw error;
}
