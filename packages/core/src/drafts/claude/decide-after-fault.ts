import type { WriteFailureCode } from '../model.ts';
import type { AlertCode } from '../upstream-observer.ts';
import type { CallFault } from './answer.ts';

/** What has been spent on a request so far, and what is left. */
export type Spent = {
  calls: number;
  callsMax: number;
  connectionRetries: number;
  /** Questions asked again because an answer was no usable draft. */
  reasks: number;
  remainingMs: number;
  /** The least time in which a further call could still succeed. */
  usefulMs: number;
};

export type Backoff = { baseMs: number; maxMs: number };

export const backoffDefaults: Backoff = { baseMs: 500, maxMs: 4_000 };

export type FaultDecision =
  | { next: 'retry'; afterMs: number; counts: 'transport' | 'connection' | 'reask' }
  | {
      next: 'fail';
      code: WriteFailureCode;
      alert?: { code: AlertCode; detail: string };
      retryAfterMs?: number;
      /** As in WriteFailure: what no other configuration, or none of the same upstream, would fare better with. */
      fallback?: 'none' | 'offline';
      /** No retry can cure it, so the upstream is left alone for a while. */
      opensBreaker: boolean;
    };

/** The spend limit of our own account at the upstream. */
const spendLimitCode = 'enforced_spend_limit_reached';
const connectionRetriesMax = 1;
const reasksMax = 1;

/** What follows a call that brought no message: a further call after a pause, or a failure. Pure. */
export function decideAfterFault(
  fault: CallFault,
  spent: Spent,
  backoff: Backoff,
  random: () => number,
): FaultDecision {
  switch (fault.kind) {
    case 'timeout':
      return fits(0, spent) ? retry(0, 'transport') : fail('generation_timeout');
    case 'garbled':
      return spent.reasks < reasksMax && fits(0, spent) ? retry(0, 'reask') : fail('generation_failed');
    case 'connection': {
      const afterMs = jitter(spent, backoff, random);
      if (spent.connectionRetries < connectionRetriesMax && fits(afterMs, spent)) {
        return retry(afterMs, 'connection');
      }
      return fail('service_unavailable', { alert: { code: 'upstream_unreachable', detail: fault.detail } });
    }
    case 'status':
      return decideAfterStatus(fault, spent, backoff, random);
  }
}

function decideAfterStatus(
  fault: CallFault,
  spent: Spent,
  backoff: Backoff,
  random: () => number,
): FaultDecision {
  const status = fault.status ?? 500;
  const { retryAfterMs } = fault;
  const waited = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (status === 401 || status === 402 || status === 403 || status === 404) {
    const alert = { code: 'upstream_credentials', detail: fault.detail } as const;
    // A model that is not there says nothing about another one; key and account are the same for all.
    return fail('service_unavailable', { alert, ...(status === 404 ? {} : { fallback: 'offline' }) });
  }
  if (status === 429) {
    const spendLimit = fault.errorCode === spendLimitCode;
    if (retryAfterMs === undefined || spendLimit) {
      const alert = { code: 'upstream_limit', detail: fault.detail } as const;
      const fallback = spendLimit ? ({ fallback: 'offline' } as const) : {};
      return fail('service_unavailable', { alert, opensBreaker: true, ...fallback, ...waited });
    }
    // Spread over a quarter more, so that all who were told the same second do not come back in it.
    const afterMs = retryAfterMs + random() * Math.min(retryAfterMs / 4, 1_000);
    if (fault.shouldRetry !== false && fits(afterMs, spent)) return retry(afterMs, 'transport');
    return fail('service_unavailable', waited);
  }
  if (status === 408 || status === 409 || status >= 500) {
    const afterMs = Math.max(jitter(spent, backoff, random), retryAfterMs ?? 0);
    if (fault.shouldRetry !== false && fits(afterMs, spent)) return retry(afterMs, 'transport');
    return fail('service_unavailable', waited);
  }
  // Any other 4xx says that what we sent is wrong.
  const alert = { code: 'upstream_rejects_request', detail: fault.detail } as const;
  return fail('generation_failed', { alert, fallback: 'none' });
}

/** Full jitter: anywhere between nothing and a ceiling that doubles with each call. */
function jitter(spent: Spent, backoff: Backoff, random: () => number): number {
  return random() * Math.min(backoff.maxMs, backoff.baseMs * 2 ** Math.max(0, spent.calls - 1));
}

function fits(afterMs: number, spent: Spent): boolean {
  return spent.calls < spent.callsMax && afterMs + spent.usefulMs <= spent.remainingMs;
}

function retry(afterMs: number, counts: 'transport' | 'connection' | 'reask'): FaultDecision {
  return { next: 'retry', afterMs, counts };
}

function fail(
  code: WriteFailureCode,
  more: Partial<Omit<Extract<FaultDecision, { next: 'fail' }>, 'next' | 'code'>> = {},
): FaultDecision {
  return { next: 'fail', code, opensBreaker: false, ...more };
}
