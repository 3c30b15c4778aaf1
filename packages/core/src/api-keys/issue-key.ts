import { type Actor, recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { apiKeys } from '../db/schema/index.ts';
import { createId } from '../ids.ts';
import type { Mode } from '../policy.ts';
import { scopes as everyScope, type Scope } from './caller.ts';
import { createKeyValue, describeKeyValue, hashKeyValue } from './key-format.ts';
import { type KeyRecord, toKeyRecord } from './key-record.ts';

export type NewKey = {
  accountId: string;
  mode: Mode;
  name: string;
  /** All of them unless given; kept in the order of `scopes`. */
  scopes?: readonly Scope[];
  description?: string | null;
  /** The person whose key it is by making; null for an operator's. */
  createdBy: string | null;
  expiresAt?: Date | null;
  /** The key that this one replaces. */
  rotatedFrom?: string | null;
};

/** A key with its value, which is the only copy: what is stored cannot be turned back into it. */
export type IssuedKey = { record: KeyRecord; value: string };

/**
 * Makes a key without asking whether the account may have another one: for accounts that are being made, and for verbs
 * that have asked. Throws when the account does not exist. Give a transaction as `db`, so that the key and its audit entry are
 * written together.
 */
export async function issueKey(
  core: Pick<Core, 'db' | 'clock'>,
  { scopes = everyScope, description = null, expiresAt = null, rotatedFrom = null, ...key }: NewKey,
  actor: Actor = 'operator',
): Promise<IssuedKey> {
  const now = core.clock.now();
  const value = createKeyValue(key.mode);
  const [row] = await core.db
    .insert(apiKeys)
    .values({
      ...key,
      id: createId('key', now),
      description,
      hash: hashKeyValue(value),
      ...describeKeyValue(value),
      scopes: everyScope.filter((scope) => scopes.includes(scope)),
      createdAt: now,
      expiresAt,
      rotatedFrom,
    })
    .returning();
  if (!row) throw new Error(`a key of ${key.accountId} was not written`);
  const record = toKeyRecord(row, now);
  await recordAudit(core, {
    accountId: key.accountId,
    actor,
    action: 'key.created',
    subject: record.id,
    details: {
      mode: record.mode,
      scopes: record.scopes,
      expires_at: record.expires_at,
      ...(rotatedFrom ? { rotated_from: rotatedFrom } : {}),
    },
  });
  return { record, value };
}
