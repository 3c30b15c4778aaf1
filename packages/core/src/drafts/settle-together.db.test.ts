import { expect, test } from 'vitest';
import { auditCredits } from '../credits/index.ts';
import { gatedModel } from '../testing/gated-model.ts';
import { generateAs, makeCaller, type TestCaller } from '../testing/make-caller.ts';
import { makeCore, type TestCore } from '../testing/make-core.ts';
import type { GenerateCall, GenerateOutcome } from './index.ts';

const remainingOf = ({ result }: GenerateOutcome) =>
  result.ok ? result.value.credits.remaining : result.failure.code;

/** Has calls written at the same time, so that they come to be charged at the same time. Returns how many statements charged them. */
async function chargeTogether(
  core: TestCore,
  calls: readonly [TestCaller, Partial<GenerateCall>?][],
  beforeCharge: () => Promise<unknown> = async () => {},
  asked = calls.length,
) {
  const engine = gatedModel(core.model);
  const statements: string[] = [];
  const draftSql = new Proxy(core.draftSql, {
    apply(target, self, args) {
      if (Array.isArray(args[0])) statements.push(String(args[0][0]));
      return Reflect.apply(target as never, self, args);
    },
  });
  const busy = { ...core, draftSql, model: engine };
  const running = calls.map(([caller, call]) => generateAs(busy, caller, { fresh: true, ...call }));
  await expect.poll(engine.asked, { timeout: 60_000 }).toBe(asked);
  await beforeCharge();
  engine.open();
  const outcomes = await Promise.allSettled(running);
  return { outcomes, charged: statements.filter((text) => text.includes('settle_generations')).length };
}

async function makeCallers(core: TestCore, count: number): Promise<TestCaller[]> {
  const callers: TestCaller[] = [];
  for (let number = 0; number < count; number++) callers.push(await makeCaller(core));
  return callers;
}

/** The first draft of a process reads the composer's tables, which a busy machine takes long for. */
const timeout = 120_000;

test('calls that end together share statements, and each is told what was left after it', {
  timeout,
}, async () => {
  await using core = await makeCore();
  const [one, other] = await makeCallers(core, 2);
  if (!one || !other) throw new Error('no callers');
  const calls = Array.from({ length: 16 }, (_, index): [TestCaller] => [index % 4 === 3 ? other : one]);
  const { outcomes, charged } = await chargeTogether(core, calls);
  expect(charged).toBeLessThan(10);
  const remaining = (caller: TestCaller) =>
    outcomes
      .filter((_, index) => calls[index]?.[0] === caller)
      .map((outcome) => (outcome.status === 'fulfilled' ? remainingOf(outcome.value) : outcome.reason))
      .sort((a, b) => Number(b) - Number(a));
  expect(remaining(one)).toEqual(Array.from({ length: 12 }, (_, index) => 49_995 - 5 * index));
  expect(remaining(other)).toEqual([49_995, 49_990, 49_985, 49_980]);
  const events = await core.sql<
    { payload: string }[]
  >`select payload from events where account_id = ${one.accountId}`;
  const told = events.map(({ payload }) => JSON.parse(payload).data.remaining_credits).sort((a, b) => b - a);
  expect(told).toEqual(remaining(one));
  expect(await auditCredits(core)).toEqual([]);
});

test('identical drafts that end together are kept once, and do not fail each other', {
  timeout,
}, async () => {
  await using core = await makeCore();
  const [caller] = await makeCallers(core, 1);
  if (!caller) throw new Error('no caller');
  const calls = Array.from({ length: 12 }, (): [TestCaller, object] => [caller, { fresh: false }]);
  const held = () => core.sql`select 1 from reservations where state = 'held'`;
  const all = () => expect.poll(held, { timeout: 60_000 }).toHaveLength(12);
  const { outcomes, charged } = await chargeTogether(core, calls, all, 1);
  expect(outcomes.every((outcome) => outcome.status === 'fulfilled' && outcome.value.result.ok)).toBe(true);
  expect(charged).toBeLessThan(8);
  expect(await core.sql`select 1 from draft_cache`).toHaveLength(1);
  expect(await auditCredits(core)).toEqual([]);
});

test('a reservation that has lapsed among others is not charged, and the others are', async () => {
  await using core = await makeCore();
  const callers = await makeCallers(core, 6);
  const lapsed = callers[4]?.accountId ?? '';
  const { outcomes } = await chargeTogether(
    core,
    callers.map((caller) => [caller]),
    () => core.sql`
      select release_generation(id, 503, 'service_unavailable', 0, now()) from reservations where account_id = ${lapsed}`,
  );
  expect(outcomes.map((outcome) => outcome.status === 'fulfilled' && remainingOf(outcome.value))).toEqual(
    callers.map(({ accountId }) => (accountId === lapsed ? 'service_unavailable' : 49_995)),
  );
  expect(await auditCredits(core)).toEqual([]);
});

test('a call that the database refuses does not take those with it that came to be charged beside it', async () => {
  await using core = await makeCore();
  const callers = await makeCallers(core, 6);
  const refused = callers[5]?.accountId ?? '';
  await core.sql.unsafe(`alter table drafts add constraint refused check (account_id <> '${refused}')`);
  const { outcomes } = await chargeTogether(
    core,
    callers.map((caller) => [caller]),
  );
  expect(
    outcomes.map((outcome) => (outcome.status === 'fulfilled' ? remainingOf(outcome.value) : 'thrown')),
  ).toEqual(callers.map(({ accountId }) => (accountId === refused ? 'thrown' : 49_995)));
  await core.sql`select release_lapsed_reservations(now() + interval '1 hour')`;
  expect(await auditCredits(core)).toEqual([]);
});

test('thresholds that calls cross together are told once', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core, { monthlyCredits: 100 });
  await core.sql`update account_limits set in_flight = 20 where account_id = ${caller.accountId}`;
  await chargeTogether(
    core,
    Array.from({ length: 20 }, () => [caller]),
  );
  const events = await core.sql<{ type: string; count: number }[]>`
    select type, count(*)::int as count from events group by type order by type`;
  expect(events).toEqual([
    { type: 'credits.low', count: 4 },
    { type: 'email.generated', count: 20 },
    { type: 'usage.milestone', count: 4 },
  ]);
  expect(await auditCredits(core)).toEqual([]);
});
