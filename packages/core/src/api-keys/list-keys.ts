import { and, desc, eq, lt } from 'drizzle-orm';
import type { Core } from '../context.ts';
import { apiKeys } from '../db/schema/index.ts';
import { type KeyRecord, toKeyRecord } from './key-record.ts';

export type KeyPage = { keys: KeyRecord[]; hasMore: boolean };

/** An account's keys, newest first: at most `limit`, from below the key `after`. An unknown account has none. */
export async function listKeys(
  core: Pick<Core, 'db' | 'clock'>,
  { accountId, limit, after }: { accountId: string; limit: number; after?: string | undefined },
): Promise<KeyPage> {
  const rows = await core.db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.accountId, accountId), after === undefined ? undefined : lt(apiKeys.id, after)))
    .orderBy(desc(apiKeys.id))
    .limit(limit + 1);
  const now = core.clock.now();
  return {
    keys: rows.slice(0, limit).map((row) => toKeyRecord(row, now)),
    hasMore: rows.length > limit,
  };
}
