import { expect, test } from 'vitest';
import { auditCredits } from '../credits/index.ts';
import type { DraftModel } from '../drafts/index.ts';
import { generateAs, makeCaller } from '../testing/make-caller.ts';
import { makeCore, type TestCore } from '../testing/make-core.ts';
import { makeWebhook } from '../testing/make-webhook.ts';

/** Writes the same draft at once: what is looked at here is what follows a charge. */
const instantModel: DraftModel = {
  name: 'instant',
  write: async () => ({
    ok: true,
    draft: { subjectLine: 'Hello', emailContent: 'A draft.' },
    upstream: { calls: 0, inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
  }),
};

type EventRow = { id: string; type: string; livemode: boolean; payload: string };

const eventsOf = async (core: TestCore, type: string) => {
  const rows = await core.sql<EventRow[]>`
    select id, type, livemode, payload from events where type = ${type} order by id`;
  return rows.map((row) => ({ ...row, ...(JSON.parse(row.payload) as { data: Record<string, unknown> }) }));
};
const byNumber = ([a]: unknown[], [b]: unknown[]) => Number(a) - Number(b);
const queued = (core: TestCore) => core.sql<{ webhook_id: string; event: string; event_id: string }[]>`
  select webhook_id, event, event_id from webhook_queue order by webhook_id, event, event_id`;
const jobs = (core: TestCore) => core.sql<{ data: { webhookId: string } }[]>`
  select data from pgboss.job where name = 'deliver-webhooks'`;

test('a charge has one event, and a delivery and one wake-up for each endpoint that asked for it and is on', async () => {
  await using core = await makeCore({ model: instantModel });
  const caller = await makeCaller(core);
  const { accountId } = caller;
  const { record: subscribed } = await makeWebhook(core, { accountId });
  await makeWebhook(core, { accountId, events: ['credits.low'] });
  await makeWebhook(core, { accountId, active: false });
  const stranger = await makeCaller(core);
  await makeWebhook(core, { accountId: stranger.accountId });

  await generateAs(core, caller);
  await generateAs(core, caller, { fresh: true });
  const events = await eventsOf(core, 'email.generated');
  expect(events).toHaveLength(2);
  expect(await queued(core)).toEqual(
    events.map(({ id }) => ({ webhook_id: subscribed.id, event: 'email.generated', event_id: id })),
  );
  expect(await jobs(core)).toEqual([{ data: { webhookId: subscribed.id } }]);
});

test('an account without endpoints pays one row and no job', async () => {
  await using core = await makeCore({ model: instantModel });
  await generateAs(core, await makeCaller(core));
  expect(await eventsOf(core, 'email.generated')).toHaveLength(1);
  expect(await queued(core)).toEqual([]);
  expect(await jobs(core)).toEqual([]);
});

test('an event holds what the caller was answered, in its envelope', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z', model: instantModel });
  const caller = await makeCaller(core, { mode: 'test' });
  const data = JSON.stringify({ emailContent: 'Grüße 👋 "quoted" \\ \u2028', subjectLine: 'S' });
  await generateAs(core, caller, { render: () => ({ data, body: `{"success":true,"data":${data}}` }) });
  const [event] = await eventsOf(core, 'email.generated');
  const requestId = event?.data.request_id as string;
  expect(JSON.parse(event?.payload ?? '')).toEqual({
    id: `evt_${requestId.slice(4)}`,
    type: 'email.generated',
    timestamp: '2026-05-10T09:00:00.000Z',
    api_version: 'v1',
    livemode: false,
    data: {
      generation_id: `gen_${requestId.slice(4)}`,
      request_id: requestId,
      key_id: caller.keyId,
      endpoint: '/emails/generate',
      credits_used: 5,
      remaining_credits: 995,
      result: JSON.parse(data),
    },
  });
});

test('each threshold is told of once in a month, and several that are crossed at once get one event each', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z', model: instantModel });
  const caller = await makeCaller(core, { monthlyCredits: 40 });
  for (let call = 0; call < 8; call++) await generateAs(core, caller, { fresh: true });
  const milestones = await eventsOf(core, 'usage.milestone');
  expect(milestones.map(({ data }) => [data.milestone_percent, data.credits_used]).sort(byNumber)).toEqual([
    [25, 10],
    [50, 20],
    [75, 30],
    [100, 40],
  ]);
  const low = await eventsOf(core, 'credits.low');
  expect(low.map(({ data }) => [data.threshold_percent, data.remaining_credits]).sort(byNumber)).toEqual(
    // 12.5 % remain, then none.
    [
      [0, 0],
      [5, 0],
      [10, 0],
      [20, 5],
    ],
  );
  expect(low.find(({ data }) => data.threshold_percent === 20)?.data).toEqual({
    threshold_percent: 20,
    remaining_credits: 5,
    monthly_limit: 40,
    current_tier: 'scale',
    period_end: '2026-06-10T00:00:00.000Z',
  });
  expect(milestones[0]?.data).toMatchObject({
    monthly_limit: 40,
    period_start: '2026-05-10T00:00:00.000Z',
    period_end: '2026-06-10T00:00:00.000Z',
  });
  expect(await auditCredits(core)).toEqual([]);

  await core.setTime('2026-06-10T09:00:00.000Z');
  for (let call = 0; call < 2; call++) await generateAs(core, caller, { fresh: true });
  expect(await eventsOf(core, 'usage.milestone')).toHaveLength(5);
});

test('a grant that lifts the account above a threshold does not have it told of again', async () => {
  await using core = await makeCore({ model: instantModel });
  const caller = await makeCaller(core, { monthlyCredits: 20 });
  await generateAs(core, caller, { fresh: true });
  await core.sql`update credit_periods set credit_limit = credit_limit + 10, granted = 10`;
  await generateAs(core, caller, { fresh: true });
  const milestones = await eventsOf(core, 'usage.milestone');
  expect(milestones.map(({ data }) => data.milestone_percent)).toEqual([25]);
});

test('of 100 parallel calls across two thresholds, each is told of once, to each endpoint once', async () => {
  await using core = await makeCore({ model: instantModel });
  const caller = await makeCaller(core, { monthlyCredits: 1_000 });
  await core.sql`update account_limits set in_flight = 1000, generate_per_minute = 10000`;
  await makeWebhook(core, { accountId: caller.accountId, events: ['usage.milestone', 'credits.low'] });
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, () => generateAs(core, caller, { fresh: true })),
  );
  expect(outcomes.filter(({ result }) => !result.ok).map(({ result }) => result)).toEqual([]);
  const told = (await eventsOf(core, 'usage.milestone')).map(({ data }) => data.milestone_percent);
  expect(told.sort()).toEqual([25, 50]);
  expect(await queued(core)).toHaveLength(2);
});

test('a limit that is met is told of at once and then every 10 minutes, with how often it was met', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z', model: instantModel });
  const caller = await makeCaller(core, { tier: 'starter' });
  await makeWebhook(core, { accountId: caller.accountId, events: ['rate_limit.exceeded'] });
  const burst = async (calls: number) => {
    for (let call = 0; call < calls; call++) await generateAs(core, caller);
  };
  await burst(20 + 4);
  expect(await jobs(core)).toHaveLength(1);
  await core.setTime('2026-05-10T09:10:00.000Z');
  await burst(20 + 2);
  const events = await eventsOf(core, 'rate_limit.exceeded');
  expect(events.map(({ data }) => data)).toEqual(
    [1, 4].map((hits) => ({
      policy: 'generate',
      limit: 20,
      window_seconds: 60,
      endpoint: '/emails/generate',
      key_id: caller.keyId,
      hits_since_last_event: hits,
    })),
  );
  expect(await queued(core)).toHaveLength(2);
});
