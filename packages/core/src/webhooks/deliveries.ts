import type { Core } from '../context.ts';
import type { Failure, Result } from '../failures.ts';
import { firstKeptEventId } from './expire-deliveries.ts';
import { noSuchWebhook, type WebhookRef } from './webhook-record.ts';

export const deliveryStatuses = [
  'pending',
  'delivering',
  'delivered',
  'retrying',
  'failed',
  'canceled',
] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const deliveryTriggers = ['event', 'replay', 'recover', 'test'] as const;

/** A delivery as its endpoint's owner sees it in a list. */
export type DeliveryRecord = {
  id: string;
  webhook_id: string;
  event_id: string;
  event: string;
  status: DeliveryStatus;
  trigger: (typeof deliveryTriggers)[number];
  attempt_count: number;
  next_attempt_at: string | null;
  created_at: string;
  completed_at: string | null;
};

export type AttemptRecord = {
  id: string;
  at: string;
  status_code: number | null;
  error: string | null;
  duration_ms: number;
  response_snippet: string | null;
};

/** And by itself: what was sent, and what came of each attempt. */
export type DeliveryDetails = DeliveryRecord & {
  payload: Record<string, unknown>;
  attempts: AttemptRecord[];
};

export type DeliveryRow = Omit<DeliveryRecord, 'next_attempt_at' | 'created_at' | 'completed_at'> & {
  next_attempt_at: Date | null;
  created_at: Date;
  completed_at: Date | null;
};

export type DeliveryQuery = WebhookRef & {
  limit: number;
  /** The id of the delivery below which the page begins. */
  after?: string | undefined;
  status?: DeliveryStatus | undefined;
  event?: string | undefined;
};

/**
 * An endpoint's deliveries, newest first: those whose event is kept, so that each can be looked at. Another account's
 * endpoint is answered as a missing one.
 */
export async function listDeliveries(
  core: Pick<Core, 'sql' | 'clock'>,
  { accountId, webhookId, limit, after, status, event }: DeliveryQuery,
): Promise<Result<{ deliveries: DeliveryRecord[]; hasMore: boolean }>> {
  const { sql } = core;
  const [found] = await sql`select from webhooks where id = ${webhookId} and account_id = ${accountId}`;
  if (!found) return { ok: false, failure: noSuchWebhook };
  const rows = await sql<DeliveryRow[]>`
    select id, webhook_id, event_id, event, status, trigger, attempt_count, next_attempt_at, created_at, completed_at
    from all_webhook_deliveries
    where webhook_id = ${webhookId} and account_id = ${accountId} and event_id >= ${firstKeptEventId(core.clock.now())}
      ${after === undefined ? sql`` : sql`and id < ${after}`}
      ${status === undefined ? sql`` : sql`and status = ${status}`}
      ${event === undefined ? sql`` : sql`and event = ${event}`}
    order by id desc limit ${limit + 1}`;
  const deliveries = rows.slice(0, limit).map(toDeliveryRecord);
  return { ok: true, value: { deliveries, hasMore: rows.length > limit } };
}

/** One delivery with its payload and attempts. */
export async function getDelivery(
  core: Pick<Core, 'sql'>,
  { accountId, webhookId, deliveryId }: WebhookRef & { deliveryId: string },
): Promise<Result<DeliveryDetails>> {
  const { sql } = core;
  const [row] = await sql<(DeliveryRow & { payload: string })[]>`
    select d.id, d.webhook_id, d.event_id, d.event, d.status, d.trigger, d.attempt_count, d.next_attempt_at, d.created_at,
      d.completed_at, e.payload
    from all_webhook_deliveries d join events e on e.id = d.event_id
    where d.webhook_id = ${webhookId} and d.id = ${deliveryId} and d.account_id = ${accountId}
      and exists (select from webhooks w where w.id = d.webhook_id)`;
  if (!row) return { ok: false, failure: noSuchDelivery };
  const attempts = await sql<(Omit<AttemptRecord, 'at'> & { at: Date })[]>`
    select id, at, status_code, error, duration_ms, response_snippet from webhook_attempts
    where delivery_id = ${deliveryId} order by id`;
  return {
    ok: true,
    value: {
      ...toDeliveryRecord(row),
      payload: JSON.parse(row.payload) as Record<string, unknown>,
      attempts: attempts.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
    },
  };
}

/** A delivery as its owner sees it. */
export function toDeliveryRecord(row: DeliveryRow): DeliveryRecord {
  return {
    id: row.id,
    webhook_id: row.webhook_id,
    event_id: row.event_id,
    event: row.event,
    status: row.status,
    trigger: row.trigger,
    attempt_count: row.attempt_count,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}

export const noSuchDelivery: Failure = {
  code: 'resource_not_found',
  message: 'This endpoint has no delivery with this id.',
};
