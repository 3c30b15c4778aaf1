import { expect, test } from 'vitest';
import type { DraftModel } from '../drafts/index.ts';
import { gatedModel } from '../testing/gated-model.ts';
import { generateAs, makeCaller } from '../testing/make-caller.ts';
import { makeCore, type TestCore } from '../testing/make-core.ts';
import { getUsage } from '../usage/index.ts';
import { auditCredits, grantCredits, releaseLapsedReservations, setLimits } from './index.ts';

async function balanceOf(core: TestCore, accountId: string, mode = 'live') {
  const [row] = await core.sql`
    select credit_limit, used, held from credit_periods where account_id = ${accountId} and mode = ${mode}
    order by starts_at desc limit 1`;
  return row;
}

async function countOf(core: TestCore, table: string) {
  const [row] = await core.sql`select count(*)::int as n from ${core.sql(table)}`;
  return row?.n;
}

test('charges 5 credits for one draft, once', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  const outcome = await generateAs(core, caller);
  expect(outcome.result).toMatchObject({
    ok: true,
    value: { credits: { used: 5, remaining: 49_995, limit: 50_000 } },
  });
  expect(await balanceOf(core, caller.accountId)).toMatchObject({ used: 5, held: 0 });
  expect(await countOf(core, 'drafts')).toBe(1);
  expect(await auditCredits(core)).toEqual([]);
});

test('lets 60 parallel calls at a balance of 23 take exactly 4 drafts', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core, { monthlyCredits: 23 });
  const outcomes = await Promise.all(Array.from({ length: 60 }, () => generateAs(core, caller)));
  const codes = outcomes.map(({ result }) => (result.ok ? 'ok' : result.failure.code));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(4);
  expect(codes.filter((code) => code === 'insufficient_credits')).toHaveLength(56);
  expect(await balanceOf(core, caller.accountId)).toMatchObject({ credit_limit: 23, used: 20, held: 0 });
  expect(await countOf(core, 'drafts')).toBe(4);
  expect(await auditCredits(core)).toEqual([]);
});

test('says how many credits are missing and until when', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core, { monthlyCredits: 3 });
  const { result } = await generateAs(core, caller);
  expect(result).toMatchObject({
    ok: false,
    failure: {
      code: 'insufficient_credits',
      members: { required_credits: 5, remaining_credits: 3, resets_at: '2026-06-10T00:00:00.000Z' },
    },
  });
});

test('says so where drafts in the making need the credits that are left', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core, { monthlyCredits: 5 });
  const engine = gatedModel(core.model);
  const running = generateAs({ ...core, model: engine }, caller);
  await expect.poll(engine.asked).toBe(1);
  expect((await generateAs(core, caller)).result).toMatchObject({
    failure: {
      code: 'insufficient_credits',
      message: 'This call costs 5 credits; 5 of 5 are left, and drafts in the making need them.',
      members: { required_credits: 5, remaining_credits: 5 },
    },
  });
  engine.open();
  expect((await running).result.ok).toBe(true);
});

test('charges nothing when the model fails, and counts the call', async () => {
  const failing: DraftModel = {
    name: 'failing',
    write: async () => ({
      ok: false,
      code: 'generation_failed',
      message: 'no draft',
      upstream: { calls: 2, inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 },
    }),
  };
  await using core = await makeCore({ model: failing });
  const caller = await makeCaller(core);
  const outcome = await generateAs(core, caller);
  expect(outcome.result).toMatchObject({ ok: false, failure: { code: 'generation_failed' } });
  expect(await balanceOf(core, caller.accountId)).toMatchObject({ used: 0, held: 0 });
  const [call] = await core.sql`select status, error_code, credits from calls`;
  expect(call).toEqual({ status: 502, error_code: 'generation_failed', credits: 0 });
  expect(await auditCredits(core)).toEqual([]);
});

test('gives the credits back at once when the engine throws', async () => {
  const broken: DraftModel = {
    name: 'broken',
    write: async () => {
      throw new Error('a fault of ours');
    },
  };
  await using core = await makeCore({ model: broken });
  const caller = await makeCaller(core);
  await expect(generateAs(core, caller)).rejects.toThrow('a fault of ours');
  expect(await balanceOf(core, caller.accountId)).toMatchObject({ used: 0, held: 0 });
  expect(await auditCredits(core)).toEqual([]);
});

test('a late draft is not charged once its reservation was swept', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const engine = gatedModel(core.model);
  const caller = await makeCaller(core);
  const late = generateAs({ ...core, model: engine }, caller);
  await expect.poll(engine.asked).toBe(1);
  expect(await releaseLapsedReservations(core)).toBe(0);
  await core.setTime('2026-05-10T09:01:00.000Z');
  expect(await releaseLapsedReservations(core)).toBe(1);
  expect(await balanceOf(core, caller.accountId)).toMatchObject({ used: 0, held: 0 });
  engine.open();
  expect((await late).result).toMatchObject({ ok: false, failure: { code: 'service_unavailable' } });
  expect(await balanceOf(core, caller.accountId)).toMatchObject({ used: 0, held: 0 });
  expect(await countOf(core, 'drafts')).toBe(0);
  expect(await auditCredits(core)).toEqual([]);
});

test('the reservation lives from when it was made, however long the body took to arrive', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:29.000Z' });
  const engine = gatedModel(core.model);
  const caller = await makeCaller(core);
  const receivedAt = new Date('2026-05-10T09:00:00.000Z');
  const call = generateAs({ ...core, model: engine }, caller, { receivedAt });
  await expect.poll(engine.asked).toBe(1);
  await core.setTime('2026-05-10T09:01:13.000Z');
  expect(await releaseLapsedReservations(core)).toBe(0);
  engine.open();
  expect((await call).result.ok).toBe(true);
});

test('a reservation that the database lost in a crash charges nothing and is no fault', async () => {
  await using core = await makeCore();
  const engine = gatedModel(core.model);
  const caller = await makeCaller(core);
  const call = generateAs({ ...core, model: engine }, caller);
  await expect.poll(engine.asked).toBe(1);
  await core.sql`delete from reservations`;
  await core.sql`update credit_periods set held = 0`;
  engine.open();
  expect((await call).result).toMatchObject({ failure: { code: 'service_unavailable' } });
  expect(await auditCredits(core)).toEqual([]);
});

test('a caller who has gone is not charged', async () => {
  await using core = await makeCore();
  const engine = gatedModel(core.model);
  const caller = await makeCaller(core);
  const gone = new AbortController();
  const call = generateAs({ ...core, model: engine }, caller, { signal: gone.signal });
  await expect.poll(engine.asked).toBe(1);
  expect(await balanceOf(core, caller.accountId)).toMatchObject({ used: 0, held: 5 });
  gone.abort();
  engine.open();
  await call;
  expect(await balanceOf(core, caller.accountId)).toMatchObject({ used: 0, held: 0 });
  expect(await countOf(core, 'drafts')).toBe(0);
  expect(await auditCredits(core)).toEqual([]);
});

test('settles what was reserved before midnight in the month of its reservation', async () => {
  await using core = await makeCore({ now: '2026-04-30T10:00:00.000Z' });
  const engine = gatedModel(core.model);
  const caller = await makeCaller(core);
  await core.setTime('2026-05-29T23:59:59.990Z');
  const call = generateAs({ ...core, model: engine }, caller);
  await expect.poll(engine.asked).toBe(1);
  await core.setTime('2026-05-30T00:00:04.000Z');
  expect((await generateAs(core, caller, { fresh: true })).result.ok).toBe(true);
  engine.open();
  expect((await call).result.ok).toBe(true);
  const periods = await core.sql`select starts_at, used from credit_periods order by starts_at`;
  expect(periods.map((period) => [period.starts_at.toISOString(), period.used])).toEqual([
    ['2026-04-30T00:00:00.000Z', 5],
    ['2026-05-30T00:00:00.000Z', 5],
  ]);
  const days = await core.sql`select day::text, calls from usage_days order by day`;
  expect(days.map(({ day, calls }) => [day, calls])).toEqual([
    ['2026-05-29', 1],
    ['2026-05-30', 1],
  ]);
  expect(await auditCredits(core)).toEqual([]);
});

test('test keys have a pool of their own', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core, { mode: 'test', tier: 'free' });
  const { result } = await generateAs(core, caller);
  expect(result).toMatchObject({ ok: true, value: { credits: { remaining: 995, limit: 1000 } } });
  expect(await balanceOf(core, caller.accountId, 'live')).toBeUndefined();
});

test('a lowered limit stops further charges and never makes the balance negative', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core, { monthlyCredits: 100 });
  for (let drafts = 0; drafts < 4; drafts++) await generateAs(core, caller);
  const setLimit = (limit: number) =>
    core.sql`select set_credit_limit(${caller.accountId}, 'live', ${limit}, ${`led_${crypto.randomUUID()}`}, ${core.clock.now()})`;
  await core.sql`create table ledger_entries_rest partition of ledger_entries default`;
  await setLimit(10);
  const refused = await generateAs(core, caller);
  expect(refused.result).toMatchObject({ failure: { members: { remaining_credits: 0 } } });
  expect((await getUsage(core, caller)).tier).toMatchObject({ monthlyLimit: 10, remainingCredits: 0 });
  // Only as much as stands above the limit is excused, and only for as long.
  const excused = async () =>
    (await core.sql`select over_limit from credit_periods where mode = 'live'`)[0]?.over_limit;
  expect(await excused()).toBe(10);
  await setLimit(25);
  expect(await excused()).toBe(0);
  expect((await generateAs(core, caller)).result).toMatchObject({ value: { credits: { remaining: 0 } } });
  await setLimit(10);
  await grantCredits(core, caller.accountId, 12);
  expect(await excused()).toBe(3);
  await grantCredits(core, caller.accountId, 100);
  expect(await excused()).toBe(0);
  expect(await auditCredits(core)).toEqual([]);
});

test('a draft that is in the making when the limit is lowered is charged, and leaves nothing', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core, { monthlyCredits: 100 });
  const engine = gatedModel(core.model);
  const running = generateAs({ ...core, model: engine }, caller);
  await expect.poll(engine.asked).toBe(1);
  await setLimits(core, caller.accountId, { monthlyCredits: 2 });
  engine.open();
  expect((await running).result).toMatchObject({ value: { credits: { used: 5, remaining: 0, limit: 2 } } });
  const [event] = await core.sql`select payload from events where type = 'email.generated'`;
  expect(JSON.parse(event?.payload).data.remaining_credits).toBe(0);
  expect(await auditCredits(core)).toEqual([]);
});

test('the database itself refuses what must never happen', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core, { monthlyCredits: 10 });
  await generateAs(core, caller);
  const { sql } = core;
  await expect(sql`update credit_periods set used = used + 50`).rejects.toThrow('not_overspent');
  await expect(sql`update credit_periods set held = -1`).rejects.toThrow('not_negative');
  await expect(sql`update ledger_entries set amount = 0`).rejects.toThrow('append-only');
  await expect(sql`delete from ledger_entries`).rejects.toThrow('append-only');
  await expect(sql`truncate ledger_entries`).rejects.toThrow('append-only');
  const [partition] = await sql`select tableoid::regclass::text as name from ledger_entries`;
  await expect(sql.unsafe(`truncate ${partition?.name}`)).rejects.toThrow('append-only');
  await expect(
    sql`insert into ledger_entries select * from ledger_entries where kind = 'charge'`,
  ).rejects.toThrow('pkey');
  await expect(sql`insert into drafts select * from drafts`).rejects.toThrow('pkey');
  await expect(sql`insert into calls select * from calls`).rejects.toThrow('pkey');
});

test.each([
  ['ledger_differs_from_balance', 'update credit_periods set credit_limit = credit_limit + 1'],
  ['charges_differ_from_used', 'update credit_periods set used = used + 1, credit_limit = credit_limit + 1'],
  ['holds_differ_from_held', 'update credit_periods set held = 5'],
  ['reservation_without_period', "update reservations set period_starts_at = '2020-01-01'"],
  ['malformed_reservation', "update reservations set state = 'unknown'"],
  ['malformed_reservation', 'update reservations set resolved_at = null'],
  ['malformed_reservation', "update reservations set idempotency_key = 'no fingerprint'"],
  ['malformed_period', "update credit_periods set mode = 'unknown'"],
  ['malformed_period', 'update credit_periods set ends_at = starts_at'],
  ['usage_differs_from_charges', 'update usage_days set credits = credits + 5'],
  ['usage_differs_from_calls', 'update usage_days set calls = calls + 1'],
  ['usage_differs_from_calls', 'delete from calls'],
  ['charge_without_draft', 'delete from drafts'],
  ['charge_without_event', 'delete from events'],
  [
    'event_without_charge',
    "insert into events select 'evt_' || substr(gen, 5), account_id, type, livemode, payload, now() from events, (values ('gen_00000000000000000000000001')) v(gen)",
  ],
  ['charge_without_settled_reservation', "update reservations set state = 'released'"],
  [
    'draft_without_charge',
    "insert into drafts select 'gen_00000000000000000000000001', account_id, key_id, mode, request, subject_line, email_content, evaluation, model, generation_ms, now() from drafts",
  ],
  [
    'periods_overlap',
    "insert into credit_periods select account_id, mode, starts_at + interval '1 day', ends_at + interval '1 day', 0 from credit_periods",
  ],
])('the audit reports %s where it is planted', async (violation, statement) => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  await generateAs(core, caller);
  await core.sql`create table drafts_rest partition of drafts default`;
  await core.sql`create table events_rest partition of events default`;
  expect(await auditCredits(core)).toEqual([]);
  await core.sql.unsafe(statement);
  expect((await auditCredits(core)).map((found) => found.violation)).toContain(violation);
});
