import { createHash } from 'node:crypto';
import type { Failure } from '../failures.ts';
import type { DraftRequest } from './draft-request.ts';

/** SHA-256 of a request, whatever the order in which its fields came. */
export function fingerprintOf(request: DraftRequest): Buffer {
  const sorted = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest();
}

/** SHA-256 of a request and of what writes it: an identical request in the next hours has the same. */
export function cacheKeyOf(fingerprint: Buffer, modelName: string): Buffer {
  return createHash('sha256').update(modelName).update('\0').update(fingerprint).digest();
}

export const inProgress: Failure = {
  code: 'idempotency_in_progress',
  message: 'A call with this Idempotency-Key is still running. Try again in a moment.',
  retryAfterSeconds: 1,
};

export const keyReused: Failure = {
  code: 'idempotency_key_reused',
  message: 'This Idempotency-Key was used with another body. Use a new key for a new request.',
};
