import type { Core } from '../context.ts';
import { accounts } from '../db/schema/index.ts';
import { createId } from '../ids.ts';
import type { Tier } from '../policy.ts';
import type { Account } from './account.ts';
import { periodAnchor } from './period-anchor.ts';

export type NewAccount = {
  /** The person whose account it is. */
  ownerId: string;
  name: string;
  tier: Tier;
  webhookAccess?: Account['webhookAccess'];
};

/**
 * Opens a person's account; its months are counted from today. Throws when the person does not exist or has an
 * account already: the database allows one only. Give a transaction as `db` to create the person with it.
 */
export async function createAccount(
  core: Pick<Core, 'db' | 'clock'>,
  { ownerId, name, tier, webhookAccess = 'none' }: NewAccount,
): Promise<Account> {
  const now = core.clock.now();
  const [account] = await core.db
    .insert(accounts)
    .values({
      id: createId('acct', now),
      ownerId,
      name,
      tier,
      webhookAccess,
      periodAnchorAt: periodAnchor(now),
      createdAt: now,
    })
    .returning();
  if (!account) throw new Error(`the account of ${ownerId} was not written`);
  return account;
}
