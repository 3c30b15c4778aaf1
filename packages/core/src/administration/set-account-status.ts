import { eq } from 'drizzle-orm';
import { noSuchAccount } from '../accounts/index.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { accounts } from '../db/schema/index.ts';
import type { Result } from '../failures.ts';
import { turnOffIneligible } from '../webhooks/index.ts';

type Status = (typeof accounts.$inferSelect)['status'];

/**
 * Shuts an account out or lets it in again. While it is suspended its keys, and what its people would change, get 403
 * `account_suspended`: in every process from the next call on, since the state is read with each call.
 */
export function setAccountStatus(
  core: Pick<Core, 'db' | 'clock'>,
  { accountId, status, actor }: { accountId: string; status: Status; actor: Actor },
): Promise<Result<{ status: Status }>> {
  return core.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ status: accounts.status })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('no key update');
    if (!before) return { ok: false, failure: noSuchAccount };
    // Asked for twice, it was changed once.
    if (before.status === status) return { ok: true, value: { status } };
    await tx.update(accounts).set({ status }).where(eq(accounts.id, accountId));
    await turnOffIneligible({ db: tx, clock: core.clock }, accountId);
    const action = status === 'suspended' ? 'account.suspended' : 'account.resumed';
    await recordAudit({ db: tx, clock: core.clock }, { accountId, actor, action, subject: accountId });
    return { ok: true, value: { status } };
  });
}
