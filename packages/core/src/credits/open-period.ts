import { eq } from 'drizzle-orm';
import { effectiveLimits, findLimitOverrides } from '../accounts/index.ts';
import type { Core } from '../context.ts';
import { accounts } from '../db/schema/index.ts';
import { createId } from '../ids.ts';
import { creditPolicy, type Mode } from '../policy.ts';
import { creditPeriodAt } from './credit-period.ts';

/**
 * Opens the account's month that holds an instant, with its allowance. Called when a month is first used, so a renewal costs nothing
 * before; does nothing where another process was quicker.
 */
export async function openCreditPeriod(
  core: Pick<Core, 'db' | 'sql'>,
  account: { accountId: string; mode: Mode },
  at: Date,
): Promise<void> {
  const [row] = await core.db
    .select({ tier: accounts.tier, periodAnchorAt: accounts.periodAnchorAt })
    .from(accounts)
    .where(eq(accounts.id, account.accountId));
  if (!row) throw new Error(`no account ${account.accountId}`);
  const limit =
    account.mode === 'test'
      ? creditPolicy.testPool
      : effectiveLimits(row.tier, await findLimitOverrides(core, account.accountId)).monthlyCredits;
  const { startsAt, endsAt } = creditPeriodAt(row.periodAnchorAt, at);
  await core.sql`
    select open_credit_period(${account.accountId}, ${account.mode}, ${startsAt}, ${endsAt}, ${limit}, ${createId('led', at)}, ${at})`;
}
