import { expect, test } from 'vitest';
import { admitCall } from '../api-keys/index.ts';
import { auditCredits } from '../credits/index.ts';
import type { GenerateCall } from '../drafts/index.ts';
import { createId } from '../ids.ts';
import { gatedModel } from '../testing/gated-model.ts';
import { generateAs, makeCaller, type TestCaller } from '../testing/make-caller.ts';
import { makeCore, type TestCore } from '../testing/make-core.ts';

const admitUsage = (core: TestCore, caller: TestCaller) =>
  admitCall(core, {
    hash: caller.keyHash,
    scope: 'usage:read',
    policy: 'usage',
    requestId: createId('req', core.clock.now()),
    endpoint: '/account/usage',
    receivedAt: core.clock.now(),
  });

const asPerson = ({ accountId }: TestCaller): Partial<GenerateCall> => ({
  by: { accountId },
  endpoint: '/account/drafts',
});

/** What a person's call did before: its token is taken before its body is read. */
const takeToken = async (core: TestCore, { accountId }: TestCaller) => {
  await core.sql`select take_token(${`${accountId}:generate`}, 5, ${core.clock.now()})`;
};

/** Lets several drafts of the account be in the making at a time, so that only the rate is met. */
const allowParallel = (core: TestCore, caller: TestCaller) =>
  core.sql`insert into account_limits (account_id, in_flight, updated_at) values (${caller.accountId}, 100, now())`;

test('of 50 parallel calls a limit of 5 lets exactly 5 pass, and one more every 12 seconds', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core, { tier: 'free' });
  await allowParallel(core, caller);
  const burst = async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => generateAs(core, caller)));
    return outcomes.filter(({ result }) => result.ok).length;
  };
  expect(await burst()).toBe(5);
  await core.setTime('2026-05-10T09:00:11.999Z');
  expect(await burst()).toBe(0);
  await core.setTime('2026-05-10T09:00:12.000Z');
  expect(await burst()).toBe(1);
  await core.setTime('2026-05-10T09:10:00.000Z');
  expect(await burst()).toBe(5);
  const [row] =
    await core.sql`select sum(rate_limit_hits)::int as hits, sum(calls)::int as calls, sum(credits)::int as credits from usage_days`;
  expect(row).toEqual({ hits: 200 - 11, calls: 11, credits: 55 });
  expect(await auditCredits(core)).toEqual([]);
});

test('says how much is left, when the bucket is full, and when to come back', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core, { tier: 'free' });
  const first = await generateAs(core, caller);
  expect(first.rate).toEqual({
    policy: 'generate',
    limit: 5,
    remaining: 4,
    fullSeconds: 12,
    retrySeconds: 0,
  });
  for (let call = 0; call < 4; call++) await generateAs(core, caller);
  await core.setTime('2026-05-10T09:00:02.500Z');
  const refused = await generateAs(core, caller);
  expect(refused.rate).toMatchObject({ remaining: 0, fullSeconds: 57.5, retrySeconds: 9.5 });
  expect(refused.result).toMatchObject({
    failure: {
      code: 'rate_limit_exceeded',
      retryAfterSeconds: 10,
      members: { violated_policies: ['generate'], limit: 5, window_seconds: 60, retry_after_seconds: 10 },
    },
  });
});

test('each policy has a bucket of its own, shared by all keys of the account', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core, { tier: 'free' });
  for (let call = 0; call < 5; call++) await generateAs(core, caller);
  expect((await generateAs(core, caller)).result.ok).toBe(false);
  for (let call = 0; call < 60; call++) expect((await admitUsage(core, caller)).result.ok).toBe(true);
  expect((await admitUsage(core, caller)).result).toMatchObject({ failure: { code: 'rate_limit_exceeded' } });
});

test('an operator’s limit holds from the next call on', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core, { tier: 'free' });
  await core.sql`insert into account_limits (account_id, generate_per_minute, updated_at) values (${caller.accountId}, 7, now())`;
  const outcomes = [];
  for (let call = 0; call < 9; call++) outcomes.push(await generateAs(core, caller));
  expect(outcomes.filter(({ result }) => result.ok)).toHaveLength(7);
  expect(outcomes[0]?.rate).toMatchObject({ limit: 7, remaining: 6 });
});

test('no more drafts are in the making at a time than the tier allows, and replays never meet the cap', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core, { tier: 'starter' });
  await generateAs(core, caller, { idempotencyKey: 'done' });
  const engine = gatedModel(core.model);
  const busy = { ...core, model: engine };
  const running = [1, 2, 3].map((n) => generateAs(busy, caller, { fresh: true, idempotencyKey: `run-${n}` }));
  await expect.poll(engine.asked).toBe(3);
  const refused = await generateAs(busy, caller, { fresh: true });
  expect(refused).toMatchObject({
    counted: true,
    result: { failure: { code: 'concurrency_limit_exceeded' } },
  });
  expect((await generateAs(busy, caller, { idempotencyKey: 'done' })).result.ok).toBe(true);
  expect((await generateAs(busy, caller, { idempotencyKey: 'run-1' })).result).toMatchObject({
    failure: { code: 'idempotency_in_progress' },
  });
  engine.open();
  expect((await Promise.all(running)).every(({ result }) => result.ok)).toBe(true);
  const [row] = await core.sql`select sum(rate_limit_hits)::int as hits from usage_days`;
  expect(row?.hits).toBe(1);
});

test('whom the cap refuses keeps the token: asking again until a draft is done does not use up the minute', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core, { tier: 'free' });
  const engine = gatedModel(core.model);
  const busy = { ...core, model: engine };
  const running = generateAs(busy, caller, { fresh: true });
  await expect.poll(engine.asked).toBe(1);
  for (let retry = 0; retry < 10; retry++) {
    const { result, rate } = await generateAs(busy, caller, { fresh: true });
    expect(result).toMatchObject({ failure: { code: 'concurrency_limit_exceeded' } });
    expect(rate).toEqual({ policy: 'generate', limit: 5, remaining: 4, fullSeconds: 12, retrySeconds: 0 });
  }
  for (let retry = 0; retry < 10; retry++) {
    await takeToken(core, caller);
    const { result, rate } = await generateAs(busy, caller, { fresh: true, ...asPerson(caller) });
    expect(result).toMatchObject({ failure: { code: 'concurrency_limit_exceeded' } });
    expect(rate).toMatchObject({ remaining: 4, fullSeconds: 12 });
  }
  engine.open();
  expect((await running).result.ok).toBe(true);
});

test('a token goes back, too, where another call takes the place while this one opens its month', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core, { tier: 'free' });
  await core.sql.unsafe(`
    create function hold_meanwhile() returns trigger language plpgsql as $$ begin
      insert into credit_periods (account_id, mode, starts_at, ends_at, credit_limit, held)
      select new.account_id, 'test', new.starts_at, new.ends_at, 1000, 5 where new.mode = 'live';
      return null;
    end $$;
    create trigger hold_meanwhile after insert on credit_periods for each row execute function hold_meanwhile()`);
  const { result, rate } = await generateAs(core, caller);
  expect(result).toMatchObject({ failure: { code: 'concurrency_limit_exceeded' } });
  expect(rate).toMatchObject({ remaining: 5, fullSeconds: 0 });
});
