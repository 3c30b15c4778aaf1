import type { Sql } from 'postgres';

/** Tables whose rows end at a time of their own and are worth nothing afterwards. */
const expiring = [
  { table: 'draft_cache', column: 'expires_at' },
  { table: 'sessions', column: 'expires_at' },
  { table: 'verifications', column: 'expires_at' },
  { table: 'rate_buckets', column: 'full_at' },
] as const;

const batch = 5_000;

/** Deletes rows past their time, a batch at a time. Returns how many it deleted. */
export async function deleteExpiredRows(sql: Sql, now: Date): Promise<number> {
  let deleted = 0;
  for (const { table, column } of expiring) {
    for (;;) {
      const { count } = await sql`
        delete from ${sql(table)}
        where ctid = any (array(select ctid from ${sql(table)} where ${sql(column)} < ${now} limit ${batch}))`;
      deleted += count;
      if (count < batch) break;
    }
  }
  return deleted;
}
