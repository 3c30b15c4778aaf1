import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { proxyDatabase } from '@firstline/fakes';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './client.ts';
import { isDatabaseOutage } from './outage.ts';

const patience = { statementMs: 2_000, lockMs: 800, answerMs: 3_000, connectMs: 2_000 };

async function openBehindProxy(connectionsMax = { sql: 4, db: 1 }) {
  const own = await createTestDatabase();
  const { proxy, url } = await proxyDatabase(own.url);
  const database = openDatabase({ url, applicationName: 'client test', connectionsMax, patience });
  const direct = openDatabase({ url: own.url, applicationName: 'direct', connectionsMax: { sql: 2, db: 1 } });
  onTestFinished(async () => {
    await proxy.cut();
    await Promise.all([database.close(), direct.close()]);
    await own.drop();
  });
  return { database, proxy, direct };
}

/** How a statement ended, and how long it took. */
async function outcomeOf(work: Promise<unknown>): Promise<{ ok: boolean; outage: boolean; ms: number }> {
  const startedAt = performance.now();
  const [result] = await Promise.allSettled([work]);
  const ms = performance.now() - startedAt;
  return {
    ok: result.status === 'fulfilled',
    outage: isDatabaseOutage((result as PromiseRejectedResult).reason),
    ms,
  };
}

/** Many statements at once, on every connection and in the queue before them. */
function burst({ sql, draftSql, db }: Database, count: number) {
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      if (index % 4 === 0) return outcomeOf(db.execute('select 1'));
      return outcomeOf(index % 2 ? draftSql`select ${index}::int` : sql`select ${index}::int`);
    }),
  );
}

test('a server that falls silent is noticed, and its connections are replaced', async () => {
  const { database, proxy } = await openBehindProxy();
  await burst(database, 40);
  for (let round = 0; round < 2; round++) {
    proxy.blackHole();
    const lost = await burst(database, 40);
    expect(lost.filter(({ outage }) => !outage)).toEqual([]);
    expect(Math.max(...lost.map(({ ms }) => ms))).toBeLessThan(20_000);
    proxy.heal();
    const healed = () => burst(database, 40).then((outcomes) => outcomes.filter(({ ok }) => !ok));
    await expect.poll(healed, { timeout: 60_000 }).toEqual([]);
    expect(proxy.connections).toBeLessThanOrEqual(5 + 5);
  }
});

test('connections that were idle in a silence are closed with those that waited', async () => {
  const { database, proxy } = await openBehindProxy();
  await burst(database, 40);
  proxy.blackHole();
  expect((await outcomeOf(database.sql`select 1`)).outage).toBe(true);
  proxy.heal();
  // Sooner than one of them could be found dead by a statement that waits on it.
  const failures = () => burst(database, 40).then((outcomes) => outcomes.filter(({ ok }) => !ok));
  await expect.poll(failures, { timeout: 2_500, interval: 20 }).toEqual([]);
});

test('every statement is answered with its own rows, whatever happened to connections', async () => {
  const { database, proxy } = await openBehindProxy();
  const { sql } = database;
  let answers = 0;
  const ask = async (value: number) => {
    try {
      const [row] = await sql<{ value: number }[]>`select ${value}::int as value`;
      expect(row?.value).toBe(value);
      answers++;
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
    }
  };
  let value = 0;
  let running = true;
  const callers = Array.from({ length: 12 }, async () => {
    while (running) await ask(value++);
  });
  for (let round = 0; round < 15; round++) {
    const before = answers;
    await expect.poll(() => answers, { timeout: 60_000, interval: 1 }).toBeGreaterThan(before + 50);
    await proxy.cut();
    await proxy.restore();
  }
  running = false;
  await Promise.all(callers);
  expect(await Promise.all(Array.from({ length: 8 }, (_, n) => sql`select ${n}::int as n`))).toEqual(
    Array.from({ length: 8 }, (_, n) => [{ n }]),
  );
});

test('a connection that is lost within an answer leaves nothing of it to the statement that comes next on it', async () => {
  const { database, proxy } = await openBehindProxy({ sql: 1, db: 1 });
  const { sql } = database;
  // Each row is more than the server keeps back, so some have come when the rest are lost.
  const lost = outcomeOf(sql`select repeat('y', 9000), pg_sleep(0.02) from generate_series(1, 100)`);
  await sleep(300);
  await proxy.cut();
  await proxy.restore();
  expect((await lost).outage).toBe(true);
  expect(await sql`select 7 as n`).toEqual([{ n: 7 }]);
});

test('a statement does not fail for why the connection before its own was ended', async () => {
  const { database, direct } = await openBehindProxy({ sql: 1, db: 1 });
  const [session] = await database.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const ended = outcomeOf(database.sql`select pg_sleep(1)`);
  await sleep(200);
  await direct.sql`select pg_terminate_backend(${session?.pid ?? 0})`;
  expect((await ended).outage).toBe(true);
  expect(await database.sql`select 7 as n`).toEqual([{ n: 7 }]);
});

test('whoever takes connections and closes them without a word is an outage like any other, and is not asked without a pause', async () => {
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    socket.on('error', () => {});
    socket.once('data', () => socket.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { sql, close } = openDatabase({
    url: `postgres://127.0.0.1:${port}/gone`,
    applicationName: 'client test',
    connectionsMax: { sql: 1, db: 1 },
    patience,
  });
  onTestFinished(async () => {
    await close();
    server.close();
  });
  const outcomes = [];
  for (let n = 0; n < 4; n++) outcomes.push(await outcomeOf(sql`select 1`));
  expect(outcomes.filter(({ outage, ms }) => !outage || ms > patience.connectMs)).toEqual([]);
  expect(taken).toBe(4);
});

test('of several hosts each is tried, and an outage is told where none answers', async () => {
  const own = await createTestDatabase();
  const { host, pathname, username, password } = new URL(own.url);
  const open = (hosts: string) =>
    openDatabase({
      url: `postgres://${username}:${password}@${hosts}${pathname}`,
      applicationName: 'client test',
      connectionsMax: { sql: 1, db: 1 },
      patience,
    });
  const [none, second] = [open('127.0.0.1:1,127.0.0.1:2'), open(`127.0.0.1:1,${host}`)];
  onTestFinished(async () => {
    await Promise.all([none.close(), second.close()]);
    await own.drop();
  });
  const lost = await outcomeOf(none.sql`select 1`);
  expect(lost.outage).toBe(true);
  expect(lost.ms).toBeLessThan(patience.connectMs);
  expect(await second.sql`select 7 as n`).toEqual([{ n: 7 }]);
});

test('what waits for a lock fails soon, who waits behind it as well, and other statements run', async () => {
  const { database, direct } = await openBehindProxy();
  const { draftSql, sql } = database;
  await direct.sql`create table guarded (id int)`;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>();
  const holding = direct.sql.begin(async (tx) => {
    await tx`lock table guarded in access exclusive mode`;
    onLocked();
    await released;
  });
  await locked;
  const writes = Array.from({ length: 60 }, (_, id) =>
    outcomeOf(draftSql`insert into guarded values (${id})`),
  );
  const read = outcomeOf(sql`select 1`);
  expect(await Promise.race([read, ...writes])).toEqual(await read);
  expect((await read).ok).toBe(true);
  const outcomes = await Promise.all(writes);
  expect(outcomes.filter(({ outage }) => !outage)).toEqual([]);
  expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(15_000);
  release();
  await holding;
  expect((await outcomeOf(draftSql`insert into guarded values (1)`)).ok).toBe(true);
});

test('a statement that the server works on within its time is not taken for silence', async () => {
  const { database } = await openBehindProxy();
  const startedAt = performance.now();
  const slow = Array.from({ length: 4 }, () => outcomeOf(database.sql`select pg_sleep(1.2)`));
  expect((await Promise.all(slow)).filter(({ ok }) => !ok)).toEqual([]);
  expect(performance.now() - startedAt).toBeGreaterThan(1_100);
});

test('a transaction counts as a place that is taken, and gives it back', async () => {
  const { database } = await openBehindProxy({ sql: 1, db: 1 });
  const { sql } = database;
  for (let round = 0; round < 3; round++) {
    await sql.begin(async (tx) => {
      expect((await outcomeOf(sql`select 1`)).outage).toBe(true);
      await tx`select 1`;
    });
    await expect(sql.begin((tx) => tx`select 1 / 0`)).rejects.toThrow('division by zero');
    expect((await outcomeOf(sql`select 1`)).ok).toBe(true);
  }
});
