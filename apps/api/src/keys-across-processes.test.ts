import { createPeople, openDatabase } from '@firstline/core';
import { createOutbound } from '@firstline/outbound';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { createMetrics } from './metrics.ts';
import { collectLog } from './testing/collect-log.ts';
import { send } from './testing/send.ts';
import { startTestApi, type TestApi } from './testing/start-test-api.ts';
import { createSignedIn, type SignedIn, testAuthSecret, testOrigin } from './testing/test-session.ts';

/** What the contract gives another process to notice, in milliseconds. */
const noticedWithinMs = 5_000;

let here: TestApi;
let thereUrl: string;
let person: SignedIn;
let closeThere: () => Promise<void>;

/** A second instance of the API on the same database, which shares nothing else with the first. */
beforeAll(async () => {
  let databaseUrl = '';
  here = await startTestApi({
    databaseUrl: async (url) => {
      databaseUrl = url;
      return url;
    },
  });
  const database = openDatabase({ url: databaseUrl, applicationName: 'firstline-api' });
  const core = { ...here.core, ...database };
  const outbound = createOutbound({ allowLoopback: false });
  const { timings, clock } = core;
  const there = await buildApp({
    core,
    people: createPeople({
      ...database,
      clock,
      secret: testAuthSecret,
      publicUrl: testOrigin,
      mailer: { send() {}, canSend: true },
      timings,
    }),
    outbound,
    config: { publicUrl: undefined, trustProxy: undefined, timings, authFailuresPerMinute: 0 },
    logger: collectLog().logger,
    metrics: createMetrics(),
  });
  thereUrl = await there.listen({ host: '127.0.0.1', port: 0 });
  closeThere = async () => {
    await there.close();
    await Promise.all([outbound.close(), database.close()]);
  };
  person = await createSignedIn(here.core);
});
afterAll(async () => {
  await closeThere?.();
  await here?.close();
});

const keys = '/api/v1/keys';
const usage = { path: '/api/v1/account/usage' };
const change = (method: string, path: string, body?: unknown) =>
  here.send({ method, path: keys + path, key: person.session, body });
const make = async () => (await change('POST', '', { name: 'Sample', mode: 'test' })).body.data;

/** Uses a key in the other instance every 20 ms until it is refused. Resolves to the code, and how long that took. */
async function refusedThere(key: string): Promise<{ code: string; afterMs: number }> {
  const startedAt = performance.now();
  for (;;) {
    const answer = await send(thereUrl, { ...usage, key });
    const afterMs = performance.now() - startedAt;
    if (answer.status !== 200) return { code: answer.body.error.code, afterMs };
    if (afterMs > 2 * noticedWithinMs) throw new Error('the key was never refused');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it.each([
  ['a revocation', 'DELETE', '', undefined, 'api_key_revoked'],
  ['a rotation without grace', 'POST', '/rotate', { grace_period_seconds: 0 }, 'api_key_expired'],
  ['a scope that is taken away', 'PATCH', '', { scopes: ['emails:generate'] }, 'insufficient_scope'],
] as const)('%s acts in another process within 5 s', async (_name, method, at, body, code) => {
  const { id, key } = await make();
  // Both know the key, and go on knowing it.
  expect((await send(thereUrl, { ...usage, key })).status).toBe(200);
  expect((await here.send({ ...usage, key })).status).toBe(200);
  expect((await change(method, `/${id}${at}`, body)).status).toBeLessThan(300);
  const refused = await refusedThere(key);
  expect(refused.code).toBe(code);
  expect(refused.afterMs).toBeLessThan(noticedWithinMs);
  expect((await here.send({ ...usage, key })).body.error.code).toBe(code);
});

it('a new key, and the one that replaces it, work in another process at once', async () => {
  const { id, key } = await make();
  expect((await send(thereUrl, { ...usage, key })).status).toBe(200);
  const rotated = await change('POST', `/${id}/rotate`);
  expect((await send(thereUrl, { ...usage, key: rotated.body.data.key })).status).toBe(200);
  expect((await send(thereUrl, { ...usage, key })).status).toBe(200);
});
