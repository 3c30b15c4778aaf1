import { parseRetryAfter } from '../parse-retry-after.ts';
import type { DispatchResult } from './outbound.ts';
import { nextDelayMs } from './retry-schedule.ts';

/** What follows from an attempt. */
export type Verdict =
  | { verdict: 'delivered' }
  /** Tried again at `dueAt`, while its endpoint is on. */
  | { verdict: 'retry'; dueAt: Date }
  | { verdict: 'failed' }
  /** The receiver says that the endpoint is gone for good: it is turned off. */
  | { verdict: 'gone' };

/**
 * Decides what follows from a delivery's attempt. `attempt` is its number, from 1; `random` from 0 up to 1. Only a 2xx is a success;
 * redirects are failures, because nothing follows them.
 */
export function classifyOutcome(
  result: DispatchResult,
  { attempt, now, random, hourMs }: { attempt: number; now: Date; random: number; hourMs: number },
): Verdict {
  if (result.kind === 'answered') {
    const { statusCode } = result;
    if (statusCode >= 200 && statusCode < 300) return { verdict: 'delivered' };
    if (statusCode === 410) return { verdict: 'gone' };
  }
  const mayAsk = result.kind === 'answered' && (result.statusCode === 429 || result.statusCode === 503);
  const retryAfterMs = mayAsk ? parseRetryAfter(result.retryAfter, now) : undefined;
  const delayMs = nextDelayMs(attempt, { random, hourMs, retryAfterMs });
  return delayMs === undefined
    ? { verdict: 'failed' }
    : { verdict: 'retry', dueAt: new Date(now.getTime() + delayMs) };
}
