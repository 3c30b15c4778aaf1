import { differenceInSeconds } from 'date-fns/differenceInSeconds';

/** What a call used and what is left of the month, as headers. `X-Credits-Reset` counts seconds. */
export function creditHeaders(
  credits: { used: number; remaining: number; limit: number; resetsAt: Date },
  now: Date,
): Record<string, string> {
  return {
    'x-credits-used': String(credits.used),
    'x-credits-remaining': String(credits.remaining),
    'x-credits-limit': String(credits.limit),
    'x-credits-reset': String(
      Math.max(0, differenceInSeconds(credits.resetsAt, now, { roundingMethod: 'ceil' })),
    ),
  };
}
