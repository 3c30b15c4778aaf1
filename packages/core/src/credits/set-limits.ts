import { eq, sql } from 'drizzle-orm';
import {
  effectiveLimits,
  findLimitOverrides,
  type LimitOverrides,
  noSuchAccount,
} from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { accountLimits, accounts } from '../db/schema/index.ts';
import type { Result } from '../failures.ts';
import { createId } from '../ids.ts';
import { openCreditPeriod } from './open-period.ts';
import { refuseBeyondRange } from './refuse-beyond-range.ts';

/**
 * Sets what holds for one account in place of its tier's limits: a number overrides, null gives the tier's value back, and
 * what is not named stays. A new monthly limit holds for the month that is running, at once and with a ledger
 * entry for the difference. Throws for values that the database refuses (below 0 credits, below 1 of the others).
 */
export async function setLimits(
  core: Pick<Core, 'db' | 'sql' | 'clock'>,
  accountId: string,
  changes: Partial<LimitOverrides>,
): Promise<Result<LimitOverrides>> {
  const now = core.clock.now();
  const [account] = await core.db
    .select({ tier: accounts.tier })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) return { ok: false, failure: noSuchAccount };

  const changesMonth = changes.monthlyCredits !== undefined;
  // Once the month is open, no other process can open it with the limit that it read before this change.
  if (changesMonth) await openCreditPeriod(core, { accountId, mode: 'live' }, now);

  const change = core.db.transaction<Result<LimitOverrides>>(async (tx) => {
    // Locks the tier as well as the overrides: the month's limit follows from both.
    const [locked] = await tx
      .select({ tier: accounts.tier })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('no key update');
    if (!locked) return { ok: false, failure: noSuchAccount };
    const before = await findLimitOverrides({ db: tx }, accountId);
    const row = { ...changes, updatedAt: now };
    await tx
      .insert(accountLimits)
      .values({ accountId, ...row })
      .onConflictDoUpdate({ target: accountLimits.accountId, set: row });
    const overrides = await findLimitOverrides({ db: tx }, accountId);
    if (!overrides) throw new Error(`the limits of ${accountId} were not written`);
    await recordAudit(
      { db: tx, clock: core.clock },
      {
        accountId,
        actor: 'operator',
        action: 'account.limits_changed',
        subject: accountId,
        details: describeChanges(changes, before),
      },
    );
    if (changesMonth) {
      const { monthlyCredits } = effectiveLimits(locked.tier, overrides);
      await tx.execute(sql`
        select set_credit_limit(${accountId}, 'live', ${monthlyCredits}, ${createId('led', now)}, ${now.toISOString()}::timestamptz)`);
    }
    return { ok: true, value: overrides };
  });
  return change.catch(refuseBeyondRange);
}

/** What was set, and what stood there before; null is the tier's value. */
function describeChanges(
  changes: Partial<LimitOverrides>,
  before: LimitOverrides | undefined,
): Record<string, number | null> {
  const names = Object.keys(changes) as (keyof LimitOverrides)[];
  const described = names.flatMap((name) => {
    const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [
      [snake, changes[name] ?? null],
      [`${snake}_before`, before?.[name] ?? null],
    ];
  });
  return Object.fromEntries(described);
}
