import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { format } from 'date-fns/format';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfMonth } from 'date-fns/startOfMonth';
import type { Sql } from 'postgres';
import { firstIdAt, type IdPrefix } from '../ids.ts';

type Partitioned = {
  table: string;
  every: 'day' | 'month';
  /** Partitions made ahead of the current one. */
  ahead: number;
  /** Partitions kept behind the current one; without it they are kept for the account's life. */
  behind?: number;
  /** Whether rows may only be added. Row triggers reach partitions by themselves, this one does not. */
  appendOnly?: boolean;
  /** The kind of id that the table is partitioned over; without it, a date column. */
  idPrefix?: IdPrefix;
};

/** What grows without end, and how long it is kept. A day kept 30 days needs 31 partitions behind: the first is partial. */
export const partitionedTables: readonly Partitioned[] = [
  { table: 'audit_entries', every: 'month', ahead: 3, behind: 13, idPrefix: 'aud' },
  { table: 'calls', every: 'month', ahead: 3, behind: 13, idPrefix: 'req' },
  { table: 'drafts', every: 'day', ahead: 14, behind: 30, idPrefix: 'gen' },
  { table: 'events', every: 'day', ahead: 14, behind: 30, idPrefix: 'evt' },
  { table: 'ledger_entries', every: 'month', ahead: 3, appendOnly: true, idPrefix: 'led' },
  { table: 'webhook_deliveries', every: 'day', ahead: 14, behind: 30, idPrefix: 'dlv' },
  { table: 'webhook_attempts', every: 'day', ahead: 14, behind: 30, idPrefix: 'att' },
  { table: 'usage_days', every: 'month', ahead: 3 },
];

const calendar = {
  day: { start: startOfDay, add: addDays, name: 'yyyyMMdd' },
  month: { start: startOfMonth, add: addMonths, name: 'yyyyMM' },
};

/**
 * Makes the partitions that writes of the coming days will need. Safe to run at any time, by any number of processes.
 * A table is made first and attached then, because `create table … partition of` would stop every write meanwhile.
 */
export async function createPartitionsAhead(sql: Sql, now: Date): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('partitions'))`;
    const tables = await tx<{ name: string }[]>`
      select relname as name from pg_class where relkind = 'r' and pg_table_is_visible(oid)`;
    const existing = new Set(tables.map(({ name }) => name));
    for (const { table, every, ahead, appendOnly, idPrefix } of partitionedTables) {
      const { start, add, name } = calendar[every];
      const current = start(new UTCDate(now));
      const bound = (at: Date) => (idPrefix ? firstIdAt(idPrefix, at) : format(at, 'yyyy-MM-dd'));
      // One behind as well: a request that began before midnight may end after it.
      for (let step = -1; step <= ahead; step++) {
        const from = add(current, step);
        const partition = `${table}_p${format(from, name)}`;
        if (existing.has(partition)) continue;
        await tx.unsafe(`create table ${partition} (like ${table} including all)`);
        if (appendOnly) {
          await tx.unsafe(
            `create trigger ${partition}_no_truncate before truncate on ${partition} execute function refuse_ledger_change()`,
          );
        }
        await tx.unsafe(
          `alter table ${table} attach partition ${partition} for values from ('${bound(from)}') to ('${bound(add(from, 1))}')`,
        );
      }
    }
  });
}

/**
 * Drops the partitions whose every row is past its retention. Returns their names. One process at a time; another finds nothing to do.
 * A detachment that was cut off (a reader that outlasts lock_timeout, a crash) is finished first.
 */
export async function dropExpiredPartitions(sql: Sql, now: Date): Promise<string[]> {
  return sql.begin(async (tx) => {
    const dropped: string[] = [];
    // This only holds the lock: `detach … concurrently` runs in no transaction, and may take longer than one may stand idle. Not
    // prepared, since those would leave a snapshot open, for which `detach` waits.
    await tx.unsafe(`set local idle_in_transaction_session_timeout = 0`);
    const [lock] = await tx.unsafe(
      `select pg_try_advisory_xact_lock(hashtext('expired partitions')) as taken`,
    );
    if (!lock?.taken) return dropped;
    for (const { table, every, behind } of partitionedTables) {
      if (behind === undefined) continue;
      const { start, add, name } = calendar[every];
      const oldestKept = `${table}_p${format(add(start(new UTCDate(now)), -behind), name)}`;
      // Detached ones as well: a crash may have come between the two statements.
      const expired = await sql<{ name: string; attached: boolean; pending: boolean }[]>`
        select c.relname as name, i.inhrelid is not null as attached, coalesce(i.inhdetachpending, false) as pending
        from pg_class c left join pg_inherits i on i.inhrelid = c.oid
        where c.relkind = 'r' and c.relnamespace = (select relnamespace from pg_class where oid = ${table}::regclass)
          and c.relname ~ ${`^${table}_p[0-9]+$`} and c.relname < ${oldestKept}
        order by pending desc, c.relname`;
      for (const { name: partition, attached, pending } of expired) {
        if (attached) {
          await sql.unsafe(
            `alter table ${table} detach partition ${partition} ${pending ? 'finalize' : 'concurrently'}`,
          );
        }
        await sql.unsafe(`drop table ${partition}`);
        dropped.push(partition);
      }
    }
    return dropped;
  });
}
