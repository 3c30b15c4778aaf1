import { sql } from 'drizzle-orm';
import { getAccount } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import type { Result } from '../failures.ts';
import { createId } from '../ids.ts';
import { openCreditPeriod } from './open-period.ts';
import { refuseBeyondRange } from './refuse-beyond-range.ts';

/**
 * Adds credits to the month that is running; they end with it. Resolves to the month's new limit. Throws for an amount
 * that the database refuses (below 1).
 */
export async function grantCredits(
  core: Pick<Core, 'db' | 'sql' | 'clock'>,
  accountId: string,
  amount: number,
): Promise<Result<{ monthlyLimit: number }>> {
  const account = await getAccount(core, accountId);
  if (!account.ok) return account;
  const now = core.clock.now();
  await openCreditPeriod(core, { accountId, mode: 'live' }, now);
  const grant = core.db.transaction<Result<{ monthlyLimit: number }>>(async (tx) => {
    const [row] = await tx.execute<{ monthly_limit: number }>(sql`
      select * from grant_credits(${accountId}, 'live', ${amount}, ${createId('led', now)},
        ${now.toISOString()}::timestamptz) as monthly_limit`);
    if (!row) throw new Error(`${accountId} has no month to grant credits in`);
    await recordAudit(
      { db: tx, clock: core.clock },
      {
        accountId,
        actor: 'operator',
        action: 'credits.granted',
        subject: accountId,
        details: { granted: amount, monthly_limit: row.monthly_limit },
      },
    );
    return { ok: true, value: { monthlyLimit: row.monthly_limit } };
  });
  return grant.catch(refuseBeyondRange);
}
