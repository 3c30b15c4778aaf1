import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate, getNothing, getUsage, type Outcome, tally } from './harness/call.ts';
import { holdTransaction, ownName } from './harness/hold-transaction.ts';
import { logErrors, showErrorsOfFailures } from './harness/log-errors.ts';
import { medianOf, probeHealth } from './harness/probe-health.ts';
import { createRandom } from './harness/random.ts';
import { recover } from './harness/recover.ts';
import { type Load, startLoad } from './harness/start-load.ts';
import { type FaultyPostgres, startPostgres } from './harness/start-postgres.ts';
import { type System, startSystem } from './harness/start-system.ts';
import { readBooks, watchBooks } from './harness/watch-books.ts';

let postgres: FaultyPostgres;
let system: System;

beforeAll(async () => {
  postgres = await startPostgres();
  system = await startSystem(postgres);
});
afterAll(async () => {
  await system?.stop();
  await postgres?.stop();
});
showErrorsOfFailures(() => system);

/** All that a caller may see while the database is away, and while a try that it interrupted still has the key. */
const retried = ['503 service_unavailable', '409 idempotency_in_progress'];

/** The charge's event: named in the last statement of a call, and in no other. */
const chargeId = /evt_[0-9A-HJKMNP-TV-Z]{26}/;

const apiUrl = (index = 0) => system.apis[index % system.apis.length]?.url ?? '';

/** Waits until the load was served again, and returns how long after `since` that was, in milliseconds. */
async function nextServedAfter(load: Load, since: number): Promise<number> {
  const find = () => load.servedAt.find((at) => at > since);
  await expect.poll(find, { timeout: 60_000, interval: 10 }).toBeDefined();
  return (find() ?? Number.NaN) - since;
}

/** Runs faults under load; then everything has recovered, every call was charged once, and nobody saw anything but 503. */
async function underLoad(name: string, work: (load: Load) => Promise<void>): Promise<void> {
  const random = createRandom(name);
  const { core } = system;
  const account = await system.createAccount();
  await using watch = watchBooks(core, { overdue: false });
  const load = startLoad({
    account,
    callers: 10,
    chooseUrl: () => random.pick(system.apis).url,
    random,
    mayRetry: retried,
  });
  await nextServedAfter(load, performance.now());
  await work(load);
  await nextServedAfter(load, performance.now());
  const result = await load.end();
  console.log(name, result);
  expect(result.faults).toEqual([]);
  expect(Object.keys(result.outcomes)).toContain('503 service_unavailable');
  expect(result.slowestMs).toBeLessThan(10_000);
  const { charges, drafts, events } = await readBooks(core, account.accountId);
  expect({ charges, drafts, events }).toEqual({
    charges: result.served,
    drafts: result.served,
    events: result.served,
  });
  await watch.end();
  await recover(system, account);
}

/** More calls at once than there are connections, all of them served. A busy machine may be too late for some the first time. */
async function expectWholePools(): Promise<void> {
  const burst = async () => {
    // It has a month to open as well.
    const { liveKey: key } = await system.createAccount();
    return tally(await Promise.all(Array.from({ length: 60 }, (_, nth) => generate(apiUrl(nth), { key }))));
  };
  await expect.poll(burst, { timeout: 60_000 }).toEqual({ '200': 60 });
}

test('PostgreSQL restarted under load, three times: only 503, nothing lost or doubled, served again within 5 s', async () => {
  await underLoad('restarts', async (load) => {
    for (let round = 0; round < 3; round++) {
      await postgres.restart();
      expect(await nextServedAfter(load, performance.now())).toBeLessThan(5_000);
      await sleep(500);
    }
  });
});

test('connections to the database cut under load: only 503, nothing lost or doubled, and the pool is whole afterwards', async () => {
  const { proxy } = system;
  await underLoad('cuts', async (load) => {
    for (let round = 0; round < 6; round++) {
      await proxy.cut();
      await sleep(round % 2 ? 400 : 5);
      await proxy.restore();
      expect(await nextServedAfter(load, performance.now())).toBeLessThan(5_000);
    }
  });
  await expectWholePools();
});

test('a database that falls silent under load is noticed within 10 s: only 503, and the pool is whole afterwards', async () => {
  const { proxy } = system;
  await underLoad('black hole', async (load) => {
    for (const lastingMs of [7_000, 1_000]) {
      proxy.blackHole();
      await sleep(lastingMs);
      proxy.heal();
      expect(await nextServedAfter(load, performance.now())).toBeLessThan(6_000);
    }
  });
  await expectWholePools();
});

test('a charge whose commit nobody heard of is found by the retry, and is never made twice', async () => {
  const { core, proxy, model } = system;
  const account = await system.createAccount();
  const { liveKey: key } = account;
  // Its month is opened with an entry in the ledger, too.
  expect((await generate(apiUrl(), { key })).status).toBe(200);
  await using watch = watchBooks(core);
  const rounds = 20;
  for (let round = 0; round < rounds; round++) {
    // One commits for certain, of the other nobody knows.
    const verdict = round % 2 ? 'pass_then_cut_answer' : 'pass_then_cut';
    let decisions = 0;
    proxy.intercept((bytes) =>
      chargeId.test(bytes.toString('latin1')) && decisions++ === 0 ? verdict : 'pass',
    );
    const asked = model.requests.length;
    const idempotencyKey = randomUUID();
    const first = await generate(apiUrl(round), { key, idempotencyKey });
    proxy.intercept(undefined);
    expect(decisions).toBe(1);
    expect(first).toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.stringMatching(/^[1-9]$/) },
    });
    const answers: Outcome[] = [];
    await expect
      .poll(
        async () => {
          const answer = await generate(apiUrl(round + 1), { key, idempotencyKey });
          answers.push(answer);
          return answer.status;
        },
        { timeout: 60_000, interval: 50 },
      )
      .toBe(200);
    const { '200': _served, '409 idempotency_in_progress': _running, ...rest } = tally(answers);
    const why = JSON.stringify(
      answers.map((answer) => answer.fault === undefined && answer.text),
      null,
      1,
    );
    expect(rest, `${why} ${JSON.stringify(logErrors(system.apis), null, 1)}`).toEqual({});
    const last = answers.at(-1);
    if (verdict === 'pass_then_cut_answer' && last?.fault === undefined && first.fault === undefined) {
      expect(last?.headers['idempotent-replayed']).toBe('true');
      expect(last?.headers['x-original-request-id']).toBe(first.headers['x-request-id']);
      expect(model.requests.length).toBe(asked + 1);
    }
    expect(await readBooks(core, account.accountId)).toMatchObject({
      charges: round + 2,
      drafts: round + 2,
      events: round + 2,
    });
  }
  await watch.end();
  await recover(system, account);
});

test('a table locked for 30 s: calls that need it are answered 503 within 3 s, usage is still answered', async () => {
  const { core } = system;
  const account = await system.createAccount();
  const { liveKey: key } = account;
  expect(tally(await Promise.all([0, 1].map((api) => generate(apiUrl(api), { key }))))).toEqual({ '200': 2 });
  await using watch = watchBooks(core, { overdue: false });
  const reads: Outcome[] = [];
  const writes: Outcome[] = [];
  // What the machine itself takes for so many calls at once.
  const control: Outcome[] = [];
  await holdTransaction(system, 'lock table credit_periods in exclusive mode', async () => {
    const until = performance.now() + 30_000;
    let reading = true;
    const reader = (async () => {
      for (let read = 0; reading; read++) {
        reads.push(await getUsage(apiUrl(read), { key }));
        await sleep(100);
      }
    })();
    while (performance.now() < until) {
      const burst = Array.from({ length: 100 }, (_, index) => generate(apiUrl(index), { key }));
      const nothing = Array.from({ length: 100 }, (_, index) => getNothing(apiUrl(index)));
      writes.push(...(await Promise.all(burst)));
      control.push(...(await Promise.all(nothing)));
      await sleep(Math.min(7_000, Math.max(0, until - performance.now())));
    }
    reading = false;
    await reader;
  });
  expect(tally(writes)).toEqual({ '503 service_unavailable': writes.length });
  expect(tally(reads)).toEqual({ '200': reads.length });
  expect(reads.length).toBeGreaterThan(30);
  expect(tally(control)).toEqual({ '404 route_not_found': control.length });
  console.log('slowest', { write: slowest(writes), read: slowest(reads), control: slowest(control) });
  expect(slowest(writes)).toBeLessThan(3_000 + slowest(control));
  expect(slowest(reads)).toBeLessThan(3_000);
  for (const { status, headers } of writes as { status: number; headers: Record<string, string> }[]) {
    expect([status, Number(headers['retry-after'])]).toEqual([503, expect.closeTo(2, 0)]);
  }
  await watch.end();
  await recover(system, account);
});

test('no transaction is open while the model is waited for', async () => {
  const { core, model } = system;
  const account = await system.createAccount();
  await generate(apiUrl(), { key: account.liveKey });
  model.otherwise('hang');
  // Fewer than open the circuit breaker.
  const calls = 8;
  const seen = new Set<string>();
  await holdTransaction(system, 'select 1', async () => {
    let done = false;
    const sampling = (async () => {
      while (!done) {
        const idle = await core.sql<{ name: string }[]>`
          select application_name as name from pg_stat_activity where datname = current_database()
            and state like 'idle in transaction%' and state_change < now() - interval '1 second'`;
        for (const { name } of idle) seen.add(name);
        await sleep(50);
      }
    })();
    const outcomes = await Promise.all(
      Array.from({ length: calls }, (_, index) => generate(apiUrl(index), { key: account.liveKey })),
    );
    done = true;
    await sampling;
    expect(tally(outcomes)).toEqual({ '504 generation_timeout': calls });
  });
  model.otherwise('ok');
  // The test's own shows that one would have been seen.
  expect([...seen]).toEqual([ownName]);
  expect(await readBooks(core, account.accountId)).toMatchObject({ held: 0, charges: 1 });
  await recover(system, account);
});

test('while the database is away a process says that it lives and is not ready, both within 100 ms, and nothing about itself', async () => {
  const { apis, workers, proxy } = system;
  const outages = {
    refused: { begin: () => proxy.cut(), end: () => proxy.restore() },
    silent: { begin: async () => proxy.blackHole(), end: async () => proxy.heal() },
  };
  for (const { begin, end } of Object.values(outages)) {
    await begin();
    const { livez, readyz, nothing } = await probeHealth([...apis, ...workers], () => sleep(2_500));
    await end();
    expect([...new Set(livez.statuses)]).toEqual([200]);
    expect([...new Set(readyz.statuses)]).toEqual([503]);
    // What any answer takes is the machine's.
    expect(medianOf(livez.ms) - medianOf(nothing.ms)).toBeLessThan(100);
    expect(medianOf(readyz.ms) - medianOf(nothing.ms)).toBeLessThan(100);
    expect([...new Set(livez.texts)]).toEqual(['{"status":"live"}']);
    expect([...new Set(readyz.texts)]).toEqual([
      '{"status":"not_ready","failed":["database","migrations","queue"]}',
    ]);
    await recover(system, await system.createAccount());
  }
});

function slowest(outcomes: readonly Outcome[]): number {
  return Math.max(...outcomes.map(({ ms }) => ms));
}
