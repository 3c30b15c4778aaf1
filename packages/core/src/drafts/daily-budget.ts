import type { Core } from '../context.ts';

export type BudgetAdmission =
  | { admitted: true }
  | { admitted: false; retryAfterMs: number; spentUsd: number; limitUsd: number };

/**
 * What the upstream may cost a UTC day, estimated, across all processes. Calls under way when it is spent are not ended, and a
 * process knows of others' spending as of at most `budgetRefreshMs` ago: by so much a day can overshoot. A killed
 * process takes what it has not yet written with it: a round trip's worth, and its calls in flight.
 */
export type DailyBudget = {
  /** Whether a draft may call the upstream now. Rejects where the database cannot say. */
  admit(): Promise<BudgetAdmission>;
  /** Adds what a draft cost. Written to the database without being waited for. */
  add(costUsd: number): void;
  /** Resolves when everything added so far is written, or the database did not take it. */
  flush(): Promise<void>;
};

const dayMs = 24 * 60 * 60_000;
const retryFlushMs = 1_000;

/** A budget of `limitUsd` US dollars a UTC day, kept in the database that all processes share. */
export function createDailyBudget(
  { sql, clock, timings }: Pick<Core, 'sql' | 'clock' | 'timings'>,
  limitUsd: number,
): DailyBudget {
  let known = { day: '', spentUsd: 0, readAtMs: Number.NEGATIVE_INFINITY };
  /** By day: a draft that ends after midnight must not lose what was added before it. */
  const unsaved = new Map<string, number>();
  let saving: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  const today = () => clock.now().toISOString().slice(0, 10);

  /** A day's sum only grows, so of two answers that crossed the larger one is the later. */
  function learn(day: string, spentUsd: number): void {
    if (day !== today()) return;
    known = {
      day,
      spentUsd: known.day === day ? Math.max(known.spentUsd, spentUsd) : spentUsd,
      readAtMs: clock.now().getTime(),
    };
  }

  async function read(): Promise<void> {
    const day = today();
    const [row] = await sql<{ cost_usd: number }[]>`select cost_usd from upstream_spend where day = ${day}`;
    learn(day, row?.cost_usd ?? 0);
  }

  async function save(): Promise<void> {
    for (;;) {
      const [entry] = unsaved;
      if (!entry) return;
      const [day, costUsd] = entry;
      const [row] = await sql<{ cost_usd: number }[]>`
        insert into upstream_spend as s (day, cost_usd) values (${day}, ${costUsd})
        on conflict (day) do update set cost_usd = s.cost_usd + excluded.cost_usd returning cost_usd`;
      const left = (unsaved.get(day) ?? 0) - costUsd;
      // Rest of a subtraction of floating-point numbers, a millionth of a cent at most, is nothing.
      if (left > 1e-8) unsaved.set(day, left);
      else unsaved.delete(day);
      learn(day, row?.cost_usd ?? 0);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(retry);
    saving ??= save().then(
      () => {
        saving = undefined;
        // Added between the last look and this turn.
        if (unsaved.size > 0) return flush();
      },
      () => {
        saving = undefined;
        // It is kept, counts in this process, and goes with the next try.
        retry = setTimeout(() => void flush(), retryFlushMs).unref();
      },
    );
    return saving;
  }

  return {
    async admit() {
      const now = clock.now().getTime();
      if (known.day !== today() || now - known.readAtMs >= timings.budgetRefreshMs) {
        reading ??= read().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      const spentUsd = known.spentUsd + (unsaved.get(today()) ?? 0);
      if (spentUsd < limitUsd) return { admitted: true };
      return { admitted: false, retryAfterMs: dayMs - (now % dayMs), spentUsd, limitUsd };
    },
    add(costUsd) {
      if (costUsd <= 0) return;
      unsaved.set(today(), (unsaved.get(today()) ?? 0) + costUsd);
      void flush();
    },
    flush,
  };
}
