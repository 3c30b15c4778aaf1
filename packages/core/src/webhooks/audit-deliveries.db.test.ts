import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createId } from '../ids.ts';
import { makeCaller } from '../testing/make-caller.ts';
import { makeCore } from '../testing/make-core.ts';
import { makeWebhook } from '../testing/make-webhook.ts';
import { auditDeliveries } from './audit-deliveries.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { classifyOutcome } from './classify-outcome.ts';
import { giveBackClaims } from './give-back-claims.ts';
import { recordAttempts } from './record-attempts.ts';

/** An endpoint with so many deliveries waiting, by the system's clock. */
async function setUp(deliveries: number) {
  const made = await makeCore();
  onTestFinished(() => made[Symbol.asyncDispose]());
  const core = { ...made, clock: systemClock };
  const { accountId } = await makeCaller(core);
  const { record } = await makeWebhook(core, { accountId });
  await core.sql`update webhooks set updated_at = now() - interval '1 hour'`;
  const now = core.clock.now();
  for (let nth = 0; nth < deliveries; nth++) {
    await core.sql`select write_event(${createId('evt', now)}, ${accountId}, 'email.generated', true, '{}', ${now})`;
  }
  const claim = () => claimDeliveries(core, { workerId: 'wrk_1', webhookIds: [record.id], slots: 100 });
  return { core, webhookId: record.id, claim };
}

type World = Awaited<ReturnType<typeof setUp>>;

/** Two deliveries that were attempted, one of them in vain, and one that waits. */
async function deliver({ core, claim }: World): Promise<void> {
  const at = core.clock.now();
  const attempts = (await claim()).slice(0, 2).map((delivery, index) => {
    const statusCode = index === 0 ? 200 : 500;
    const result = {
      kind: 'answered' as const,
      statusCode,
      retryAfter: undefined,
      snippet: '',
      durationMs: 1,
    };
    const verdict = classifyOutcome(result, { attempt: 1, now: at, random: 0.5, hourMs: 3_600_000 });
    return { delivery, at, result, verdict };
  });
  await recordAttempts(core, { workerId: 'wrk_1', attempts });
}

test('the audit finds nothing wrong with deliveries as they are made', async () => {
  const world = await setUp(3);
  expect(await auditDeliveries(world.core)).toEqual([]);
  await deliver(world);
  expect(await auditDeliveries(world.core)).toEqual([]);
});

test.each([
  ['event_without_delivery', `delete from webhook_queue where status = 'delivering'`],
  [
    'event_with_two_deliveries',
    `insert into webhook_queue select id || 'X', account_id, webhook_id, event_id, event, trigger, 'pending', 0, due_at, null, created_at
     from webhook_queue where status = 'delivering'`,
  ],
  [
    'delivery_in_queue_and_history',
    `insert into webhook_deliveries select id, account_id, webhook_id, event_id, event, trigger, 'canceled', 0, created_at, now()
     from webhook_queue where status = 'delivering'`,
  ],
  ['attempts_differ_from_count', `update webhook_queue set attempt_count = 3 where status = 'retrying'`],
  [
    'attempt_before_its_time',
    `with again as (update webhook_queue set attempt_count = 2 where status = 'retrying' returning id)
     insert into webhook_attempts select a.id || 'X', account_id, delivery_id, at + interval '3 seconds', 500, null, 1, ''
     from webhook_attempts a join again on again.id = a.delivery_id`,
  ],
  ['delivered_without_success', `update webhook_attempts set status_code = 302 where status_code = 200`],
  [
    'too_many_at_a_time',
    `insert into webhook_queue select id || n, account_id, webhook_id, event_id, event, 'replay', 'delivering', 0, due_at, 'wrk_1', created_at
     from webhook_queue, generate_series(1, 5) n where status = 'delivering'`,
  ],
])('the audit names %s', async (violation, plant) => {
  const world = await setUp(3);
  await deliver(world);
  await world.core.sql.unsafe(plant);
  const found = await auditDeliveries(world.core);
  expect(found.map((row) => row.violation)).toEqual([violation]);
});

test('what a worker claimed without learning of it is due again, and what it knows of stays its own', async () => {
  const { core, webhookId, claim } = await setUp(8);
  const [known] = await claim();
  expect(await giveBackClaims(core, { workerId: 'wrk_2', except: [] })).toEqual([]);
  expect(await giveBackClaims(core, { workerId: 'wrk_1', except: [known?.id ?? ''] })).toEqual([webhookId]);
  expect(await core.sql`select id from webhook_queue where status = 'delivering'`).toEqual([
    { id: known?.id },
  ]);
  expect(await claim()).toHaveLength(4);
});
