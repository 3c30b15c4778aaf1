import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { generate, nameOf, type Outcome, tally } from './harness/call.ts';
import { showErrorsOfFailures } from './harness/log-errors.ts';
import { createRandom } from './harness/random.ts';
import { recover } from './harness/recover.ts';
import { deathOutcomes, startLoad } from './harness/start-load.ts';
import { type FaultyPostgres, startPostgres } from './harness/start-postgres.ts';
import type { Process } from './harness/start-process.ts';
import { type System, startSystem } from './harness/start-system.ts';
import { readBooks, watchBooks } from './harness/watch-books.ts';

let postgres: FaultyPostgres;
let system: System;

beforeAll(async () => {
  postgres = await startPostgres();
  system = await startSystem(postgres, { apis: 3 });
});
afterAll(async () => {
  await system?.stop();
  await postgres?.stop();
});
showErrorsOfFailures(() => system);

/** On a machine that is too busy the database and the model are late as well; such a call is not charged, and is made again. */
const retried = [
  ...deathOutcomes,
  '409 idempotency_in_progress',
  '503 service_overloaded',
  '503 service_unavailable',
  '504 generation_timeout',
];

/** The APIs that were not killed, as a balancer would know them; at worst it does not know yet. */
function running(): Process[] {
  const left = system.apis.filter((api) => api.isRunning());
  return left.length > 0 ? left : system.apis;
}

/** Kills an API and puts a new one into its place, which is ready when this resolves. */
async function replace(process: Process): Promise<void> {
  await process.kill();
  const place = system.apis.indexOf(process);
  system.apis[place] = await system.startApi();
}

test('an API killed between hold and charge: the credits come back in time, and the retry is charged once', async () => {
  const { core, model } = system;
  const { timings } = core;
  const account = await system.createAccount();
  await using watch = watchBooks(core);
  for (let round = 0; round < 5; round++) {
    const [api] = system.apis;
    if (!api) throw new Error('no API runs');
    model.reset();
    model.script('hang');
    const idempotencyKey = randomUUID();
    const pending = generate(api.url, { key: account.liveKey, idempotencyKey });
    await expect.poll(() => model.requests.length, { timeout: 60_000, interval: 5 }).toBe(1);
    expect(await readBooks(core, account.accountId)).toMatchObject({ held: 5, charges: round });
    const [hold] = await core.sql<{ expiresAt: Date }[]>`
      select expires_at as "expiresAt" from reservations where state = 'held'`;
    const replaced = replace(api);
    expect(deathOutcomes).toContain(nameOf(await pending));
    await expect
      .poll(() => readBooks(core, account.accountId), { timeout: 60_000, interval: 20 })
      .toMatchObject({ held: 0, charges: round });
    // The sweep's second look is a busy machine's.
    const releasedAfterMs = Date.now() - (hold?.expiresAt.getTime() ?? 0);
    expect(releasedAfterMs).toBeLessThan(2 * timings.sweepEveryMs + 5_000);
    await replaced;
    const retry = () => generate(system.apis[0]?.url ?? '', { key: account.liveKey, idempotencyKey });
    // What a busy machine was too late for is asked for again, as its Retry-After says.
    await expect.poll(async () => nameOf(await retry()), { timeout: 60_000, interval: 1_000 }).toBe('200');
    expect(await readBooks(core, account.accountId)).toMatchObject({ held: 0, charges: round + 1 });
  }
  await watch.end();
  await recover(system, account);
});

test('60 kills of an API at any moment lose no credit and charge no call twice', {
  timeout: 1_500_000,
}, async () => {
  const random = createRandom('60 kills');
  const { core, model } = system;
  const account = await system.createAccount();
  // All callers have a call under way at any moment, and leave the machine to the processes that start.
  model.otherwise({ kind: 'ok', delayMs: 100 });
  await using watch = watchBooks(core);
  const load = startLoad({
    account,
    callers: 6,
    chooseUrl: () => random.pick(running()).url,
    random,
    mayRetry: retried,
  });
  const starting = new Set<Promise<void>>();
  for (let kill = 0; kill < 60; kill++) {
    // Two may be on their way up while the third serves.
    if (starting.size === 2) await Promise.race(starting);
    const servedBefore = load.servedAt.length;
    await expect
      .poll(() => load.servedAt.length, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(servedBefore);
    const asked = model.requests.length;
    await expect.poll(() => model.requests.length, { timeout: 60_000, interval: 1 }).toBeGreaterThan(asked);
    // The model answers after 100 ms: before, while and after the charge is written.
    await sleep(random.between(0, 150));
    const victim = random.pick(running());
    const replaced = replace(victim).finally(() => starting.delete(replaced));
    starting.add(replaced);
  }
  await Promise.all(starting);
  const result = await load.end();
  console.log(result);
  expect(result.faults).toEqual([]);
  expect(result.served).toBeGreaterThan(60);
  await expect.poll(() => readBooks(core, account.accountId), { timeout: 60_000 }).toMatchObject({ held: 0 });
  expect(await readBooks(core, account.accountId)).toMatchObject({
    used: result.served * 5,
    charges: result.served,
    drafts: result.served,
    events: result.served,
  });
  expect(await watch.end()).toBeGreaterThan(20);
  model.reset();
  await recover(system, account);
});

test('SIGTERM under load drops nothing: 100 calls in flight are answered, the rest are sent elsewhere, and it exits with 0', async () => {
  // Nothing fails here, so nothing need be given back early; a busy machine is given time.
  const patient = await startSystem(postgres, {
    timings: { generationDeadlineMs: 20_000, reservationMs: 30_000 },
  });
  onTestFinished(() => patient.stop());
  const { core, model } = patient;
  const account = await patient.createAccount();
  model.otherwise({ kind: 'ok', delayMs: 1_500 });
  await using watch = watchBooks(core);
  for (let round = 0; round < 2; round++) {
    const [api, other] = patient.apis;
    if (!api || !other) throw new Error('two APIs have to run');
    const { charges: before } = await readBooks(core, account.accountId);
    let refused = 0;
    const inFlight = Array.from({ length: 100 }, async () => {
      const outcome = await generate(api.url, { key: account.liveKey });
      if (nameOf(outcome) === '503 service_unavailable') refused++;
      return outcome;
    });
    // All of them hold credits; a machine slower than the model has charged some already, or was too late for some.
    await expect
      .poll(
        async () => {
          const { charges, held } = await readBooks(core, account.accountId);
          return charges - before + held / 5 + refused;
        },
        { timeout: 60_000, interval: 10 },
      )
      .toBe(100);
    const held = 100 - refused;
    const late: Outcome[] = [];
    const startedAt = performance.now();
    const ended = api.terminate();
    let stopped = false;
    const lateCaller = (async () => {
      while (!stopped) {
        const outcome = await generate(api.url, { key: account.liveKey });
        late.push(outcome);
        if (outcome.fault === 'ECONNREFUSED') return;
      }
    })();
    const status = await ended;
    const tookMs = performance.now() - startedAt;
    stopped = true;
    await lateCaller;
    const { '503 service_unavailable': _early, ...answers } = tally(await Promise.all(inFlight));
    expect([answers, status]).toEqual([{ '200': held }, 0]);
    expect(tookMs).toBeLessThan(10_000);
    const {
      '200': lateServed = 0,
      '503 service_overloaded': _refused,
      ECONNREFUSED: _gone,
      // The system had taken the connection, and the API had not yet, when it closed.
      ECONNRESET: _neverRead,
      ...rest
    } = tally(late);
    expect(rest).toEqual({});
    expect(await readBooks(core, account.accountId)).toMatchObject({
      held: 0,
      charges: before + held + lateServed,
    });
    patient.apis[0] = await patient.startApi();
  }
  model.otherwise('ok');
  await watch.end();
  await recover(patient, account);
});

test('four processes that start at once on an empty database all come up', async () => {
  const together = await startSystem(postgres, { apis: 3, workers: 1, migrateFirst: false });
  try {
    const account = await together.createAccount();
    await recover(together, account);
  } finally {
    await together.stop();
  }
});
