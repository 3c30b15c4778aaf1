import { and, eq, gt, lte } from 'drizzle-orm';
import type { Core } from '../context.ts';
import { creditPeriods } from '../db/schema/index.ts';
import type { Mode } from '../policy.ts';

/** An account's credits in the month that is running. */
export type CreditBalance = {
  monthlyLimit: number;
  used: number;
  /** Set aside for drafts that are being written. */
  held: number;
  startsAt: Date;
  endsAt: Date;
};

/** The balance of the running month, or undefined where the month was not used yet: nothing is opened for the asking. */
export async function findBalance(
  core: Pick<Core, 'db' | 'clock'>,
  { accountId, mode }: { accountId: string; mode: Mode },
): Promise<CreditBalance | undefined> {
  const now = core.clock.now();
  const { creditLimit: monthlyLimit, used, held, startsAt, endsAt } = creditPeriods;
  const [row] = await core.db
    .select({ monthlyLimit, used, held, startsAt, endsAt })
    .from(creditPeriods)
    .where(
      and(
        eq(creditPeriods.accountId, accountId),
        eq(creditPeriods.mode, mode),
        lte(startsAt, now),
        gt(endsAt, now),
      ),
    );
  return row;
}
