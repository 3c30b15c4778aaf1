import { addSeconds } from 'date-fns/addSeconds';
import { min } from 'date-fns/min';
import { eq } from 'drizzle-orm';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { apiKeys } from '../db/schema/index.ts';
import type { Result } from '../failures.ts';
import type { Scope } from './caller.ts';
import { lockKey, noSuchKey } from './get-key.ts';
import { type IssuedKey, issueKey } from './issue-key.ts';
import { keyNotActive, keyStatus } from './key-record.ts';

export type Rotation = {
  keyId: string;
  accountId: string;
  /** How long the old key works on; 0 ends it at once. */
  graceSeconds: number;
  actor: Actor;
};

/**
 * Replaces a key by a new one of the same name, mode, scopes and expiry. The old one works until the grace ends, or until
 * its own expiry where that comes first. Only an active key can be rotated (409 `key_not_active`): one that was replaced
 * already, is expired or revoked cannot. The new key takes the old one's place in the account's limit.
 */
export function rotateKey(
  core: Pick<Core, 'db' | 'clock'>,
  { keyId, accountId, graceSeconds, actor }: Rotation,
): Promise<Result<IssuedKey>> {
  return core.db.transaction(async (tx) => {
    const inner = { db: tx, clock: core.clock };
    const old = await lockKey(inner, { keyId, accountId });
    if (!old) return { ok: false, failure: noSuchKey };
    const now = core.clock.now();
    const status = keyStatus(old, now);
    if (status !== 'active') return { ok: false, failure: keyNotActive(status) };

    const { mode, name, description, expiresAt } = old;
    const replacement = {
      accountId,
      mode,
      name,
      description,
      scopes: old.scopes as Scope[],
      expiresAt,
      createdBy: typeof actor === 'string' ? null : actor.userId,
      rotatedFrom: old.id,
    };
    const issued = await issueKey(inner, replacement, actor);
    const graceEndsAt = addSeconds(issued.record.created_at, graceSeconds);
    await tx
      .update(apiKeys)
      .set({
        replacedBy: issued.record.id,
        expiresAt: expiresAt ? min([expiresAt, graceEndsAt]) : graceEndsAt,
      })
      .where(eq(apiKeys.id, old.id));
    await recordAudit(inner, {
      accountId,
      actor,
      action: 'key.rotated',
      subject: old.id,
      details: { replaced_by: issued.record.id, grace_period_seconds: graceSeconds },
    });
    return { ok: true, value: issued };
  });
}
