import { expect, test } from 'vitest';
import { auditCredits, openCreditPeriod, releaseLapsedReservations } from '../credits/index.ts';
import { createId } from '../ids.ts';
import { gatedModel } from '../testing/gated-model.ts';
import { generateAs, makeCaller, type TestCaller } from '../testing/make-caller.ts';
import { makeCore, type TestCore } from '../testing/make-core.ts';
import { beginTogether } from './begin-together.ts';
import type { GenerateOutcome } from './index.ts';

const codeOf = ({ result }: GenerateOutcome) =>
  result.ok ? (result.value.originalRequestId ? 'replayed' : 'made') : result.failure.code;

const setInFlight = (core: TestCore, caller: TestCaller, inFlight: number) =>
  core.sql`
    insert into account_limits (account_id, in_flight, updated_at) values (${caller.accountId}, ${inFlight}, now())
    on conflict (account_id) do update set in_flight = excluded.in_flight`;

/** The second try of a call takes no token, so that the bucket's row does not put the account's calls in a row. */
test('the calls that open a month together keep to the cap and to one run for each key', async () => {
  await using core = await makeCore({ now: '2026-03-10T12:00:00.000Z' });
  for (let round = 0; round < 6; round++) {
    const caller = await makeCaller(core, { tier: 'scale' });
    await setInFlight(core, caller, 3);
    const engine = gatedModel(core.model);
    const busy = { ...core, model: engine };
    const calls = Array.from({ length: 20 }, (_, index) =>
      generateAs(busy, caller, { fresh: true, ...(index % 2 ? { idempotencyKey: `k${round}` } : {}) }),
    );
    let refused = 0;
    for (const call of calls) void call.then(({ result }) => (refused += result.ok ? 0 : 1));
    await expect.poll(() => refused + engine.asked()).toBe(20);
    engine.open();
    const codes = (await Promise.all(calls)).map(codeOf);
    expect(codes.filter((code) => code === 'made')).toHaveLength(3);
    expect(
      codes.filter((_, index) => index % 2).filter((code) => code === 'made').length,
    ).toBeLessThanOrEqual(1);
    expect(
      codes.every((code) => ['made', 'concurrency_limit_exceeded', 'idempotency_in_progress'].includes(code)),
    ).toBe(true);
  }
  expect(await auditCredits(core)).toEqual([]);
});

test('a month that another call opens between two looks at it is not taken for one that is used up', async () => {
  await using core = await makeCore({ now: '2026-03-10T12:00:00.000Z' });
  const caller = await makeCaller(core);
  const entryId = createId('led', core.clock.now());
  await core.sql.unsafe(`
    create function open_meanwhile() returns trigger language plpgsql as $$ begin
      perform open_credit_period('${caller.accountId}', 'live', '2026-03-10', '2026-04-10', 100, '${entryId}', '2026-03-10');
      return null;
    end $$;
    create trigger open_meanwhile after update on credit_periods for each statement execute function open_meanwhile()`);
  const { result } = await generateAs(core, caller);
  expect(result).toMatchObject({ ok: true, value: { credits: { used: 5, remaining: 95, limit: 100 } } });
});

/** A run that hangs under a key past its lease, and a cap that leaves no room for the run that takes it over. */
async function lapsedRun(core: TestCore) {
  const caller = await makeCaller(core, { tier: 'scale' });
  const engine = gatedModel(core.model);
  const start = (idempotencyKey: string) =>
    generateAs({ ...core, model: engine }, caller, { idempotencyKey, fresh: true });
  const lapsed = start('lapsed');
  await expect.poll(engine.asked).toBe(1);
  await core.setTime('2026-05-10T09:00:30.000Z');
  const running = start('running');
  await expect.poll(engine.asked).toBe(2);
  await core.setTime('2026-05-10T09:00:46.000Z');
  await setInFlight(core, caller, 1);
  return { caller, engine, runs: [lapsed, running] };
}

test('a take-over that the cap refuses waits for no month while it holds one: nothing deadlocks', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const { caller, engine, runs } = await lapsedRun(core);
  // As a settlement does: the day's row first, then the month's.
  await core.sql`
    insert into usage_days (account_id, mode, day, endpoint) values (${caller.accountId}, 'live', '2026-05-10', '/emails/generate')`;
  const takeOver = await core.sql.begin(async (tx) => {
    await tx`update usage_days set calls = calls where account_id = ${caller.accountId}`;
    const retry = generateAs(core, caller, { idempotencyKey: 'lapsed', fresh: true });
    retry.catch(() => {});
    await expect
      .poll(
        () =>
          core.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      .toHaveLength(1);
    await tx`update credit_periods set used = used where account_id = ${caller.accountId}`;
    return { retry };
  });
  expect(codeOf(await takeOver.retry)).toBe('concurrency_limit_exceeded');
  engine.open();
  expect((await Promise.all(runs)).map(codeOf)).toEqual(['service_unavailable', 'made']);
  expect(await releaseLapsedReservations(core)).toBe(0);
  const [usage] = await core.sql`select calls, rate_limit_hits as hits, credits from usage_days`;
  expect(usage).toEqual({ calls: 2, hits: 1, credits: 5 });
  expect(await auditCredits(core)).toEqual([]);
});

/** A call whose token was taken before: with a key, as the second try of a month's first call, or a person's. */
const beginningOf = (core: TestCore, caller: TestCaller, who: string, name: string | undefined) => ({
  hash: who === 'a key' ? caller.keyHash : null,
  account_id: who === 'a person' ? caller.accountId : null,
  request_id: createId('req', core.clock.now()),
  endpoint: '/emails/generate',
  credits: 5,
  hold: '45 seconds',
  take_token: false,
  idempotency_key: name ?? null,
  fingerprint: name ? Buffer.alloc(32) : null,
  kept: '24 hours',
  cache_key: null,
  received_at: core.clock.now(),
  rate_at: null,
  notice_every: '10 minutes',
  elapsed_us: 0,
});

test.each([
  ['a key', undefined, 'whose bucket was swept away', 'concurrency_limit_exceeded'],
  ['a key', 'one', 'with a bucket', 'idempotency_in_progress'],
  ['a person', undefined, 'with a bucket', 'concurrency_limit_exceeded'],
  ['a person', 'one', 'whose bucket was swept away', 'idempotency_in_progress'],
] as const)(
  'of two calls by %s that took their tokens before, named %s, of an account %s, the later sees what the earlier did',
  async (who, name, bucket, outcome) => {
    await using core = await makeCore({
      patience: { statementMs: 600_000, lockMs: 600_000, answerMs: 601_000 },
    });
    const caller = await makeCaller(core, { tier: 'free' });
    await openCreditPeriod(core, caller, core.clock.now());
    if (bucket === 'with a bucket')
      await core.sql`select take_token(${`${caller.accountId}:generate`}, 5, null)`;
    const { earlier, later } = await core.sql.begin(async (tx) => {
      const earlier = await beginTogether(tx as never, beginningOf(core, caller, who, name));
      const later = beginTogether(core.draftSql, beginningOf(core, caller, who, name));
      await expect
        .poll(
          () =>
            core.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        .not.toHaveLength(0);
      return { earlier, later: later.then((row) => row.outcome) };
    });
    expect(earlier.outcome).toBe('ok');
    expect(await later).toBe(outcome);
  },
);
