import type { Sql } from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { createId } from '../ids.ts';
import { makeCaller } from '../testing/make-caller.ts';
import { makeCore, type TestCore } from '../testing/make-core.ts';
import { makeWebhook } from '../testing/make-webhook.ts';
import { type ClaimedDelivery, claimDeliveries } from './claim-deliveries.ts';
import { classifyOutcome } from './classify-outcome.ts';
import { type MadeAttempt, recordAttempts } from './record-attempts.ts';
import { removeWorker, sweepDeliveries } from './sweep-deliveries.ts';

const start = '2026-05-10T09:00:00.000Z';

/** An endpoint with so many deliveries waiting. */
async function setUp(core: TestCore, deliveries: number) {
  const { accountId } = await makeCaller(core);
  const { record } = await makeWebhook(core, { accountId });
  await emit(core, accountId, deliveries);
  return { accountId, webhookId: record.id };
}

async function emit(core: TestCore, accountId: string, count: number) {
  const now = core.clock.now();
  const ids = Array.from({ length: count }, () => createId('evt', now));
  await core.sql`
    select write_event(id, ${accountId}, 'email.generated', true, '{"n":1}', ${now}) from unnest(${ids}::text[]) id`;
}

const claim = (core: TestCore, webhookIds: string[], workerId = 'wrk_1', slots = 100) =>
  claimDeliveries(core, { workerId, webhookIds, slots });

/** Attempts that the receiver answered with this status. */
function attemptsOf(core: TestCore, deliveries: ClaimedDelivery[], statusCode: number): MadeAttempt[] {
  const result = {
    kind: 'answered' as const,
    statusCode,
    retryAfter: undefined,
    snippet: 'ok\0',
    durationMs: 12.3,
  };
  const now = core.clock.now();
  return deliveries.map((delivery) => ({
    delivery,
    at: now,
    result,
    verdict: classifyOutcome(result, { attempt: delivery.attempt, now, random: 0.5, hourMs: 3_600_000 }),
  }));
}

/** Records that the receiver answered with this status. */
async function answer(core: TestCore, deliveries: ClaimedDelivery[], statusCode: number, workerId = 'wrk_1') {
  const attempts = attemptsOf(core, deliveries, statusCode);
  return (await recordAttempts(core, { workerId, attempts })).changes;
}

const statuses = async (core: TestCore) => {
  const rows = await core.sql<{ status: string; n: number }[]>`
    select status, count(*)::int as n from all_webhook_deliveries group by status order by status`;
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
};
const endpoint = async (core: TestCore, id: string) => {
  const [row] = await core.sql`select * from webhooks where id = ${id}`;
  return row;
};
const after = (ms: number) => new Date(Date.parse(start) + ms).toISOString();
const hours = (n: number) => n * 3_600_000;

test('an endpoint has at most 5 attempts at a time, over all workers that pick at once', async () => {
  await using core = await makeCore({ now: start });
  const { webhookId } = await setUp(core, 30);
  const picked = await Promise.all(
    Array.from({ length: 12 }, (_, worker) => claim(core, [webhookId], `wrk_${worker}`)),
  );
  expect(picked.flat()).toHaveLength(5);
  expect(new Set(picked.flat().map(({ id }) => id)).size).toBe(5);
  expect(await claim(core, [webhookId])).toEqual([]);
});

test('picks of many endpoints in turns where there are fewer slots than deliveries', async () => {
  await using core = await makeCore({ now: start });
  const [one, two, three] = [await setUp(core, 5), await setUp(core, 5), await setUp(core, 5)];
  const ids = [one, two, three].map(({ webhookId }) => webhookId);
  const picked = await claim(core, ids, 'wrk_1', 6);
  expect(ids.map((id) => picked.filter(({ webhookId }) => webhookId === id).length)).toEqual([2, 2, 2]);
});

test('a success is over, with one attempt written beside it', async () => {
  await using core = await makeCore({ now: start });
  const { webhookId, accountId } = await setUp(core, 1);
  const [delivery, ...none] = await claim(core, [webhookId]);
  expect(none).toEqual([]);
  expect(delivery).toMatchObject({ attempt: 1, webhookId, accountId, url: 'https://receiver.example/hook' });
  expect(JSON.parse(Buffer.from(delivery?.body ?? []).toString()).id).toBe(delivery?.eventId);
  expect(await statuses(core)).toEqual({ delivering: 1 });
  await answer(core, delivery ? [delivery] : [], 204);
  expect(await statuses(core)).toEqual({ delivered: 1 });
  const attempts = await core.sql`select * from webhook_attempts`;
  expect(attempts).toMatchObject([
    {
      delivery_id: delivery?.id,
      status_code: 204,
      error: null,
      duration_ms: 12,
      response_snippet: 'ok\uFFFD',
    },
  ]);
  expect(await endpoint(core, webhookId)).toMatchObject({
    consecutive_failures: 0,
    first_failure_at: null,
    last_success_at: new Date(start),
  });
});

test('who records learns of what somebody else looked for in vain, because the attempts were in its way', async () => {
  await using core = await makeCore({ now: start });
  const [many, few, later] = [await setUp(core, 7), await setUp(core, 5), await setUp(core, 1)];
  const ids = [many, few, later].map(({ webhookId }) => webhookId);
  const picked = await claim(core, ids);
  expect(await claim(core, ids, 'wrk_2')).toEqual([]);
  const recorded = (deliveries: ClaimedDelivery[], statusCode: number) =>
    recordAttempts(core, { workerId: 'wrk_1', attempts: attemptsOf(core, deliveries, statusCode) });
  const of = (webhookId: string) => picked.filter((delivery) => delivery.webhookId === webhookId);
  // A retry is due later, so it is nothing to look at now.
  const answered = [...of(few.webhookId), ...of(later.webhookId)];
  expect((await recorded(answered, 500)).moreDue).toEqual([]);
  expect((await recorded(of(many.webhookId).slice(0, 1), 200)).moreDue).toEqual([many.webhookId]);
  expect(await claim(core, ids)).toHaveLength(1);
  expect((await recorded(of(many.webhookId).slice(1), 200)).moreDue).toEqual([many.webhookId]);
  const last = await claim(core, ids);
  expect(last).toHaveLength(1);
  expect((await recorded(last, 200)).moreDue).toEqual([]);
});

test('a failure is due again by the schedule, until the tenth', async () => {
  await using core = await makeCore({ now: start });
  const { webhookId } = await setUp(core, 1);
  const gaps: number[] = [];
  for (let attempt = 1; attempt <= 10; attempt++) {
    const [delivery] = await claim(core, [webhookId]);
    expect(delivery?.attempt).toBe(attempt);
    await answer(core, delivery ? [delivery] : [], 500);
    const [row] = await core.sql<{ due_at: Date }[]>`select due_at from webhook_queue`;
    if (!row) break;
    gaps.push((row.due_at.getTime() - core.clock.now().getTime()) / 1000);
    await core.setTime(new Date(row.due_at.getTime() - 1).toISOString());
    expect(await claim(core, [webhookId])).toEqual([]);
    await core.setTime(row.due_at.toISOString());
  }
  expect(gaps).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]);
  expect(await statuses(core)).toEqual({ failed: 1 });
  expect(await core.sql`select attempt_count from webhook_deliveries`).toEqual([{ attempt_count: 10 }]);
  expect(await core.sql`select count(*)::int as n from webhook_attempts`).toEqual([{ n: 10 }]);
});

test('a retry leaves a wake-up for when it is due', async () => {
  await using core = await makeCore({ now: start });
  const { webhookId } = await setUp(core, 3);
  await answer(core, await claim(core, [webhookId]), 500);
  const jobs = await core.sql`select data, start_after from pgboss.job where name = 'deliver-webhooks'`;
  expect(jobs).toEqual([{ data: { webhookId }, start_after: new Date('2026-05-10T09:00:06.000Z') }]);
});

test('410 turns the endpoint off and ends what waits for it', async () => {
  await using core = await makeCore({ now: start });
  const { webhookId } = await setUp(core, 7);
  const picked = await claim(core, [webhookId]);
  const changes = await answer(core, picked.slice(0, 1), 410);
  expect(changes).toEqual([{ webhookId, turnedOff: 'gone', warn: false }]);
  expect(await endpoint(core, webhookId)).toMatchObject({ active: false, disabled_reason: 'gone' });
  expect(await statuses(core)).toEqual({ failed: 1, canceled: 2, delivering: 4 });
  // Those in flight end as they end, and are not repeated.
  await answer(core, picked.slice(1, 3), 200);
  await answer(core, picked.slice(3), 500);
  expect(await statuses(core)).toEqual({ failed: 1, canceled: 4, delivered: 2 });
  expect(await claim(core, [webhookId])).toEqual([]);
});

test('an endpoint without a success for 120 hours and with 10 failures is turned off; its owner is told after 24 hours', async () => {
  await using core = await makeCore({ now: start });
  const { webhookId, accountId } = await setUp(core, 9);
  const fail = async (count: number) => {
    const changes = [];
    for (let n = 0; n < count; n++) {
      const [delivery] = await claim(core, [webhookId], 'wrk_1', 1);
      if (!delivery) throw new Error('nothing was due');
      changes.push(...(await answer(core, [delivery], 500)));
    }
    return changes;
  };
  expect(await fail(4)).toEqual([]);
  await core.setTime(after(hours(24) - 1));
  expect(await fail(1)).toEqual([]);
  await core.setTime(after(hours(24)));
  expect(await fail(1)).toEqual([{ webhookId, turnedOff: null, warn: true }]);
  expect(await fail(1)).toEqual([]);
  await core.setTime(after(hours(120)));
  expect(await fail(2)).toEqual([]);
  await emit(core, accountId, 1);
  expect(await fail(1)).toEqual([{ webhookId, turnedOff: 'failing', warn: false }]);
  expect(await endpoint(core, webhookId)).toMatchObject({
    active: false,
    disabled_reason: 'failing',
    consecutive_failures: 10,
    first_failure_at: new Date(start),
  });
  expect(Object.keys(await statuses(core))).toEqual(['canceled']);
});

test('a single failure from long ago neither turns an endpoint off nor alarms its owner when it fails again', async () => {
  await using core = await makeCore({ now: start });
  const { webhookId, accountId } = await setUp(core, 2);
  const fail = async () => answer(core, await claim(core, [webhookId], 'wrk_1', 1), 500);
  expect(await fail()).toEqual([]);
  await core.setTime(after(hours(121)));
  expect(await fail()).toEqual([]);
  const again = { active: true, consecutive_failures: 2, first_failure_at: new Date(after(hours(121))) };
  expect(await endpoint(core, webhookId)).toMatchObject(again);
  // From here on it fails for good, and has its own five days.
  await emit(core, accountId, 9);
  for (let n = 0; n < 8; n++) expect(await fail()).toEqual([]);
  await core.setTime(after(hours(121 + 120) - 1));
  expect(await fail()).toEqual([{ webhookId, turnedOff: null, warn: true }]);
  await core.setTime(after(hours(121 + 120)));
  expect(await fail()).toEqual([{ webhookId, turnedOff: 'failing', warn: false }]);
});

test('fewer than ten failures turn no endpoint off, however long ago the last success was', async () => {
  await using core = await makeCore({ now: start });
  const { webhookId } = await setUp(core, 5);
  await answer(core, await claim(core, [webhookId]), 500);
  await core.setTime(after(hours(1_000)));
  const again = await claim(core, [webhookId]);
  expect(await answer(core, again.slice(0, 4), 500)).toEqual([{ webhookId, turnedOff: null, warn: true }]);
  expect(await endpoint(core, webhookId)).toMatchObject({ active: true, consecutive_failures: 9 });
  expect(await answer(core, again.slice(4), 500)).toEqual([{ webhookId, turnedOff: 'failing', warn: false }]);
});

test('one success among many failures starts the count anew', async () => {
  await using core = await makeCore({ now: start });
  const { webhookId, accountId } = await setUp(core, 30);
  for (let n = 0; n < 4; n++) await answer(core, await claim(core, [webhookId]), 500);
  await core.setTime(after(hours(119)));
  const [success, ...rest] = await claim(core, [webhookId]);
  await answer(core, success ? [success] : [], 200);
  await core.setTime(after(hours(121)));
  await answer(core, rest, 500);
  await emit(core, accountId, 1);
  expect(await endpoint(core, webhookId)).toMatchObject({
    active: true,
    consecutive_failures: 4,
    first_failure_at: new Date(after(hours(121))),
    last_success_at: new Date(after(hours(119))),
  });
});

test('the attempts of a worker that is gone are made by another, and its late results change nothing', async () => {
  await using core = await makeCore({ now: start });
  const { webhookId } = await setUp(core, 2);
  await sweepDeliveries(core, 'wrk_dead');
  const lost = await claim(core, [webhookId], 'wrk_dead');
  expect(lost).toHaveLength(2);
  await core.setTime(after(core.timings.workerLostAfterMs));
  expect(await sweepDeliveries(core, 'wrk_live')).toMatchObject({ takenBack: 0 });
  await core.setTime(after(core.timings.workerLostAfterMs + 1));
  expect(await sweepDeliveries(core, 'wrk_live')).toMatchObject({ takenBack: 2 });
  const again = await claim(core, [webhookId], 'wrk_live');
  expect(again.map(({ id, attempt }) => [id, attempt]).sort()).toEqual(lost.map(({ id }) => [id, 1]).sort());
  await answer(core, lost, 500, 'wrk_dead');
  expect(await statuses(core)).toEqual({ delivering: 2 });
  await answer(core, again, 200, 'wrk_live');
  await answer(core, again, 200, 'wrk_live');
  expect(await statuses(core)).toEqual({ delivered: 2 });
  expect(await core.sql`select count(*)::int as n from webhook_attempts`).toEqual([{ n: 2 }]);
});

test('what a stopped worker left is taken over at the next sweep', async () => {
  await using core = await makeCore({ now: start });
  const { webhookId } = await setUp(core, 1);
  await sweepDeliveries(core, 'wrk_1');
  await claim(core, [webhookId]);
  await removeWorker(core, 'wrk_1');
  expect(await sweepDeliveries(core, 'wrk_2')).toMatchObject({ takenBack: 1 });
});

test('a sweep wakes an endpoint whose wake-up was lost, and ends what waits for one that is off', async () => {
  await using core = await makeCore({ now: start });
  const [lost, off] = [await setUp(core, 3), await setUp(core, 2)];
  await core.sql`delete from pgboss.job`;
  await core.sql`update webhooks set active = false, disabled_reason = 'manual' where id = ${off.webhookId}`;
  expect(await sweepDeliveries(core, 'wrk_1')).toMatchObject({ woken: 0, canceled: 2 });
  await core.setTime(after(1_001));
  expect(await sweepDeliveries(core, 'wrk_1')).toMatchObject({ woken: 1, canceled: 0 });
  expect(await core.sql`select data from pgboss.job where name = 'deliver-webhooks'`).toEqual([
    { data: { webhookId: lost.webhookId } },
  ]);
  // Somebody is with it, and will look for more.
  await claim(core, [lost.webhookId]);
  await core.sql`delete from pgboss.job`;
  expect(await sweepDeliveries(core, 'wrk_1')).toMatchObject({ woken: 0 });
});

test('picking costs the same with 100,000 deliveries of other endpoints in front', async () => {
  await using core = await makeCore({ now: start });
  const [busy, quiet] = [await setUp(core, 1), await setUp(core, 1)];
  await core.sql`
    insert into webhook_queue (id, account_id, webhook_id, event_id, event, trigger, status, due_at, created_at)
    select 'dlv_' || lpad(n::text, 26, '0'), account_id, webhook_id, event_id, event, trigger, status, due_at, created_at
    from webhook_queue, generate_series(1, 100000) n where webhook_id = ${busy.webhookId}`;
  await core.sql`analyze webhook_queue`;
  // A session's statistics are its own until they are flushed, so one session picks and is asked.
  const session = await core.sql.reserve();
  onTestFinished(() => session.release());
  const everything = await blocksLookedAt(session, () => session`select count(worker_id) from webhook_queue`);
  expect(everything).toBeGreaterThan(1_000);
  const picking = await blocksLookedAt(session, async () => {
    expect(await claim({ ...core, sql: session }, [quiet.webhookId])).toHaveLength(1);
  });
  expect(picking).toBeGreaterThan(0);
  expect(picking).toBeLessThan(50);
});

/** Blocks of the queue, and of its indexes, that are looked at meanwhile. */
async function blocksLookedAt(session: Sql, work: () => Promise<unknown>): Promise<number> {
  const total = async () => {
    await session`select pg_stat_force_next_flush()`;
    await session`select pg_stat_clear_snapshot()`;
    const [row] = await session<{ blocks: number }[]>`
      select (heap_blks_hit + heap_blks_read + idx_blks_hit + idx_blks_read)::int as blocks
      from pg_statio_user_tables where relname = 'webhook_queue'`;
    return row?.blocks ?? 0;
  };
  const before = await total();
  await work();
  return (await total()) - before;
}

test('a plan that was made while little waited does not read the whole queue later', async () => {
  await using core = await makeCore({ now: start });
  const { accountId, webhookId } = await setUp(core, 20);
  await core.sql.begin(async (sql) => {
    const pick = () => claim({ ...core, sql: sql as unknown as Sql }, [webhookId]);
    const read = async () => {
      const [row] = await sql<[{ whole: number; rows: number }]>`
        select seq_scan::int as whole, seq_tup_read::int as rows from pg_stat_xact_user_tables where relname = 'webhook_queue'`;
      return row;
    };
    await sql`analyze webhook_queue`;
    await sql`set local plan_cache_mode = force_generic_plan`;
    for (let nth = 0; nth < 2; nth++) {
      await pick();
      await sql`update webhook_queue set status = 'pending', worker_id = null`;
    }
    await emit({ ...core, sql: sql as unknown as Sql }, accountId, 500);
    const before = await read();
    expect(await pick()).toHaveLength(5);
    expect(await read()).toEqual(before);
  });
});
