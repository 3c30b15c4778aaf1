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
  /** All of them unless given. */
  scopes?: readonly Scope[];
  description?: string | null;
  /** The person who made it. */
  createdBy: string | null;
  expiresAt?: Date | null;
};

/**
 * Makes a key. `value` is the only copy: what is stored cannot be turned back into it. Throws when the account does
 * not exist.
 */
export async function createKey(
  core: Pick<Core, 'db' | 'clock'>,
  { accountId, mode, name, scopes = everyScope, description = null, createdBy, expiresAt = null }: NewKey,
): Promise<{ record: KeyRecord; value: string }> {
  const now = core.clock.now();
  const value = createKeyValue(mode);
  const [row] = await core.db
    .insert(apiKeys)
    .values({
      id: createId('key', now),
      accountId,
      mode,
      name,
      description,
      hash: hashKeyValue(value),
      ...describeKeyValue(value),
      scopes: [...scopes],
      createdAt: now,
      createdBy,
      expiresAt,
    })
    .returning();
  if (!row) throw new Error(`a key of ${accountId} was not written`);
  return { record: toKeyRecord(row, now), value };
}
