import { eq } from 'drizzle-orm';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { accounts } from '../db/schema/index.ts';
import type { Result } from '../failures.ts';
import { webhooksNotInTier } from './eligibility.ts';

export type WebhookAccess = typeof accounts.$inferSelect.webhookAccess;

/**
 * Asks an operator to review an account's access to webhooks, and answers where that stands now. Asking again changes nothing, nor
 * does it where an operator has decided. An account of the free tier has none (403 `webhooks_not_in_tier`). Throws for an account
 * that does not exist.
 */
export function requestWebhookAccess(
  core: Pick<Core, 'db' | 'clock'>,
  { accountId, actor }: { accountId: string; actor: Actor },
): Promise<Result<WebhookAccess>> {
  return core.db.transaction(async (tx) => {
    const [account] = await tx
      .select({ tier: accounts.tier, access: accounts.webhookAccess })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('no key update');
    if (!account) throw new Error(`no account ${accountId}`);
    if (account.tier === 'free') return { ok: false, failure: webhooksNotInTier };
    if (account.access !== 'none') return { ok: true, value: account.access };
    await tx.update(accounts).set({ webhookAccess: 'pending' }).where(eq(accounts.id, accountId));
    await recordAudit(
      { db: tx, clock: core.clock },
      {
        accountId,
        actor,
        action: 'account.webhook_access_changed',
        subject: accountId,
        details: { from: 'none', to: 'pending' },
      },
    );
    return { ok: true, value: 'pending' };
  });
}
