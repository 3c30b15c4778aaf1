import { gzipSync } from 'node:zlib';
import { createId } from '@firstline/core';
import {
  type FakeReceiver,
  makeCertificate,
  type ReceiverStepLike,
  startFakeReceiver,
} from '@firstline/fakes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countStatuses, createEndpoint, type Endpoint } from './harness/endpoints.ts';
import { showErrorsOfFailures } from './harness/log-errors.ts';
import { readResidentMiB } from './harness/read-memory.ts';
import { recover } from './harness/recover.ts';
import { type FaultyPostgres, startPostgres } from './harness/start-postgres.ts';
import { type System, startSystem } from './harness/start-system.ts';
import { watchBooks } from './harness/watch-books.ts';

const authority = makeCertificate({ hosts: ['Test Authority'], isAuthority: true });
const forHere = { hosts: ['localhost'], issuer: authority };

let postgres: FaultyPostgres;
let system: System;

beforeAll(async () => {
  postgres = await startPostgres();
  // Retries after the third are a minute and more away.
  system = await startSystem(postgres, {
    apis: 1,
    timings: { webhookAttemptMs: 5_000, webhookConnectMs: 4_000, webhookRetryHourMs: 120_000 },
    extraRoot: authority.cert,
  });
});
afterAll(async () => {
  await system?.stop();
  await postgres?.stop();
});
showErrorsOfFailures(() => system);

test('processes that may call this machine say so with a warning at their start', () => {
  for (const { output } of [...system.apis, ...system.workers]) {
    const lines = output()
      .split('\n')
      .filter((line) => line.includes('WEBHOOK_ALLOW_LOOPBACK is set'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40 }]);
  }
});

/** 128 MiB once unpacked, and packed before the test so that it takes no time: 130 KB. */
const bomb: ReceiverStepLike = {
  kind: 'answer',
  status: 200,
  headers: { 'content-encoding': 'gzip' },
  body: gzipSync(Buffer.alloc(128 * 1_024 * 1_024)),
};

/** What an attempt is recorded as. */
type Recorded = { status: string; status_code: number | null; error: string | null };
const fails = (error: string): Recorded => ({ status: 'retrying', status_code: null, error });
const answers = (status_code: number, status = 'retrying'): Recorded => ({
  status,
  status_code,
  error: null,
});

const elsewhere: FakeReceiver[] = [];
/** A redirect to a server that is not to be asked. */
async function redirect(status: number): Promise<ReceiverStepLike> {
  const target = await startFakeReceiver();
  elsewhere.push(target);
  return { kind: 'redirect', status, to: target.url };
}

const table: [name: string, step: ReceiverStepLike | Promise<ReceiverStepLike>, recorded: Recorded][] = [
  ['answers 200', 200, answers(200, 'delivered')],
  ['answers 204', 204, answers(204, 'delivered')],
  ...[301, 302, 303, 307, 308].map((status): [string, Promise<ReceiverStepLike>, Recorded] => [
    `redirects with ${status}`,
    redirect(status),
    answers(status),
  ]),
  ['answers 400', 400, answers(400)],
  ['answers 404', 404, answers(404)],
  ['answers 500', 500, answers(500)],
  ['answers 410', 410, answers(410, 'failed')],
  ['keeps silent', 'hang', fails('timeout')],
  ['sends its headers a byte at a time', 'slow_headers', fails('timeout')],
  ['sends its body a byte at a time', 'drip', fails('timeout')],
  ['says 100 Continue without end', 'endless_interim', fails('invalid_response')],
  ['sends a body without an end', 'endless', answers(200, 'delivered')],
  ['sends a gzip bomb', bomb, answers(200, 'delivered')],
  ['sends a header of 200 KiB', 'huge_headers', fails('invalid_response')],
  ['speaks another protocol', 'malformed', fails('invalid_response')],
  ['resets the connection', 'reset', fails('connection_failed')],
  ['hangs up within its body', 'cut_body', fails('connection_failed')],
];

const secure: [name: string, certificate: Parameters<typeof makeCertificate>[0], recorded: Recorded][] = [
  ['has a good certificate', forHere, answers(200, 'delivered')],
  ['has an expired certificate', { ...forHere, isExpired: true }, fails('tls_failed')],
  ['has a self-signed certificate', { hosts: ['localhost'] }, fails('tls_failed')],
  ['has the certificate of another host', { ...forHere, hosts: ['example.com'] }, fails('tls_failed')],
];

/** What was recorded of each endpoint's only delivery, and of each of its attempts. */
async function readRecorded({ webhookId }: Endpoint): Promise<(Recorded & { snippet: string | null })[]> {
  return system.core.sql<(Recorded & { snippet: string | null })[]>`
    select d.status, a.status_code, a.error, a.response_snippet as snippet
    from all_webhook_deliveries d join webhook_attempts a on a.delivery_id = d.id
    where d.webhook_id = ${webhookId} order by a.id`;
}

const patience = { timeout: 60_000, interval: 50 };

test('whatever a receiver does, a worker records it as what it was, and asks nobody else', async () => {
  const { core } = system;
  await using stack = new AsyncDisposableStack();
  await using watch = watchBooks(core);
  const cases: { name: string; endpoint: Endpoint; receiver: FakeReceiver; recorded: Recorded }[] = [];
  for (const [name, step, recorded] of table) {
    const receiver = stack.use(await startFakeReceiver({ otherwise: await step }));
    cases.push({ name, recorded, receiver, endpoint: await createQuiet(receiver.url) });
  }
  for (const [name, options, recorded] of secure) {
    const receiver = stack.use(await startFakeReceiver({ tls: makeCertificate(options) }));
    const endpoint = await createQuiet(receiver.url.replace('127.0.0.1', 'localhost'));
    cases.push({ name, recorded, receiver, endpoint });
  }
  const closed = await startFakeReceiver();
  const nobody = await createQuiet(closed.url);
  await closed.close();
  cases.push({
    name: 'is not there',
    recorded: fails('connection_failed'),
    receiver: closed,
    endpoint: nobody,
  });

  const endpoints = cases.map(({ endpoint }) => endpoint);
  await writeEvents(endpoints, 1);
  for (const { name, endpoint, receiver, recorded } of cases) {
    // A failure is tried a second time at once, and a third time after ten seconds.
    const tries = recorded.status === 'retrying' ? 2 : 1;
    // Asked again while one of them is under way.
    await vi.waitFor(async () => {
      const attempts = await readRecorded(endpoint);
      expect(attempts.length, name).toBeGreaterThanOrEqual(tries);
      for (const { snippet, ...attempt } of attempts) {
        expect({ name, ...attempt }).toEqual({ name, ...recorded });
        expect(Buffer.byteLength(snippet ?? '')).toBeLessThanOrEqual(1_024);
      }
      if (recorded.error !== 'tls_failed') return;
      // One connection each, in which nothing was said.
      expect(receiver.requests).toEqual([]);
      expect(receiver.connections).toBe(attempts.length);
    }, patience);
  }
  expect(elsewhere.map(({ connections }) => connections)).toEqual(elsewhere.map(() => 0));
  const [gone] = await core.sql`
    select disabled_reason from webhooks
    where id = ${cases.find(({ name }) => name === 'answers 410')?.endpoint.webhookId ?? ''}`;
  expect(gone).toEqual({ disabled_reason: 'gone' });
  await watch.end();
  await turnOff(endpoints);
  for (const target of elsewhere) await target.close();
  await recover(system, await system.createAccount());
});

test('the memory of a worker stays flat under bodies without an end, gzip bombs and huge headers', async () => {
  const { core, workers } = system;
  const [worker] = workers;
  if (!worker) throw new Error('there is no worker');
  await using stack = new AsyncDisposableStack();
  const steps: ReceiverStepLike[] = ['endless', 'huge_headers', bomb];
  const receivers: FakeReceiver[] = [];
  const endpoints: Endpoint[] = [];
  for (const step of steps) {
    const receiver = stack.use(await startFakeReceiver({ otherwise: step, forgetRequests: true }));
    receivers.push(receiver);
    for (let nth = 0; nth < 5; nth++) {
      endpoints.push(await createQuiet(receiver.url));
    }
  }
  const resident: number[] = [];
  for (let round = 1; round <= 4; round++) {
    await writeEvents(endpoints, 20);
    await Promise.all(receivers.map((receiver) => receiver.received(round * 100)));
    resident.push(await readResidentMiB(worker));
  }
  const [warm = 0, ...rest] = resident;
  console.log(`resident: ${resident.map(Math.round).join(', ')} MiB`);
  // Were what is read of each answer kept, 900 of them would be 56 MiB; were it not bounded, thousands.
  expect(Math.max(...rest) - warm).toBeLessThanOrEqual(30);
  await turnOff(endpoints);
  await expect.poll(() => countStatuses(core, endpoints), patience).not.toHaveProperty('delivering');
});

/** An endpoint that is told of what this test writes and of nothing else. */
const createQuiet = (url: string) => createEndpoint(system, { url, events: ['usage.milestone'] });

/** Writes so many events for each endpoint, and wakes the workers. Not of drafts: those have charges. */
async function writeEvents(endpoints: readonly Endpoint[], eventsEach: number): Promise<void> {
  const now = new Date();
  for (const { account } of endpoints) {
    const ids = Array.from({ length: eventsEach }, () => createId('evt', now));
    await system.core.sql`
      select wake_endpoints(array_agg(distinct receiver), null), pg_notify('webhook_deliveries', '')
      from unnest(${ids}::text[]) id,
        unnest(write_event(id, ${account.accountId}, 'usage.milestone', true, '{"n":1}', ${now})) receiver`;
  }
}

/** So that nothing is due later, which a later look would wait for. */
async function turnOff(endpoints: readonly Endpoint[]): Promise<void> {
  await system.core.sql`
    update webhooks set active = false, disabled_reason = 'manual'
    where active and id = any (${endpoints.map(({ webhookId }) => webhookId)}::text[])`;
}
