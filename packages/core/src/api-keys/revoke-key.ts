import { and, eq, sql } from 'drizzle-orm';
import type { Core } from '../context.ts';
import { apiKeys } from '../db/schema/index.ts';
import type { Result } from '../failures.ts';
import { type KeyRecord, toKeyRecord } from './key-record.ts';

/**
 * Ends a key for good. Once revoked it stays as it was revoked first: another call changes nothing and answers
 * the same. With `accountId`, another account's key is answered as a missing one.
 */
export async function revokeKey(
  core: Pick<Core, 'db' | 'clock'>,
  { keyId, accountId, reason }: { keyId: string; accountId?: string; reason: string },
): Promise<Result<KeyRecord>> {
  const now = core.clock.now();
  const [row] = await core.db
    .update(apiKeys)
    .set({
      revokedAt: sql`coalesce(${apiKeys.revokedAt}, ${now.toISOString()}::timestamptz)`,
      revokedReason: sql`coalesce(${apiKeys.revokedReason}, ${reason})`,
    })
    .where(and(eq(apiKeys.id, keyId), accountId === undefined ? undefined : eq(apiKeys.accountId, accountId)))
    .returning();
  if (!row) {
    return { ok: false, failure: { code: 'resource_not_found', message: 'No API key has this id.' } };
  }
  return { ok: true, value: toKeyRecord(row, now) };
}
