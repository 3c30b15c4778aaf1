import { eq } from 'drizzle-orm';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { apiKeys } from '../db/schema/index.ts';
import type { Failure, Result } from '../failures.ts';
import { scopes as everyScope, type Scope } from './caller.ts';
import { lockKey, noSuchKey } from './get-key.ts';
import { type KeyRecord, keyNotActive, keyStatus, toKeyRecord } from './key-record.ts';

/** What is not named stays; a null takes away what was there. */
export type KeyChanges = {
  name?: string;
  description?: string | null;
  scopes?: readonly Scope[];
  expiresAt?: Date | null;
};

/**
 * Changes a key. One that is revoked or expired cannot be changed (409 `key_not_active`), and the end of one that was replaced can
 * be brought forward only.
 */
export function updateKey(
  core: Pick<Core, 'db' | 'clock'>,
  { keyId, accountId, actor }: { keyId: string; accountId: string; actor: Actor },
  changes: KeyChanges,
): Promise<Result<KeyRecord>> {
  return core.db.transaction(async (tx) => {
    const inner = { db: tx, clock: core.clock };
    const row = await lockKey(inner, { keyId, accountId });
    if (!row) return { ok: false, failure: noSuchKey };
    const now = core.clock.now();
    const status = keyStatus(row, now);
    if (status === 'revoked' || status === 'expired') return { ok: false, failure: keyNotActive(status) };
    if (status === 'rotating' && putsOff(row.expiresAt, changes.expiresAt)) {
      return { ok: false, failure: endsWithItsGrace };
    }
    const { scopes, ...rest } = changes;
    const set = {
      ...rest,
      ...(scopes ? { scopes: everyScope.filter((scope) => scopes.includes(scope)) } : {}),
    };
    if (Object.keys(set).length === 0) return { ok: true, value: toKeyRecord(row, now) };
    const [changed] = await tx.update(apiKeys).set(set).where(eq(apiKeys.id, keyId)).returning();
    if (!changed) throw new Error(`${keyId} was not changed`);
    const details = { changed: Object.keys(set) };
    await recordAudit(inner, { accountId, actor, action: 'key.updated', subject: keyId, details });
    return { ok: true, value: toKeyRecord(changed, now) };
  });
}

function putsOff(current: Date | null, next: Date | null | undefined): boolean {
  if (next === undefined) return false;
  return next === null || (current !== null && next > current);
}

const endsWithItsGrace: Failure = {
  code: 'key_not_active',
  message: 'This key was replaced: its end can be brought forward, and not put off.',
};
