import { randomBytes } from 'node:crypto';
import {
  type Core,
  createAccount,
  createId,
  createKeyValue,
  issueKey,
  type Mode,
  type Scope,
  type Tier,
} from '@firstline/core';

/** An account with a live and a test key, as an operator would make it. */
export type TestAccount = { accountId: string; ownerId: string; liveKey: string; testKey: string };

type Databases = Pick<Core, 'db' | 'sql' | 'clock'>;

/**
 * Makes a person, an account and its two keys. `monthlyCredits` overrides the tier's, and its calls are hardly limited: a test
 * of limits sets its own.
 */
export async function createTestAccount(
  core: Databases,
  { tier = 'scale', monthlyCredits = null }: { tier?: Tier; monthlyCredits?: number | null } = {},
): Promise<TestAccount> {
  const now = core.clock.now();
  const ownerId = createId('usr', now);
  await core.sql`
    insert into users (id, name, email, email_verified)
    values (${ownerId}, 'Sample Person', ${`${randomBytes(6).toString('hex')}@example.com`}, true)`;
  const { id: accountId } = await createAccount(core, { ownerId, name: 'Sample account', tier });
  const unlimited = 1_000_000;
  await core.sql`
    insert into account_limits (account_id, monthly_credits, generate_per_minute, usage_per_minute, in_flight, updated_at)
    values (${accountId}, ${monthlyCredits}, ${unlimited}, ${unlimited}, 1000, ${now})`;
  const liveKey = await createTestKey(core, accountId, { mode: 'live' });
  const testKey = await createTestKey(core, accountId, { mode: 'test' });
  return { accountId, ownerId, liveKey, testKey };
}

/** Makes a further key, in any state that a key can be in. Returns its value. */
export async function createTestKey(
  core: Databases,
  accountId: string,
  options: {
    mode?: Mode;
    scopes?: readonly Scope[];
    expiresAt?: Date;
    revokedAt?: Date;
  } = {},
): Promise<string> {
  const { mode = 'live', revokedAt, ...rest } = options;
  const { record, value } = await issueKey(core, {
    accountId,
    mode,
    name: 'Sample key',
    createdBy: null,
    ...rest,
  });
  if (revokedAt) {
    await core.sql`update api_keys set revoked_at = ${revokedAt}, revoked_reason = 'test' where id = ${record.id}`;
  }
  return value;
}

/** A well-formed key that no account has. */
export function unknownKey(mode: Mode = 'live'): string {
  return createKeyValue(mode);
}

export async function suspendAccount(core: Pick<Core, 'sql'>, accountId: string): Promise<void> {
  await core.sql`update accounts set status = 'suspended' where id = ${accountId}`;
}
