import { eq, sql } from 'drizzle-orm';
import { effectiveLimits, findLimitOverrides, noSuchAccount } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { accounts } from '../db/schema/index.ts';
import type { Result } from '../failures.ts';
import { createId } from '../ids.ts';
import type { Tier } from '../policy.ts';
import { turnOffIneligible } from '../webhooks/index.ts';
import { openCreditPeriod } from './open-period.ts';

/**
 * Puts an account on a tier, at once: the running month's limit follows with a ledger entry for the difference, unless an operator
 * has overridden it; grants stay. Months that have ended keep theirs.
 */
export async function setTier(
  core: Pick<Core, 'db' | 'sql' | 'clock'>,
  accountId: string,
  tier: Tier,
): Promise<Result<{ tier: Tier }>> {
  const now = core.clock.now();
  const [account] = await core.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) return { ok: false, failure: noSuchAccount };
  // Once the month is open, no other process can open it with the tier that it read before this change.
  await openCreditPeriod(core, { accountId, mode: 'live' }, now);
  await core.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ tier: accounts.tier })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('no key update');
    if (before?.tier === tier) return;
    await tx.update(accounts).set({ tier }).where(eq(accounts.id, accountId));
    await recordAudit(
      { db: tx, clock: core.clock },
      {
        accountId,
        actor: 'operator',
        action: 'account.tier_changed',
        subject: accountId,
        details: { from: before?.tier ?? null, to: tier },
      },
    );
    await turnOffIneligible({ db: tx, clock: core.clock }, accountId);
    const { monthlyCredits } = effectiveLimits(tier, await findLimitOverrides({ db: tx }, accountId));
    await tx.execute(sql`
      select set_credit_limit(${accountId}, 'live', ${monthlyCredits}, ${createId('led', now)}, ${now.toISOString()}::timestamptz)`);
  });
  return { ok: true, value: { tier } };
}
