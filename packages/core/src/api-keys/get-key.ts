import { and, eq } from 'drizzle-orm';
import type { Core } from '../context.ts';
import { apiKeys } from '../db/schema/index.ts';
import type { Failure, Result } from '../failures.ts';
import { type KeyRecord, type KeyRow, toKeyRecord } from './key-record.ts';

/** One key of an account. Another account's is answered as a missing one. */
export async function getKey(
  core: Pick<Core, 'db' | 'clock'>,
  { keyId, accountId }: { keyId: string; accountId: string },
): Promise<Result<KeyRecord>> {
  const [row] = await core.db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, keyId), eq(apiKeys.accountId, accountId)));
  return row ? { ok: true, value: toKeyRecord(row, core.clock.now()) } : { ok: false, failure: noSuchKey };
}

/** A key's row for a change within a transaction: nobody else changes it until that ends. */
export async function lockKey(
  tx: Pick<Core, 'db'>,
  { keyId, accountId }: { keyId: string; accountId: string | undefined },
): Promise<KeyRow | undefined> {
  const [row] = await tx.db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, keyId), accountId === undefined ? undefined : eq(apiKeys.accountId, accountId)))
    .for('no key update');
  return row;
}

export const noSuchKey: Failure = { code: 'resource_not_found', message: 'No API key has this id.' };
