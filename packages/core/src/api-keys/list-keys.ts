import { and, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Core } from '../context.ts';
import { apiKeys } from '../db/schema/index.ts';
import { type KeyRecord, type KeyStatus, toKeyRecord } from './key-record.ts';

export type KeyPage = { keys: KeyRecord[]; hasMore: boolean };

export type KeyQuery = {
  accountId: string;
  limit: number;
  /** The id of the key below which the page begins. */
  after?: string | undefined;
  status?: KeyStatus | undefined;
};

/** An account's keys, newest first: at most `limit`, from below the key `after`. An unknown account has none. */
export async function listKeys(
  core: Pick<Core, 'db' | 'clock'>,
  { accountId, limit, after, status }: KeyQuery,
): Promise<KeyPage> {
  const now = core.clock.now();
  const rows = await core.db
    .select()
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.accountId, accountId),
        after === undefined ? undefined : lt(apiKeys.id, after),
        status && hasStatus(status, now),
      ),
    )
    .orderBy(desc(apiKeys.id))
    .limit(limit + 1);
  return {
    keys: rows.slice(0, limit).map((row) => toKeyRecord(row, now)),
    hasMore: rows.length > limit,
  };
}

/** As `keyStatus` decides it. */
function hasStatus(status: KeyStatus, at: Date): SQL | undefined {
  const { revokedAt, expiresAt, replacedBy } = apiKeys;
  if (status === 'revoked') return isNotNull(revokedAt);
  if (status === 'expired') return and(isNull(revokedAt), lte(expiresAt, at));
  return and(
    isNull(revokedAt),
    or(isNull(expiresAt), gt(expiresAt, at)),
    status === 'rotating' ? isNotNull(replacedBy) : isNull(replacedBy),
  );
}
