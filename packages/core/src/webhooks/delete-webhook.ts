import { eq } from 'drizzle-orm';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { webhookQueue, webhooks } from '../db/schema/index.ts';
import type { Result } from '../failures.ts';
import { lockWebhook } from './get-webhook.ts';
import { noSuchWebhook, type WebhookRef } from './webhook-record.ts';

/**
 * Removes an endpoint with its secrets and everything that waits for it. Its past deliveries can no longer be looked at, and are
 * dropped with their day.
 */
export function deleteWebhook(
  core: Pick<Core, 'db' | 'clock'>,
  { actor, ...ref }: WebhookRef & { actor: Actor },
): Promise<Result<{ id: string; deleted: true }>> {
  return core.db.transaction(async (tx) => {
    const inner = { db: tx, clock: core.clock };
    const row = await lockWebhook(inner, ref);
    if (!row) return { ok: false, failure: noSuchWebhook };
    await tx.delete(webhooks).where(eq(webhooks.id, row.id));
    await tx.delete(webhookQueue).where(eq(webhookQueue.webhookId, row.id));
    await recordAudit(inner, {
      accountId: ref.accountId,
      actor,
      action: 'webhook.deleted',
      subject: row.id,
    });
    return { ok: true, value: { id: row.id, deleted: true } };
  });
}

/** Removes what a charge wrote for an endpoint while it was being deleted. Returns how much it was. */
export async function deleteOrphanDeliveries(core: Pick<Core, 'sql'>): Promise<number> {
  const { count } = await core.sql`
    delete from webhook_queue q where not exists (select from webhooks w where w.id = q.webhook_id)`;
  return count;
}
