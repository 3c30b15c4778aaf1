/**
 * Milliseconds that a `Retry-After` asks for: seconds, or parts of them, or an HTTP date (RFC 9110, 10.2.3). Undefined for anything
 * else; 0 for a date that has passed.
 */
export function parseRetryAfter(value: string | null | undefined, now: Date): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d{1,10}(\.\d{1,9})?$/.test(text)) return Number(text) * 1_000;
  // Date.parse alone accepts nearly anything.
  if (!/^[A-Z][a-z]{2}, .* GMT$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
