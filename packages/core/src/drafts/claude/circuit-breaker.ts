export type BreakerSettings = {
  /** Fewer requests than this never open it. */
  requestsMin: number;
  /** The share of failures, 0 to 1, from which it opens. */
  failureShareMin: number;
  windowMs: number;
  /** How long it stays open before one probe may pass. */
  cooldownMs: number;
};

/** Opens at 10 requests and half of them failed within 30 s; then one probe every 30 s. */
export const breakerDefaults: BreakerSettings = {
  requestsMin: 10,
  failureShareMin: 0.5,
  windowMs: 30_000,
  cooldownMs: 30_000,
};

export type Admission = { admitted: true; probe: boolean } | { admitted: false; retryAfterMs: number };

export type CircuitBreaker = {
  /** Whether a request may pass now. Every admitted request has to be settled. */
  admit(): Admission;
  /** Reports how an admitted request ended; `neutral` where it says nothing about the upstream. */
  settle(admission: Admission, outcome: 'success' | 'failure' | 'neutral'): { opened: boolean };
  /** Opens it at once, for a fault that no retry can cure. */
  open(): { opened: boolean };
};

/** Keeps requests away from an upstream that fails most of them. One per upstream and process. */
export function createCircuitBreaker(settings: BreakerSettings, nowMs: () => number): CircuitBreaker {
  let outcomes: { at: number; failed: boolean }[] = [];
  /** Where those begin that still count: a long array is not moved up for each that is dropped. */
  let first = 0;
  let failures = 0;
  let openUntil: number | undefined;
  let probing = false;

  function open(): { opened: boolean } {
    const opened = openUntil === undefined;
    openUntil = nowMs() + settings.cooldownMs;
    outcomes = [];
    first = 0;
    failures = 0;
    return { opened };
  }

  function dropOld(): void {
    const since = nowMs() - settings.windowMs;
    for (let oldest = outcomes[first]; oldest && oldest.at <= since; oldest = outcomes[first]) {
      failures -= oldest.failed ? 1 : 0;
      first += 1;
    }
    if (first === 0 || first * 2 < outcomes.length) return;
    outcomes = outcomes.slice(first);
    first = 0;
  }

  return {
    open,
    admit() {
      if (openUntil === undefined) return { admitted: true, probe: false };
      const remainingMs = openUntil - nowMs();
      if (remainingMs > 0) return { admitted: false, retryAfterMs: remainingMs };
      if (probing) return { admitted: false, retryAfterMs: settings.cooldownMs };
      probing = true;
      return { admitted: true, probe: true };
    },
    settle(admission, outcome) {
      if (!admission.admitted) return { opened: false };
      if (admission.probe) {
        probing = false;
        if (outcome === 'failure') return open();
        if (outcome === 'success') openUntil = undefined;
        return { opened: false };
      }
      // What was under way when it opened says nothing about a later recovery.
      if (outcome === 'neutral' || openUntil !== undefined) return { opened: false };
      const failed = outcome === 'failure';
      outcomes.push({ at: nowMs(), failed });
      failures += failed ? 1 : 0;
      dropOld();
      const requests = outcomes.length - first;
      const opens = requests >= settings.requestsMin && failures >= settings.failureShareMin * requests;
      return opens ? open() : { opened: false };
    },
  };
}
