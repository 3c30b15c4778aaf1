import { setTimeout as sleep } from 'node:timers/promises';
import { auditCredits, auditDeliveries, type Core, isDatabaseOutage } from '@firstline/core';

/** Everything about one account's money and calls that has to agree, both modes together. */
export type Books = {
  limit: number;
  used: number;
  held: number;
  charges: number;
  drafts: number;
  events: number;
  /** Calls that usage counts, and those that it counts as refused by a limit. */
  calls: number;
  hits: number;
};

export async function readBooks({ sql }: Pick<Core, 'sql'>, accountId: string): Promise<Books> {
  const [row] = await sql<[Books]>`
    select
      (select coalesce(sum(credit_limit), 0)::int from credit_periods where account_id = ${accountId}) as limit,
      (select coalesce(sum(used), 0)::int from credit_periods where account_id = ${accountId}) as used,
      (select coalesce(sum(held), 0)::int from credit_periods where account_id = ${accountId}) as held,
      (select count(*)::int from ledger_entries where account_id = ${accountId} and kind = 'charge') as charges,
      (select count(*)::int from drafts where account_id = ${accountId}) as drafts,
      (select count(*)::int from events where account_id = ${accountId} and type = 'email.generated') as events,
      (select coalesce(sum(calls), 0)::int from usage_days where account_id = ${accountId}) as calls,
      (select coalesce(sum(rate_limit_hits), 0)::int from usage_days where account_id = ${accountId}) as hits`;
  return row;
}

/** Reservations that are held although their time to live and two sweeps are over, with a second for a busy machine. */
export async function findOverdue({ sql, timings }: Pick<Core, 'sql' | 'timings'>): Promise<string[]> {
  const graceMs = 2 * timings.sweepEveryMs + 1_000;
  const rows = await sql<{ id: string }[]>`
    select id from reservations where state = 'held' and expires_at < now() - ${`${graceMs} milliseconds`}::interval`;
  return rows.map(({ id }) => id);
}

export type BooksWatch = AsyncDisposable & {
  /** Ends it. Throws with every violation that any sample saw, and where it took no sample. Returns how many it took. */
  end(): Promise<number>;
};

const sampleEveryMs = 250;

/** Deliveries that are neither over nor due in the future. */
export async function countWaiting({ sql }: Pick<Core, 'sql'>): Promise<number> {
  const [row] = await sql<{ waiting: number }[]>`
    select count(*)::int as waiting from webhook_queue where status = 'delivering' or due_at <= now()`;
  return row?.waiting ?? 0;
}

/**
 * Audits the books and the deliveries again and again, each time in one REPEATABLE READ snapshot, for as long as faults last. While the sweep cannot
 * reach the database either, `overdue: false` leaves out what only the sweep can mend.
 */
export function watchBooks(core: Core, { overdue = true }: { overdue?: boolean } = {}): BooksWatch {
  const seen = new Set<string>();
  let samples = 0;
  let running = true;
  const watching = (async () => {
    while (running) {
      try {
        for (const { violation, detail } of await auditCredits(core)) seen.add(`${violation}: ${detail}`);
        for (const { violation, detail } of await auditDeliveries(core)) seen.add(`${violation}: ${detail}`);
        if (overdue) for (const id of await findOverdue(core)) seen.add(`overdue: ${id}`);
        samples++;
      } catch (error) {
        if (!isDatabaseOutage(error)) seen.add(`the audit failed: ${error}`);
      }
      await sleep(sampleEveryMs);
    }
  })();
  const end = async () => {
    running = false;
    await watching;
    if (seen.size > 0) throw new Error(`the books were wrong:\n${[...seen].slice(0, 20).join('\n')}`);
    if (samples === 0) throw new Error('the books were never looked at');
    return samples;
  };
  return {
    end,
    async [Symbol.asyncDispose]() {
      running = false;
      await watching;
    },
  };
}
