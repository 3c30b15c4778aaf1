/**
 * How long an upstream asks us to wait, in milliseconds: `retry-after-ms`, else `retry-after` in seconds or as an HTTP
 * date. Undefined where neither says anything usable.
 */
export function parseRetryAfterMs(
  headers: { get(name: string): string | null } | undefined,
  nowMs: number,
): number | undefined {
  const milliseconds = toNumber(headers?.get('retry-after-ms'));
  if (milliseconds !== undefined) return milliseconds;
  const value = headers?.get('retry-after');
  const seconds = toNumber(value);
  if (seconds !== undefined) return seconds * 1_000;
  // Only a real HTTP date starts with a weekday; Date.parse alone accepts nearly anything.
  if (typeof value !== 'string' || !/^[A-Z][a-z]{2}/.test(value)) return undefined;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}

function toNumber(text: string | null | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(text.trim()) ? Number(text) : undefined;
}
