import { and, count, eq, gt, isNull, or } from 'drizzle-orm';
import { effectiveLimits, findLimitOverrides } from '../accounts/index.ts';
import type { Actor } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { accounts, apiKeys, users } from '../db/schema/index.ts';
import type { Failure, Result } from '../failures.ts';
import { keyPolicy, type Mode, type Tier } from '../policy.ts';
import { type IssuedKey, issueKey, type NewKey } from './issue-key.ts';

/**
 * Makes a key for an account, if it may have another one. Live keys need a verified address (403 `email_not_verified`), and
 * an account has so many keys of a mode at most (409 `limit_reached`), whatever the concurrency. Keys that were revoked, have
 * expired or were replaced do not count. Throws when the account does not exist.
 */
export function createKey(
  core: Pick<Core, 'db' | 'clock'>,
  key: Omit<NewKey, 'rotatedFrom'>,
  actor: Actor,
): Promise<Result<IssuedKey>> {
  const { accountId, mode } = key;
  return core.db.transaction(async (tx) => {
    // One creation of an account at a time: the count below must still be right when the key is written.
    const [account] = await tx
      .select({ tier: accounts.tier, emailVerified: users.emailVerified })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(eq(accounts.id, accountId))
      .for('no key update', { of: accounts });
    if (!account) throw new Error(`no account ${accountId}`);
    if (mode === 'live' && !account.emailVerified) return { ok: false, failure: emailNotVerified };
    const inner = { db: tx, clock: core.clock };
    const limit = await findKeyLimit(inner, accountId, account.tier, mode);
    if ((await countUsableKeys(inner, accountId, mode)) >= limit) {
      return { ok: false, failure: limitReached(mode, limit) };
    }
    return { ok: true, value: await issueKey(inner, key, actor) };
  });
}

async function findKeyLimit(
  core: Pick<Core, 'db'>,
  accountId: string,
  tier: Tier,
  mode: Mode,
): Promise<number> {
  if (mode === 'test') return keyPolicy.testKeysMax;
  return effectiveLimits(tier, await findLimitOverrides(core, accountId)).liveKeys;
}

/** Keys that work and were not replaced: a rotation must not need room for two. */
async function countUsableKeys(
  core: Pick<Core, 'db' | 'clock'>,
  accountId: string,
  mode: Mode,
): Promise<number> {
  const [row] = await core.db
    .select({ keys: count() })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.accountId, accountId),
        eq(apiKeys.mode, mode),
        isNull(apiKeys.revokedAt),
        isNull(apiKeys.replacedBy),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, core.clock.now())),
      ),
    );
  return row?.keys ?? 0;
}

const emailNotVerified: Failure = {
  code: 'email_not_verified',
  message: 'Verify your e-mail address first. Until then the account can have test keys.',
};

function limitReached(mode: Mode, limit: number): Failure {
  return {
    code: 'limit_reached',
    message: `The account may have ${limit} ${mode} keys. Revoke one that is not needed, or rotate it.`,
  };
}
