/** How long nothing is typed before a text is scored, in milliseconds. */
const quietMs = 400;
/** The account's other callers share its limit of evaluations: the editor takes at most this part of it. */
const shareOfLimit = 0.5;
const minuteMs = 60_000;

/**
 * Milliseconds to wait before the text is scored: until typing rests, until the account's limit (calls a minute) has room for another
 * one, and until a 429 is over. Times are of one clock; `lastCallAt` and `blockedUntil` may lie far back.
 */
export function waitBeforeCall({
  now,
  typedAt,
  lastCallAt,
  blockedUntil,
  callsPerMinute,
}: {
  now: number;
  typedAt: number;
  lastCallAt: number;
  blockedUntil: number;
  callsPerMinute: number;
}): number {
  const spacingMs = minuteMs / Math.max(1, callsPerMinute * shareOfLimit);
  return Math.max(0, typedAt + quietMs - now, lastCallAt + spacingMs - now, blockedUntil - now);
}
