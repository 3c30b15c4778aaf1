import { eq, sql } from 'drizzle-orm';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { accounts } from '../db/schema/index.ts';
import type { Result } from '../failures.ts';
import { type OwnerNotice, queues } from '../jobs/index.ts';
import { turnOffIneligible } from './eligibility.ts';
import type { WebhookAccess } from './request-access.ts';

type Decision = { accountId: string; actor: Actor; access: 'approved' | 'rejected' };

/**
 * An operator's decision on an account's access to webhooks. A rejection turns its endpoints off. The owner is mailed, unless
 * nothing has changed.
 */
export function decideWebhookAccess(
  core: Pick<Core, 'db' | 'clock'>,
  { accountId, actor, access }: Decision,
): Promise<Result<Decision['access']>> {
  return core.db.transaction(async (tx) => {
    const inner = { db: tx, clock: core.clock };
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    if (!account) {
      return { ok: false, failure: { code: 'resource_not_found', message: 'No account has this id.' } };
    }
    if (account.webhookAccess !== access) {
      await tx.update(accounts).set({ webhookAccess: access }).where(eq(accounts.id, accountId));
      await turnOffIneligible(inner, accountId);
      const notice: OwnerNotice = { accountId, notice: noticeOf(account.webhookAccess, access) };
      // One waits for an account at most: a decision that is taken back before its mail is sent is not told of.
      await tx.execute(
        sql`select enqueue_job(${queues.notifyOwner.name}, ${accountId}, ${JSON.stringify(notice)}::jsonb, null)`,
      );
      await recordAudit(inner, {
        accountId,
        actor,
        action: 'account.webhook_access_changed',
        subject: accountId,
        details: { from: account.webhookAccess, to: access },
      });
    }
    return { ok: true, value: access };
  });
}

function noticeOf(from: WebhookAccess, to: Decision['access']): 'approved' | 'rejected' | 'withdrawn' {
  if (to === 'approved') return 'approved';
  return from === 'approved' ? 'withdrawn' : 'rejected';
}
