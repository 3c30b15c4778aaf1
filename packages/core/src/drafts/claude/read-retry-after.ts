import { parseRetryAfter } from '../../parse-retry-after.ts';

/**
 * How long an upstream asks us to wait, in milliseconds: `retry-after-ms`, which the Messages API knows, else `retry-after`. Undefined
 * where neither says anything usable.
 */
export function readRetryAfterMs(
  headers: { get(name: string): string | null } | undefined,
  now: Date,
): number | undefined {
  const milliseconds = headers?.get('retry-after-ms');
  if (milliseconds && /^\d{1,9}(\.\d{1,9})?$/.test(milliseconds)) return Number(milliseconds);
  return parseRetryAfter(headers?.get('retry-after'), now);
}
