import type { Core } from '../context.ts';
import type { Failure, Result } from '../failures.ts';
import { createId, firstIdAt } from '../ids.ts';
import { type DeliveryRecord, type DeliveryRow, noSuchDelivery, toDeliveryRecord } from './deliveries.ts';
import { ineligibility } from './eligibility.ts';
import { notifyWorkers } from './notify-workers.ts';
import { noSuchWebhook, type WebhookRef } from './webhook-record.ts';

/** Deliveries that one statement makes: well under a second. */
const batch = 5_000;

/** An endpoint; an operator's may be anybody's. */
type Target = { webhookId: string; accountId?: string };

type Access = { sql: Core['sql']; clock: Core['clock'] };

/**
 * Sends a past delivery's event to its endpoint again, as a delivery of its own with the same event id. The endpoint has to be
 * on, and its account has to be allowed to have it on.
 */
export async function replayDelivery(
  core: Access,
  { accountId, webhookId, deliveryId }: WebhookRef & { deliveryId: string },
): Promise<Result<DeliveryRecord>> {
  const failure = await findObstacle(core, { accountId, webhookId });
  if (failure) return { ok: false, failure: failure === noSuchWebhook ? noSuchDelivery : failure };
  const now = core.clock.now();
  const [row] = await core.sql<DeliveryRow[]>`
    with made as (
      insert into webhook_queue (id, account_id, webhook_id, event_id, event, trigger, status, due_at, created_at)
      select ${createId('dlv', now)}, d.account_id, d.webhook_id, d.event_id, d.event, 'replay', 'pending', due_now(${now}), ${now}
      from all_webhook_deliveries d join events e on e.id = d.event_id
      where d.id = ${deliveryId} and d.webhook_id = ${webhookId} and d.account_id = ${accountId}
      returning *
    )
    select id, webhook_id, event_id, event, status, trigger, attempt_count, due_at as next_attempt_at, created_at,
      null as completed_at, wake_endpoints(array[webhook_id], null)
    from made`;
  if (!row) return { ok: false, failure: noSuchDelivery };
  notifyWorkers(core.sql);
  return { ok: true, value: toDeliveryRecord(row) };
}

/**
 * Sends again what failed or was canceled between two instants, each event once: what has been delivered since, or is on its way, is
 * left out. Returns how many deliveries were made. At most 30 days back: nothing older is kept.
 */
export async function recoverDeliveries(
  core: Access,
  { since, until, ...target }: Target & { since: Date; until: Date },
): Promise<Result<{ recovered: number }>> {
  const failure = await findObstacle(core, target);
  if (failure) return { ok: false, failure };
  let recovered = 0;
  for (;;) {
    const [row] = await core.sql<{ made: number }[]>`
      select recover_deliveries(${target.webhookId}, ${firstIdAt('dlv', since)}, ${since}, ${until}, ${batch}, ${core.clock.now()}) as made`;
    recovered += row?.made ?? 0;
    if (recovered > 0) notifyWorkers(core.sql);
    if ((row?.made ?? 0) < batch) return { ok: true, value: { recovered } };
  }
}

type StandingRow = {
  active: boolean;
  tier: Parameters<typeof ineligibility>[0]['tier'];
  status: Parameters<typeof ineligibility>[0]['status'];
  webhook_access: Parameters<typeof ineligibility>[0]['webhookAccess'];
};

/** Why nothing can be sent to an endpoint now. */
async function findObstacle(core: Access, { accountId, webhookId }: Target): Promise<Failure | undefined> {
  const [row] = await core.sql<StandingRow[]>`
    select w.active, a.tier, a.status, a.webhook_access from webhooks w join accounts a on a.id = w.account_id
    where w.id = ${webhookId} and w.account_id = coalesce(${accountId ?? null}, w.account_id)`;
  if (!row) return noSuchWebhook;
  const failure = ineligibility({ tier: row.tier, status: row.status, webhookAccess: row.webhook_access });
  return failure ?? (row.active ? undefined : endpointIsOff);
}

const endpointIsOff: Failure = {
  code: 'bad_request',
  message: 'This endpoint is off. Turn it on first: PATCH it with {"active": true}.',
};
