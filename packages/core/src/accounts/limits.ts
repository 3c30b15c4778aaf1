import { eq } from 'drizzle-orm';
import type { Core } from '../context.ts';
import { accountLimits } from '../db/schema/index.ts';
import { type Limits, type Tier, tiers } from '../policy.ts';

/** What an operator set in place of the tier's values; null stands for the tier's. */
export type LimitOverrides = { [Name in keyof Limits]: number | null };

/** The limits that hold for an account: its tier's, and what an operator set instead. */
export function effectiveLimits(tier: Tier, overrides?: Partial<LimitOverrides>): Limits {
  const limits = { ...tiers[tier] };
  for (const name of Object.keys(limits) as (keyof Limits)[]) {
    limits[name] = overrides?.[name] ?? limits[name];
  }
  return limits;
}

/** The overrides of an account, if it has any. */
export async function findLimitOverrides(
  core: Pick<Core, 'db'>,
  accountId: string,
): Promise<LimitOverrides | undefined> {
  const [row] = await core.db
    .select({
      monthlyCredits: accountLimits.monthlyCredits,
      generatePerMinute: accountLimits.generatePerMinute,
      inFlight: accountLimits.inFlight,
      usagePerMinute: accountLimits.usagePerMinute,
      evaluatePerMinute: accountLimits.evaluatePerMinute,
      accountPerMinute: accountLimits.accountPerMinute,
      liveKeys: accountLimits.liveKeys,
    })
    .from(accountLimits)
    .where(eq(accountLimits.accountId, accountId));
  return row;
}
