import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { auditCredits } from '../credits/index.ts';
import { createId } from '../ids.ts';
import { generateAs, makeCaller, type TestCaller } from '../testing/make-caller.ts';
import { makeCore, type TestCore } from '../testing/make-core.ts';
import { type Beginning, beginBatch } from './begin-together.ts';
import type { GenerateCall, GenerateOutcome } from './index.ts';

const codeOf = ({ result }: GenerateOutcome) =>
  result.ok ? (result.value.originalRequestId ? 'replayed' : 'made') : result.failure.code;

/** The first draft of a process reads the composer's tables, which a busy machine takes long for. */
const timeout = 120_000;

/** Who waits for a lock longer than others may have to wait for it then waits for ever, as far as a test can see. */
const endless = { statementMs: 600_000, lockMs: 600_000, answerMs: 601_000 };

/** Callers whose months are open, so that one statement begins a call. */
async function makeCallers(core: TestCore, count: number, options?: Parameters<typeof makeCaller>[1]) {
  const callers: TestCaller[] = [];
  for (let number = 0; number < count; number++) callers.push(await makeCaller(core, options));
  await Promise.all(callers.map((caller) => generateAs(core, caller)));
  return callers;
}

/** A core that notes for every statement by which calls begin how many it begins, and whether alone. */
function watchBegins(core: TestCore) {
  const begins: { calls: number; alone: boolean }[] = [];
  const draftSql = new Proxy(core.draftSql, {
    apply(target, self, args) {
      const [text, calls, alone] = args as [readonly string[], { value: object[] }, boolean];
      if (!Array.isArray(text)) return Reflect.apply(target as never, self, args);
      if (text[0]?.includes('begin_generations(')) begins.push({ calls: calls.value.length, alone });
      if (text[0]?.includes('begin_generation(')) begins.push({ calls: 1, alone: args.at(-1) });
      return Reflect.apply(target as never, self, args);
    },
  });
  return { watched: { ...core, draftSql }, begins };
}

const start = (core: TestCore, callers: readonly TestCaller[], call: Partial<GenerateCall> = {}) =>
  callers.map((caller) => generateAs(core, caller, { fresh: true, ...call }));

test('calls that come together begin together, each as if it came after those before it', {
  timeout,
}, async () => {
  await using core = await makeCore();
  // What is left after its first call is enough for three.
  const [poor] = await makeCallers(core, 1, { monthlyCredits: 23 });
  const [other] = await makeCallers(core, 1);
  if (!poor || !other) throw new Error('no callers');
  const { watched, begins } = watchBegins(core);
  const outcomes = await Promise.all(start(watched, [poor, other, poor, poor, other, poor, poor, other]));
  expect(begins.reduce((sum, { calls }) => sum + calls, 0)).toBe(8);
  expect(begins.length).toBeLessThan(8);
  const codes = (caller: TestCaller) =>
    outcomes.filter(({ caller: found }) => found?.accountId === caller.accountId).map(codeOf);
  expect(codes(poor).sort()).toEqual([...Array(2).fill('insufficient_credits'), ...Array(3).fill('made')]);
  expect(codes(other)).toEqual(Array(3).fill('made'));
  expect(await auditCredits(core)).toEqual([]);
});

test('of calls under one key that begin together, one is made', { timeout }, async () => {
  await using core = await makeCore();
  const callers = await makeCallers(core, 2);
  const { watched, begins } = watchBegins(core);
  const calls = start(watched, [...callers, ...callers, ...callers, ...callers], { idempotencyKey: 'one' });
  const codes = (await Promise.all(calls)).map(codeOf);
  expect(begins.some(({ calls }) => calls > 1)).toBe(true);
  expect(codes.filter((code) => code === 'made')).toHaveLength(2);
  const others = codes.filter((code) => code !== 'made');
  expect(others.every((code) => code === 'idempotency_in_progress' || code === 'replayed')).toBe(true);
  expect(await auditCredits(core)).toEqual([]);
});

test('a call that a limit refuses is counted once, and those beside it are made', { timeout }, async () => {
  await using core = await makeCore();
  const callers = await makeCallers(core, 4);
  const [limited] = callers;
  if (!limited) throw new Error('no callers');
  await core.sql`
    insert into account_limits (account_id, generate_per_minute, updated_at) values (${limited.accountId}, 1, now())`;
  const outcomes = await Promise.all(start(core, [...callers, ...callers]));
  const codes = outcomes.map(
    (outcome, index) => `${index % 4 === 0 ? 'limited' : 'free'} ${codeOf(outcome)}`,
  );
  expect(codes.filter((code) => code.startsWith('free'))).toEqual(Array(6).fill('free made'));
  const hits = codes.filter((code) => code === 'limited rate_limit_exceeded').length;
  expect(hits).toBeGreaterThan(0);
  const [day] =
    await core.sql`select rate_limit_hits from usage_days where account_id = ${limited.accountId}`;
  expect(day).toEqual({ rate_limit_hits: hits });
  expect(await auditCredits(core)).toEqual([]);
});

test('calls of other accounts do not wait for an account whose rows are locked, and its own wait alone', {
  timeout,
}, async () => {
  await using core = await makeCore({ patience: endless });
  const callers = await makeCallers(core, 6);
  const [locked, ...free] = callers;
  if (!locked) throw new Error('no callers');
  const { watched, begins } = watchBegins(core);
  const waiting = await core.sql.begin(async (tx) => {
    await tx`update credit_periods set used = used where account_id = ${locked.accountId}`;
    // Both ways to the database are taken by calls that have to wait, and others come behind them.
    const stuck = start(watched, [locked, locked]);
    expect((await Promise.all(start(watched, free))).map(codeOf)).toEqual(free.map(() => 'made'));
    return { stuck };
  });
  expect((await Promise.all(waiting.stuck)).map(codeOf)).toEqual(['made', 'made']);
  expect(begins.filter(({ alone }) => alone).every(({ calls }) => calls === 1)).toBe(true);
  expect(begins.filter(({ alone }) => alone).length).toBeGreaterThan(0);
  expect(await auditCredits(core)).toEqual([]);
});

test('a transaction that locks months in another order deadlocks with no calls that begin together', {
  timeout,
}, async () => {
  await using core = await makeCore({ patience: endless });
  // Nor does the database find a deadlock in time. Sessions that are open already keep their own setting.
  await core.db.execute(
    sql`do $$ begin execute format('alter database %I set deadlock_timeout = %L', current_database(), '10min'); end $$`,
  );
  const callers = (await makeCallers(core, 2)).toSorted((one, other) =>
    one.accountId < other.accountId ? -1 : 1,
  );
  const [first, last] = callers;
  if (!first || !last) throw new Error('no callers');
  const lock = (tx: typeof core.sql, { accountId }: TestCaller) =>
    tx`update credit_periods set used = used where account_id = ${accountId}`;
  const running = await core.sql.begin(async (tx) => {
    await lock(tx as never, last);
    // The first two go by themselves; the rest hold the one account's month and meet the other's.
    const calls = start(core, [first, first, first, last, first, last]);
    await expect
      .poll(
        () =>
          core.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      .not.toHaveLength(0);
    await lock(tx as never, first);
    return { calls };
  });
  expect((await Promise.all(running.calls)).map(codeOf)).toEqual(Array(6).fill('made'));
  expect(await auditCredits(core)).toEqual([]);
});

test('a reservation’s commit does not wait for the disk, and that of a refusal that was counted does', {
  timeout,
}, async () => {
  await using core = await makeCore();
  const [limited, free, hurried, spent] = await makeCallers(core, 4);
  if (!limited || !free || !hurried || !spent) throw new Error('no callers');
  await core.sql`
    insert into account_limits (account_id, in_flight, updated_at) values (${limited.accountId}, 1, now())`;
  await core.sql`
    insert into account_limits (account_id, generate_per_minute, updated_at) values (${hurried.accountId}, 1, now())`;
  await core.sql`update credit_periods set used = credit_limit where account_id = ${spent.accountId}`;
  const client = postgres(core.databaseUrl, { max: 1, connection: { synchronous_commit: 'local' } });
  const commitsAfter = (callers: readonly TestCaller[]) =>
    client.begin(async (tx) => {
      const rows = await beginBatch(tx as never, callers.map(toBeginning), { alone: false });
      const [row] = await tx<{ commits: string }[]>`select current_setting('synchronous_commit') as commits`;
      return [rows.map(({ outcome }) => outcome).sort(), row?.commits];
    });
  expect(await commitsAfter([free])).toEqual([['ok'], 'off']);
  expect(await commitsAfter([free, limited])).toEqual([['ok', 'ok'], 'off']);
  expect(await commitsAfter([free, limited, free])).toEqual([
    ['concurrency_limit_exceeded', 'ok', 'ok'],
    'local',
  ]);
  expect(await commitsAfter([free, spent])).toEqual([['insufficient_credits', 'ok'], 'local']);
  expect(await commitsAfter([spent])).toEqual([['insufficient_credits'], 'local']);
  expect(await commitsAfter([hurried, hurried])).toEqual([
    expect.arrayContaining(['rate_limit_exceeded']),
    'local',
  ]);
  await client.end();
});

function toBeginning({ keyHash }: TestCaller): Beginning {
  const now = new Date();
  return {
    hash: keyHash,
    account_id: null,
    request_id: createId('req', now),
    endpoint: '/emails/generate',
    credits: 5,
    hold: '45 seconds',
    take_token: true,
    idempotency_key: null,
    fingerprint: null,
    kept: '1 day',
    cache_key: null,
    received_at: now,
    rate_at: null,
    notice_every: '10 minutes',
    elapsed_us: 0,
  };
}
