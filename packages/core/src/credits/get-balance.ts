import { type Account, effectiveLimits, type LimitOverrides } from '../accounts/index.ts';
import type { Core } from '../context.ts';
import { creditPolicy, type Mode } from '../policy.ts';
import { creditPeriodAt } from './credit-period.ts';
import { type CreditBalance, findBalance } from './find-balance.ts';

/** The balance of the running month, and of a month that was not used yet what it will begin with: nothing is opened for the asking. */
export async function getBalance(
  core: Pick<Core, 'db' | 'clock'>,
  account: Pick<Account, 'id' | 'tier' | 'periodAnchorAt'>,
  { mode, overrides }: { mode: Mode; overrides: LimitOverrides | undefined },
): Promise<CreditBalance> {
  const balance = await findBalance(core, { accountId: account.id, mode });
  if (balance) return balance;
  const monthlyLimit =
    mode === 'test' ? creditPolicy.testPool : effectiveLimits(account.tier, overrides).monthlyCredits;
  return { monthlyLimit, used: 0, held: 0, ...creditPeriodAt(account.periodAnchorAt, core.clock.now()) };
}
