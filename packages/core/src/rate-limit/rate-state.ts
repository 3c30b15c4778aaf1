import type { Failure } from '../failures.ts';
import type { Policy } from '../policy.ts';

/** Where an account stands against one policy after a call. */
export type RateState = {
  policy: Policy;
  /** Tokens that the bucket holds, refilled over 60 seconds. */
  limit: number;
  remaining: number;
  /** Seconds until the bucket is full. */
  fullSeconds: number;
  /** Seconds until a call can pass; 0 where the next one can. */
  retrySeconds: number;
};

/** What the database answers about the bucket. */
export type RateRow = {
  /** Null where the key is unknown. */
  rate_limit: number | null;
  /** Null where the call never came to the bucket. */
  rate_remaining: number | null;
  rate_full_seconds: number;
  rate_retry_seconds: number;
};

/** The state of a bucket, or undefined where the call never came to it. */
export function toRateState(policy: Policy, row: RateRow): RateState | undefined {
  if (row.rate_limit === null || row.rate_remaining === null) return undefined;
  return {
    policy,
    limit: row.rate_limit,
    remaining: row.rate_remaining,
    fullSeconds: row.rate_full_seconds,
    retrySeconds: row.rate_retry_seconds,
  };
}

/** The failure of a call that found no token. */
export function rateLimitExceeded(rate: RateState): Failure {
  const seconds = wholeSeconds(rate.retrySeconds);
  return {
    code: 'rate_limit_exceeded',
    message: `The limit of ${rate.limit} calls a minute is reached. Try again in ${seconds} s.`,
    retryAfterSeconds: seconds,
    members: {
      violated_policies: [rate.policy],
      limit: rate.limit,
      window_seconds: 60,
      retry_after_seconds: seconds,
    },
  };
}

/** More calls are running than the account may have at a time. How long they run is not known. */
export function concurrencyLimitExceeded(limit: number): Failure {
  return {
    code: 'concurrency_limit_exceeded',
    message: `The account may have ${limit} ${limit === 1 ? 'draft' : 'drafts'} in the making at a time. Wait for one to be done.`,
    retryAfterSeconds: 1,
    members: { violated_policies: ['concurrency'], limit, window_seconds: 0, retry_after_seconds: 1 },
  };
}

function wholeSeconds(seconds: number): number {
  return Math.min(60, Math.max(1, Math.ceil(seconds)));
}
