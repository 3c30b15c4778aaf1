import { and, desc, eq, lt } from 'drizzle-orm';
import type { Core } from '../context.ts';
import { webhooks } from '../db/schema/index.ts';
import type { Result } from '../failures.ts';
import {
  noSuchWebhook,
  toWebhookRecord,
  type WebhookRecord,
  type WebhookRef,
  type WebhookRow,
} from './webhook-record.ts';

/** One endpoint of an account. Another account's is answered as a missing one. */
export async function getWebhook(core: Pick<Core, 'db'>, ref: WebhookRef): Promise<Result<WebhookRecord>> {
  const [row] = await core.db.select().from(webhooks).where(isMeant(ref));
  return row ? { ok: true, value: toWebhookRecord(row) } : { ok: false, failure: noSuchWebhook };
}

/** An endpoint's row for a change within a transaction: nobody else changes it until that ends. */
export async function lockWebhook(tx: Pick<Core, 'db'>, ref: WebhookRef): Promise<WebhookRow | undefined> {
  const [row] = await tx.db.select().from(webhooks).where(isMeant(ref)).for('no key update');
  return row;
}

/** An account's endpoints, newest first: at most `limit`, from below the endpoint `after`. */
export async function listWebhooks(
  core: Pick<Core, 'db'>,
  { accountId, limit, after }: { accountId: string; limit: number; after?: string | undefined },
): Promise<{ webhooks: WebhookRecord[]; hasMore: boolean }> {
  const rows = await core.db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.accountId, accountId), after === undefined ? undefined : lt(webhooks.id, after)))
    .orderBy(desc(webhooks.id))
    .limit(limit + 1);
  return { webhooks: rows.slice(0, limit).map(toWebhookRecord), hasMore: rows.length > limit };
}

function isMeant({ accountId, webhookId }: WebhookRef) {
  return and(eq(webhooks.id, webhookId), eq(webhooks.accountId, accountId));
}
