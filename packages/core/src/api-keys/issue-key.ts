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
  /** The person who made it; null for an operator. */
  createdBy: string | null;
  expiresAt?: Date | null;
  /** The key that this one replaces. */
  rotatedFrom?: string | null;
};

/** A key with its value, which is the only copy: what is stored cannot be turned back into it. */
export type IssuedKey = { record: KeyRecord; value: string };

/**
 * Makes a key without asking whether the account may have another one: for accounts that are being made, and for verbs
 * that have asked. Throws when the account does not exist.
 */
export async function issueKey(
  core: Pick<Core, 'db' | 'clock'>,
  { scopes = everyScope, description = null, expiresAt = null, rotatedFrom = null, ...key }: NewKey,
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
  return { record: toKeyRecord(row, now), value };
}
