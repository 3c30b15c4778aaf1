import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestAccount } from '@firstline/api/testing/test-account';
import { generate, nameOf, type Outcome } from './call.ts';
import type { Random } from './random.ts';

export type LoadOptions = {
  account: TestAccount;
  callers: number;
  /** Asked before every try: the API that is called. */
  chooseUrl(): string;
  random: Random;
  /** Outcomes after which a caller tries again with the same Idempotency-Key; any other but 200 ends its call as a fault of ours. */
  mayRetry: readonly string[];
};

export type LoadResult = {
  /** Calls that were answered 200 in the end, each tried until it was. */
  served: number;
  tries: number;
  /** What the tries ended with. */
  outcomes: Record<string, number>;
  /** The longest that a try took, in milliseconds. */
  slowestMs: number;
  /** Retries that were answered with what an earlier try had made. */
  replays: number;
  /** What must not happen: other outcomes, a 503 without Retry-After, another answer to the same key. */
  faults: string[];
};

export type Load = {
  /** When calls were served, in milliseconds of `performance.now()`. */
  readonly servedAt: readonly number[];
  readonly tries: number;
  /** Lets every caller bring its call to an end. */
  end(): Promise<LoadResult>;
};

/** Callers who retry with the same Idempotency-Key until they have their draft, and look at times whether they get it again. */
export function startLoad({ account, callers, chooseUrl, random, mayRetry }: LoadOptions): Load {
  const result: LoadResult = { served: 0, tries: 0, outcomes: {}, slowestMs: 0, replays: 0, faults: [] };
  const servedAt: number[] = [];
  let running = true;

  async function attempt(idempotencyKey: string): Promise<Outcome> {
    const outcome = await generate(chooseUrl(), { key: account.liveKey, idempotencyKey });
    const name = nameOf(outcome);
    result.tries++;
    result.slowestMs = Math.max(result.slowestMs, outcome.ms);
    result.outcomes[name] = (result.outcomes[name] ?? 0) + 1;
    if (outcome.status === 503) {
      const seconds = Number(outcome.headers['retry-after']);
      if (!(seconds >= 1 && seconds <= 10)) result.faults.push(`503 with Retry-After ${seconds}`);
    }
    if (outcome.status === 200 && outcome.headers['idempotent-replayed'] === 'true') result.replays++;
    return outcome;
  }

  async function serve(): Promise<void> {
    const idempotencyKey = randomUUID();
    for (;;) {
      const outcome = await attempt(idempotencyKey);
      if (outcome.status === 200) {
        result.served++;
        servedAt.push(performance.now());
        if (random.between(0, 1) < 0.1) await expectSame(idempotencyKey, outcome.text);
        return;
      }
      const name = nameOf(outcome);
      if (!mayRetry.includes(name)) {
        result.faults.push(name);
        return;
      }
      // Not more often: on a machine of two processors those who ask again would take what the processes need to start.
      await sleep(random.between(60, 240));
    }
  }

  async function expectSame(idempotencyKey: string, text: string): Promise<void> {
    const again = await attempt(idempotencyKey);
    if (again.status === 200 && again.text !== text) result.faults.push(`${idempotencyKey}: two answers`);
  }

  const calling = Array.from({ length: callers }, async () => {
    while (running) await serve();
  });
  return {
    servedAt,
    get tries() {
      return result.tries;
    },
    async end() {
      running = false;
      await Promise.all(calling);
      return result;
    },
  };
}

/** What a caller may see of an API that is killed. */
export const deathOutcomes = ['ECONNREFUSED', 'ECONNRESET', 'socket hang up'];
