import { startFakeReceiver } from '@firstline/fakes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateUntilServed } from './harness/call.ts';
import {
  byEvent,
  chargeEach,
  countStatuses,
  createEndpoint,
  type Endpoint,
  findFlawed,
  readEvents,
} from './harness/endpoints.ts';
import { showErrorsOfFailures } from './harness/log-errors.ts';
import { createRandom, seed } from './harness/random.ts';
import { recover } from './harness/recover.ts';
import { type FaultyPostgres, startPostgres } from './harness/start-postgres.ts';
import { type System, startSystem } from './harness/start-system.ts';
import { watchBooks } from './harness/watch-books.ts';

let postgres: FaultyPostgres;
let system: System;

beforeAll(async () => {
  postgres = await startPostgres();
  // The schedule's three days and a half last 27 s; its first retry follows at once.
  system = await startSystem(postgres, {
    workers: 3,
    timings: { webhookAttemptMs: 1_000, webhookRetryHourMs: 360 },
  });
});
afterAll(async () => {
  await system?.stop();
  await postgres?.stop();
});
showErrorsOfFailures(() => system);

async function createEndpoints(url: string, count: number): Promise<Endpoint[]> {
  const endpoints: Endpoint[] = [];
  for (let nth = 0; nth < count; nth++)
    endpoints.push(await createEndpoint(system, { url: `${url}/${nth}` }));
  return endpoints;
}

test('500 events are delivered once each by three workers where nothing fails', async () => {
  const { core } = system;
  await using receiver = await startFakeReceiver();
  const endpoints = await createEndpoints(receiver.url, 5);
  await using watch = watchBooks(core);
  await chargeEach(system, endpoints, 100);
  await expect
    .poll(() => countStatuses(core, endpoints), { timeout: 60_000, interval: 100 })
    .toEqual({ delivered: 500 });
  expect(findFlawed(await readEvents(core, endpoints), receiver)).toEqual([]);
  expect(receiver.requests).toHaveLength(500);
  await watch.end();
  await recover(system, await system.createAccount());
});

test('500 events under errors, resets, timeouts and two killed workers are all delivered, each with its id and its bytes', async () => {
  const random = createRandom('500 events');
  const { core } = system;
  await using receiver = await startFakeReceiver({
    mix: {
      seed,
      faults: [
        [0.2, 500],
        [0.1, 'reset'],
        [0.1, 'hang'],
      ],
      // Each of 500 would otherwise have a chance of 1 in 10,000 to fail ten times.
      triesMax: 6,
    },
  });
  const endpoints = await createEndpoints(receiver.url, 5);
  await using watch = watchBooks(core);
  const charging = chargeEach(system, endpoints, 100);
  for (const from of [100, 300]) {
    await receiver.received(Math.round(random.between(from, from + 150)));
    const victim = random.pick(system.workers);
    await victim.kill();
    system.workers[system.workers.indexOf(victim)] = await system.startWorker();
  }
  await charging;
  await expect
    .poll(() => countStatuses(core, endpoints), { timeout: 60_000, interval: 100 })
    .toEqual({ delivered: 500 });
  expect(findFlawed(await readEvents(core, endpoints), receiver)).toEqual([]);
  const tries = [...byEvent(receiver).values()].map(({ length }) => length);
  console.log(`500 events in ${receiver.requests.length} tries, at most ${Math.max(...tries)} for one`);
  expect(receiver.requests.length).toBeGreaterThan(700);
  await watch.end();
  await recover(system, await system.createAccount());
});

test('100 calls at once on two APIs that reach every threshold of a month tell of each once', async () => {
  const { core, apis } = system;
  await using receiver = await startFakeReceiver();
  for (let round = 0; round < 3; round++) {
    receiver.reset();
    const endpoint = await createEndpoint(system, {
      url: receiver.url,
      events: ['credits.low', 'usage.milestone'],
      monthlyCredits: 500,
    });
    const { liveKey: key } = endpoint.account;
    await Promise.all(
      Array.from({ length: 100 }, (_, nth) =>
        generateUntilServed(apis[nth % apis.length]?.url ?? '', { key }),
      ),
    );
    await expect
      .poll(() => countStatuses(core, [endpoint]), { timeout: 60_000, interval: 50 })
      .toEqual({ delivered: 8 });
    const told = receiver.requests.map(({ body }) => {
      const { type, data } = JSON.parse(body.toString()) as { type: string; data: Record<string, number> };
      return `${type} ${data.threshold_percent ?? data.milestone_percent}`;
    });
    expect(told.sort()).toEqual([
      'credits.low 0',
      'credits.low 10',
      'credits.low 20',
      'credits.low 5',
      'usage.milestone 100',
      'usage.milestone 25',
      'usage.milestone 50',
      'usage.milestone 75',
    ]);
  }
  await recover(system, await system.createAccount());
});
