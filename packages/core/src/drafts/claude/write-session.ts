import type { UpstreamUse } from '../model.ts';
import { abortAfter } from './abort-after.ts';
import type { TokenUse } from './answer.ts';
import { estimateCostUsd } from './estimate-cost.ts';
import type { TokenPrices } from './model-configurations.ts';

/** What one request has spent: time from its one deadline, calls, retries, tokens. */
export type WriteSession = {
  /** Aborted when the caller is gone or the deadline has passed. */
  readonly signal: AbortSignal;
  readonly deadlinePassed: boolean;
  calls: number;
  connectionRetries: number;
  reasks: number;
  lastCallMs: number;
  remainingMs(): number;
  /** Adds one call's time and tokens, and what it may have cost if it reported none. */
  addCall(milliseconds: number, tokens: TokenUse, lostUsd: number): void;
  use(): UpstreamUse;
  [Symbol.dispose](): void;
};

/** Starts the clock of one draft. The signal of it ends with the deadline or with the caller, whichever comes first; dispose of it at the end. */
export function startWriteSession(options: {
  deadlineMs: number;
  callerSignal: AbortSignal;
  prices: TokenPrices;
  nowMs: () => number;
}): WriteSession {
  const endsAt = options.nowMs() + options.deadlineMs;
  const deadline = abortAfter(options.deadlineMs, options.callerSignal);
  const tokens: TokenUse = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
  let waitedMs = 0;
  let lostUsd = 0;

  return {
    signal: deadline.signal,
    get deadlinePassed() {
      return deadline.passed;
    },
    calls: 0,
    connectionRetries: 0,
    reasks: 0,
    lastCallMs: 0,
    remainingMs: () => Math.max(0, endsAt - options.nowMs()),
    addCall(milliseconds, added, lost) {
      this.calls += 1;
      this.lastCallMs = milliseconds;
      waitedMs += milliseconds;
      lostUsd += lost;
      tokens.inputTokens += added.inputTokens;
      tokens.outputTokens += added.outputTokens;
      tokens.cacheReadTokens += added.cacheReadTokens;
      tokens.cacheWriteTokens += added.cacheWriteTokens;
    },
    use() {
      return {
        calls: this.calls,
        ...tokens,
        milliseconds: Math.round(waitedMs),
        costUsd: estimateCostUsd(tokens, options.prices) + lostUsd,
      };
    },
    [Symbol.dispose]: () => deadline[Symbol.dispose](),
  };
}

/** Waits, or returns at once when the signal aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
