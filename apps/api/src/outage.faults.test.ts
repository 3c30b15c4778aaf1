import { proxyDatabase, type TcpProxy } from '@firstline/fakes';
import { describe, expect, it } from 'vitest';
import { expectNothingCharged, readBooks } from './testing/books.ts';
import { expectError } from './testing/expect-error.ts';
import { draftRequest, startTestApi, type TestApi, type TestApiOptions } from './testing/start-test-api.ts';
import { unknownKey } from './testing/test-account.ts';

/** An API whose way to the database the test holds in its hand. */
async function startBehindProxy(
  options: TestApiOptions = {},
): Promise<{ api: TestApi; proxy: TcpProxy } & AsyncDisposable> {
  let proxy: TcpProxy | undefined;
  const api = await startTestApi({
    ...options,
    databaseUrl: async (direct) => {
      const proxied = await proxyDatabase(direct);
      proxy = proxied.proxy;
      return proxied.url;
    },
  });
  if (!proxy) throw new Error('no proxy was started');
  const started = proxy;
  return {
    api,
    proxy: started,
    async [Symbol.asyncDispose]() {
      await api.close();
      await started.cut();
    },
  };
}

const usage = { path: '/api/v1/account/usage' };

describe('without its database', () => {
  it('answers 503 with Retry-After to any well-formed key, never 401 or 500, and soon', async () => {
    await using both = await startBehindProxy();
    const { api, proxy } = both;
    expect((await api.generate()).status).toBe(200);
    await proxy.cut();
    const { liveKey, testKey } = api.account;
    for (let round = 0; round < 3; round++) {
      const startedAt = performance.now();
      const answers = await Promise.all([
        api.generate(),
        api.generate(draftRequest, { key: testKey }),
        api.generate(draftRequest, { key: unknownKey() }),
        api.generate('{', { key: liveKey }),
        api.generate({}, { key: liveKey }),
        api.send({ ...usage, key: liveKey }),
        api.send({ ...usage, key: unknownKey() }),
      ]);
      for (const answer of answers) expectError(answer, 'service_unavailable');
      expect(performance.now() - startedAt).toBeLessThan(10_000);
    }
    // What needs no database is answered as ever.
    expectError(await api.generate(draftRequest, { key: 'fl_live_x' }), 'invalid_api_key');
    expectError(await api.send(usage), 'missing_api_key');
    expect((await api.send({ path: '/api/v1/openapi.json' })).status).toBe(200);

    await proxy.restore();
    await expect.poll(async () => (await api.generate()).status, { timeout: 60_000, interval: 50 }).toBe(200);
    expect(await readBooks(api.core, api.account.accountId)).toMatchObject({ used: 10, held: 0, charges: 2 });
  });

  it('answers 503 where the database goes away while the model works; the sweep gives the credits back', async () => {
    await using both = await startBehindProxy({ engine: 'claude' });
    const { api, proxy } = both;
    await api.generate({}, { key: api.account.liveKey });
    api.upstream.script({ kind: 'ok', delayMs: 200 });
    const pending = api.generate();
    await expect.poll(() => readBooks(api.core, api.account.accountId)).toMatchObject({ open: 1 });
    await proxy.cut();
    expectError(await pending, 'service_unavailable');
    expect(await readBooks(api.core, api.account.accountId)).toMatchObject({ used: 0, held: 5, open: 1 });
    await api.core.sql`select release_lapsed_reservations(now() + interval '1 hour')`;
    await expectNothingCharged(api.core, api.account.accountId);
  });

  it('answers 503 when the server ends its sessions, and the next call is served', async () => {
    await using api = await startTestApi();
    await api.generate();
    await api.core.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'firstline-api'`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.generate()));
    for (const answer of answers) {
      if (answer.status !== 200) expectError(answer, 'service_unavailable');
    }
    await expect.poll(async () => (await api.generate()).status).toBe(200);
    // The driver's client may take its five seconds to give up a session that was ended.
  });

  it('answers 503 while a table is locked, within the time that a lock may be waited for', async () => {
    await using api = await startTestApi();
    await api.generate();
    const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const lock = api.core.sql.begin(async (tx) => {
      await tx`lock table credit_periods in access exclusive mode`;
      onLocked();
      await released;
    });
    await locked;
    const startedAt = performance.now();
    expectError(await api.generate(), 'service_unavailable');
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    release();
    await lock;
    expect((await api.generate()).status).toBe(200);
  });
});
