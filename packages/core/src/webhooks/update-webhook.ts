import { eq } from 'drizzle-orm';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { webhooks } from '../db/schema/index.ts';
import type { Result } from '../failures.ts';
import { cancelDeliveries } from './cancel-deliveries.ts';
import { urlRefused, type WebhookFailure } from './create-webhook.ts';
import { lockEligibility } from './eligibility.ts';
import type { EventName } from './event-types.ts';
import { lockWebhook } from './get-webhook.ts';
import type { Outbound } from './outbound.ts';
import {
  noSuchWebhook,
  toWebhookRecord,
  type WebhookRecord,
  type WebhookRef,
  type WebhookRow,
} from './webhook-record.ts';

export type WebhookChanges = {
  url?: string;
  events?: readonly EventName[];
  description?: string;
  /** Off ends what waits for the endpoint; on forgets its failures, and needs an account that may have it on. */
  active?: boolean;
};

/** Changes what is named and leaves the rest. A new address is checked as at registration. */
export async function updateWebhook(
  core: Pick<Core, 'db' | 'sql' | 'clock'>,
  outbound: Pick<Outbound, 'checkUrl'>,
  { actor, ...ref }: WebhookRef & { actor: Actor },
  changes: WebhookChanges,
): Promise<Result<WebhookRecord, WebhookFailure>> {
  const refusal = changes.url === undefined ? undefined : await outbound.checkUrl(changes.url);
  const result = await core.db.transaction(async (tx): Promise<Result<WebhookRecord, WebhookFailure>> => {
    const inner = { db: tx, clock: core.clock };
    // The account before the endpoint, as everything that turns endpoints off has it.
    const failure = changes.active ? await lockEligibility(tx, ref.accountId) : undefined;
    const row = await lockWebhook(inner, ref);
    if (!row) return { ok: false, failure: noSuchWebhook };
    if (failure) return { ok: false, failure };
    if (refusal) return { ok: false, failure: urlRefused(refusal) };
    const [changed] = await tx
      .update(webhooks)
      .set({ ...toColumns(row, changes), updatedAt: core.clock.now() })
      .where(eq(webhooks.id, row.id))
      .returning();
    if (!changed) throw new Error(`${row.id} was not written`);
    const details = { changed: Object.keys(changes) };
    await recordAudit(inner, {
      accountId: ref.accountId,
      actor,
      action: 'webhook.updated',
      subject: row.id,
      details,
    });
    return { ok: true, value: toWebhookRecord(changed) };
  });
  if (result.ok && changes.active === false) await cancelDeliveries(core, ref.webhookId);
  return result;
}

function toColumns(row: WebhookRow, { url, events, description, active }: WebhookChanges) {
  return {
    ...(url === undefined ? {} : { url }),
    ...(events === undefined ? {} : { events: [...events] }),
    ...(description === undefined ? {} : { description }),
    ...(active === true ? healthy : {}),
    // One that something else turned off stays so, and says why.
    ...(active === false && row.active ? { active: false, disabledReason: 'manual' as const } : {}),
  };
}

const healthy = {
  active: true,
  disabledReason: null,
  consecutiveFailures: 0,
  firstFailureAt: null,
  lastFailureAt: null,
  warnedAt: null,
};
