import { getAccount } from '../accounts/index.ts';
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
  const granted = await core.sql<{ monthly_limit: number }[]>`
    select * from grant_credits(${accountId}, 'live', ${amount}, ${createId('led', now)}, ${now}) as monthly_limit`.catch(
    refuseBeyondRange,
  );
  if ('failure' in granted) return granted;
  const [row] = granted;
  if (!row) throw new Error(`${accountId} has no month to grant credits in`);
  return { ok: true, value: { monthlyLimit: row.monthly_limit } };
}
