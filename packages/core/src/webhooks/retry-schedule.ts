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
