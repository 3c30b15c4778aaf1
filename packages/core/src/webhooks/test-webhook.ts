import type { Core } from '../context.ts';
import type { Result } from '../failures.ts';
import { createId } from '../ids.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { ineligibility } from './eligibility.ts';
import { type EventName, sampleEvent, type testEventName } from './event-types.ts';
import type { Outbound } from './outbound.ts';
import { toAttemptRow } from './record-attempts.ts';
import { type SecretsRow, secretsThatSign } from './secrets-that-sign.ts';
import { noSuchWebhook, type WebhookRef } from './webhook-record.ts';

export type TestOutcome = {
  delivered: boolean;
  status_code: number | null;
  duration_ms: number;
  delivery_id: string;
};

type TargetRow = SecretsRow & {
  url: string;
  tier: Parameters<typeof ineligibility>[0]['tier'];
  status: Parameters<typeof ineligibility>[0]['status'];
  webhook_access: Parameters<typeof ineligibility>[0]['webhookAccess'];
};

/**
 * Sends a sample of an event to an endpoint at once, whether it is on or off, and says what came of it: one attempt, listed among the
 * deliveries, that changes nothing of the endpoint's state. The sample says `livemode: false`. Takes as long as the receiver, at
 * most 15 s; no transaction is open meanwhile.
 */
export async function testWebhook(
  core: Pick<Core, 'sql' | 'clock' | 'timings' | 'secretsKeys'>,
  outbound: Pick<Outbound, 'post'>,
  { accountId, webhookId, event }: WebhookRef & { event: EventName | typeof testEventName },
): Promise<Result<TestOutcome>> {
  const { sql } = core;
  const [target] = await sql<TargetRow[]>`
    select w.url, w.secret, w.previous_secret, w.previous_secret_until, a.tier, a.status, a.webhook_access from webhooks w join accounts a on a.id = w.account_id
    where w.id = ${webhookId} and w.account_id = ${accountId}`;
  if (!target) return { ok: false, failure: noSuchWebhook };
  const { tier, status, webhook_access: webhookAccess, url } = target;
  const failure = ineligibility({ tier, status, webhookAccess });
  if (failure) return { ok: false, failure };

  const now = core.clock.now();
  const eventId = createId('evt', now);
  const payload = JSON.stringify(sampleEvent(event, { id: eventId, at: now }));
  const delivery = {
    id: createId('dlv', now),
    accountId,
    webhookId,
    eventId,
    event,
    attempt: 1,
    url,
    sealedSecrets: secretsThatSign(target, now),
    body: Buffer.from(payload),
  };
  const made = await attemptDelivery(core, outbound, delivery);
  if (made.fault !== undefined) throw made.fault;
  const delivered = made.verdict.verdict === 'delivered';
  const attempt = toAttemptRow(made);
  await sql`
    with event as (
      insert into events (id, account_id, type, livemode, payload, created_at)
      values (${eventId}, ${accountId}, ${event}, false, ${payload}, ${now})
    ), attempt as (
      insert into webhook_attempts (id, account_id, delivery_id, at, status_code, error, duration_ms, response_snippet)
      values (${attempt.attempt_id}, ${accountId}, ${delivery.id}, ${made.at}, ${attempt.status_code}, ${attempt.error},
        ${attempt.duration_ms}, ${attempt.snippet})
    )
    insert into webhook_deliveries (id, account_id, webhook_id, event_id, event, trigger, status, attempt_count, created_at, completed_at)
    values (${delivery.id}, ${accountId}, ${webhookId}, ${eventId}, ${event}, 'test', ${delivered ? 'delivered' : 'failed'}, 1,
      ${now}, ${core.clock.now()})`;
  return {
    ok: true,
    value: {
      delivered,
      status_code: attempt.status_code,
      duration_ms: attempt.duration_ms,
      delivery_id: delivery.id,
    },
  };
}
