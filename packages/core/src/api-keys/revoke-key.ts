import { eq } from 'drizzle-orm';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { apiKeys } from '../db/schema/index.ts';
import type { Result } from '../failures.ts';
import { lockKey, noSuchKey } from './get-key.ts';
import { type KeyRecord, toKeyRecord } from './key-record.ts';

/**
 * Ends a key for good. Once revoked it stays as it was revoked first: another call changes nothing and answers
 * the same. With `accountId`, another account's key is answered as a missing one.
 */
export function revokeKey(
  core: Pick<Core, 'db' | 'clock'>,
  { keyId, accountId, reason, actor }: { keyId: string; accountId?: string; reason: string; actor: Actor },
): Promise<Result<KeyRecord>> {
  return core.db.transaction(async (tx) => {
    const inner = { db: tx, clock: core.clock };
    const row = await lockKey(inner, { keyId, accountId });
    if (!row) return { ok: false, failure: noSuchKey };
    const now = core.clock.now();
    if (row.revokedAt) return { ok: true, value: toKeyRecord(row, now) };
    const revocation = { revokedAt: now, revokedReason: reason };
    await tx.update(apiKeys).set(revocation).where(eq(apiKeys.id, keyId));
    await recordAudit(inner, { accountId: row.accountId, actor, action: 'key.revoked', subject: keyId });
    return { ok: true, value: toKeyRecord({ ...row, ...revocation }, now) };
  });
}
