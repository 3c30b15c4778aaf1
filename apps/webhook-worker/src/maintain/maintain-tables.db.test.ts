import {
  type ClaimedDelivery,
  claimDeliveries,
  createId,
  getDelivery,
  listDeliveries,
  recordAttempts,
  replayDelivery,
  sweepDeliveries,
} from '@firstline/core';
import { makeCaller } from '@firstline/core/testing/make-caller';
import { makeCore, type TestCore } from '@firstline/core/testing/make-core';
import { makeWebhook } from '@firstline/core/testing/make-webhook';
import { createLogger } from '@firstline/process';
import { expect, test } from 'vitest';
import { maintainTables } from './maintain-tables.ts';

const start = '2026-05-10T09:00:00.000Z';
const workerId = 'wrk_1';

async function setUp(core: TestCore) {
  const { accountId } = await makeCaller(core);
  const { record } = await makeWebhook(core, { accountId });
  return { accountId, webhookId: record.id };
}
type Endpoint = Awaited<ReturnType<typeof setUp>>;

const maintain = (core: TestCore) =>
  maintainTables({ ...core, logger: createLogger({ level: 'silent', name: 'test' }) });

/** Writes an event and has it attempted once. Returns its delivery. */
async function deliver(core: TestCore, { accountId, webhookId }: Endpoint, statusCode: number) {
  const now = core.clock.now();
  await core.sql`
    select write_event(${createId('evt', now)}, ${accountId}, 'email.generated', true, '{"text":"secret plans"}', ${now})`;
  const [delivery] = await claim(core, webhookId);
  if (!delivery) throw new Error('nothing was due');
  await answer(core, delivery, statusCode);
  return delivery;
}

const claim = (core: TestCore, webhookId: string) =>
  claimDeliveries(core, { workerId, webhookIds: [webhookId], slots: 5 });

async function answer(core: TestCore, delivery: ClaimedDelivery, statusCode: number) {
  const now = core.clock.now();
  const isGood = statusCode === 200;
  await recordAttempts(core, {
    workerId,
    attempts: [
      {
        delivery,
        at: now,
        result: { kind: 'answered', statusCode, retryAfter: undefined, snippet: 'a snippet', durationMs: 1 },
        verdict: isGood ? { verdict: 'delivered' } : { verdict: 'retry', dueAt: now },
      },
    ],
  });
}

const list = async (core: TestCore, endpoint: Endpoint) => {
  const listed = await listDeliveries(core, { ...endpoint, limit: 100 });
  if (!listed.ok) throw new Error(listed.failure.message);
  return listed.value.deliveries;
};
const rows = async (core: TestCore) => {
  const [row] = await core.sql`
    select (select count(*)::int from events) as events, (select count(*)::int from webhook_deliveries) as deliveries,
      (select count(*)::int from webhook_attempts) as attempts, (select count(*)::int from webhook_queue) as queued`;
  return row;
};

test('events, deliveries and attempts can be looked at for 30 days, and on the next day their text is gone', async () => {
  await using core = await makeCore({ now: start });
  const endpoint = await setUp(core);
  const first = await deliver(core, endpoint, 200);
  await core.setTime('2026-05-11T09:00:00.000Z');
  const second = await deliver(core, endpoint, 200);

  await core.setTime('2026-06-09T09:00:00.000Z');
  await maintain(core);
  expect((await list(core, endpoint)).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await getDelivery(core, { ...endpoint, deliveryId: first.id })).toMatchObject({
    ok: true,
    value: { payload: { data: { text: 'secret plans' } }, attempts: [{ response_snippet: 'a snippet' }] },
  });

  await core.setTime('2026-06-09T23:59:59.999Z');
  await maintain(core);
  expect(await rows(core)).toEqual({ events: 2, deliveries: 2, attempts: 2, queued: 0 });
  await core.setTime('2026-06-10T00:00:00.000Z');
  await maintain(core);
  expect(await rows(core)).toEqual({ events: 1, deliveries: 1, attempts: 1, queued: 0 });
  expect((await list(core, endpoint)).map(({ id }) => id)).toEqual([second.id]);
  const gone = { ok: false, failure: { code: 'resource_not_found' } };
  expect(await getDelivery(core, { ...endpoint, deliveryId: first.id })).toMatchObject(gone);
  expect(await replayDelivery(core, { ...endpoint, deliveryId: first.id })).toMatchObject(gone);

  await core.setTime('2026-06-11T00:00:00.000Z');
  await maintain(core);
  expect(await rows(core)).toEqual({ events: 0, deliveries: 0, attempts: 0, queued: 0 });
});

test('an event that is sent again at the end of its 30 days is tried while it is kept, and no longer', async () => {
  await using core = await makeCore({ now: start });
  const endpoint = await setUp(core);
  const { id: deliveryId } = await deliver(core, endpoint, 200);
  await core.setTime('2026-06-09T08:59:00.000Z');
  const replayed = await replayDelivery(core, { ...endpoint, deliveryId });
  expect(replayed.ok).toBe(true);
  const [tried] = await claim(core, endpoint.webhookId);
  if (!tried) throw new Error('nothing was due');
  await answer(core, tried, 500);
  await maintain(core);
  expect(await list(core, endpoint)).toMatchObject([
    { id: tried.id, status: 'retrying' },
    { id: deliveryId },
  ]);

  // Its tries would go on for three days.
  await core.setTime('2026-06-09T09:00:00.001Z');
  expect(await list(core, endpoint)).toEqual([]);
  await maintain(core);
  expect(await core.sql`select status, attempt_count from webhook_deliveries where id = ${tried.id}`).toEqual(
    [{ status: 'failed', attempt_count: 1 }],
  );
  expect(await claim(core, endpoint.webhookId)).toEqual([]);
  expect(await sweepDeliveries(core, workerId)).toEqual({ takenBack: 0, woken: 0, canceled: 0 });
});
