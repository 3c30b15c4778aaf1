import { eq } from 'drizzle-orm';
import type { Core } from '../context.ts';
import { accounts } from '../db/schema/index.ts';
import type { Failure, Result } from '../failures.ts';
import type { Account } from './account.ts';

/** An account by its id. */
export async function getAccount(core: Pick<Core, 'db'>, accountId: string): Promise<Result<Account>> {
  const [account] = await core.db.select().from(accounts).where(eq(accounts.id, accountId));
  return account ? { ok: true, value: account } : { ok: false, failure: noSuchAccount };
}

/** The account of a person, if they have one. */
export async function findAccountOfOwner(
  core: Pick<Core, 'db'>,
  ownerId: string,
): Promise<Account | undefined> {
  const [account] = await core.db.select().from(accounts).where(eq(accounts.ownerId, ownerId));
  return account;
}

/** What whoever acts for a suspended account is answered. */
export const accountSuspended: Failure = {
  code: 'account_suspended',
  message: 'The account is suspended. Write to support.',
};

/** What a verb answers about an account that does not exist. */
export const noSuchAccount: Failure = {
  code: 'resource_not_found',
  message: 'No account has this id.',
};
