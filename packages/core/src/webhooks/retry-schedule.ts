import { webhookPolicy } from '../policy.ts';

/** How often a delivery is tried at most. */
export const attemptsMax = webhookPolicy.retryHours.length;

/**
 * Milliseconds from a failed attempt to the next one; undefined after the last. `failed` is the attempt's number, from 1; `random`
 * is from 0 up to 1 and spreads the delay over ±20 %; `hourMs` is how long an hour of the schedule lasts. A receiver's
 * `retryAfterMs` is honoured from that delay up to twice as long.
 */
export function nextDelayMs(
  failed: number,
  { random, hourMs, retryAfterMs }: { random: number; hourMs: number; retryAfterMs?: number | undefined },
): number | undefined {
  const hours = webhookPolicy.retryHours[failed];
  if (hours === undefined) return undefined;
  const delayMs = hours * hourMs * (1 + webhookPolicy.retryJitter * (2 * random - 1));
  return Math.round(Math.min(2 * delayMs, Math.max(delayMs, retryAfterMs ?? 0)));
}

/**
 * Milliseconds that a `Retry-After` asks for: whole seconds or an HTTP date (RFC 9110, 10.2.3). Undefined for anything
 * else; 0 for a date that has passed.
 */
export function parseRetryAfter(value: string | undefined, now: Date): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d{1,10}$/.test(text)) return Number(text) * 1000;
  if (!/^[A-Z][a-z]{2}, .* GMT$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
