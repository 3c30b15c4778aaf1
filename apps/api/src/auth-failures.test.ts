import { afterAll, describe, expect, it } from 'vitest';
import { expectError } from './testing/expect-error.ts';
import { exchangeRaw } from './testing/raw-socket.ts';
import type { SendOptions } from './testing/send.ts';
import { startTestApi, type TestApi, type TestApiOptions } from './testing/start-test-api.ts';
import { createTestKey, unknownKey } from './testing/test-account.ts';
import { createSignedIn, sessionCookie } from './testing/test-session.ts';

const limit = 4;
const running: TestApi[] = [];
const start = async (options: TestApiOptions = {}) => {
  const api = await startTestApi({ authFailuresPerMinute: limit, ...options });
  running.push(api);
  return api;
};
// At once, since each stays for a moment to say farewell.
afterAll(() => Promise.all(running.splice(0).map((api) => api.close())));

const usage = (api: TestApi, key: string, headers: Record<string, string> = {}) =>
  api.send({ path: '/api/v1/account/usage', key, headers });

/** Statuses of so many calls with malformed keys, one after another. */
const fail = async (api: TestApi, times: number, headers?: (call: number) => Record<string, string>) => {
  const statuses: number[] = [];
  for (let call = 0; call < times; call++) {
    statuses.push((await usage(api, 'fl_live_x', headers?.(call))).status);
  }
  return statuses;
};

describe('failed authentications', () => {
  it('get 429 from the limit on, with what every 429 says, and nobody is charged a hit', async () => {
    const api = await start();
    expect(await fail(api, limit)).toEqual([401, 401, 401, 401]);
    const refused = await usage(api, 'fl_live_x');
    expectError(refused, 'rate_limit_exceeded');
    expect(refused.headers['retry-after']).toBe('15');
    expect(refused.body.error).toMatchObject({
      violated_policies: ['authentication'],
      limit,
      window_seconds: 60,
      retry_after_seconds: 15,
    });
    expect(refused.headers['x-ratelimit-limit']).toBeUndefined();
    expect(await api.core.sql`select 1 from usage_days`).toEqual([]);
  });

  it('count alike, whatever was wrong with the credential, on every route', async () => {
    const api = await start();
    const past = new Date(Date.now() - 1_000);
    const { accountId } = api.account;
    expectError(await usage(api, unknownKey()), 'invalid_api_key');
    expectError(
      await usage(api, await createTestKey(api.core, accountId, { revokedAt: past })),
      'api_key_revoked',
    );
    expectError(
      await api.generate({}, { key: await createTestKey(api.core, accountId, { expiresAt: past }) }),
      'api_key_expired',
    );
    expectError(await api.send({ path: '/api/v1/account/usage' }), 'missing_api_key');
    expectError(await api.generate('{', { key: unknownKey() }), 'rate_limit_exceeded');
    expectError(await usage(api, unknownKey()), 'rate_limit_exceeded');
  });

  it('count on routes for signed-in people as on those for keys, and keep no valid session out', async () => {
    const api = await start();
    const { session } = await createSignedIn(api.core);
    const account = (token?: string) =>
      api.send({ path: '/api/v1/account', ...(token === undefined ? {} : { key: token }) });
    expectError(await account(), 'missing_session');
    expectError(await account('no-session'), 'invalid_session');
    expect(await fail(api, 3)).toEqual([401, 401, 429]);
    expectError(await account('no-session'), 'rate_limit_exceeded');
    expect((await account(session)).status).toBe(200);
  });

  it('count on the routes of people, too, whose sign-ins have a limit of their own', async () => {
    const api = await start();
    const { session } = await createSignedIn(api.core);
    const at = (route: string, more: Partial<SendOptions> = {}) =>
      api.send({ path: `/api/auth/${route}`, ...more });
    const body = { email: 'nobody@example.com', password: 'not their password' };
    for (let call = 0; call < limit + 1; call++) {
      expect((await at('sign-in/email', { method: 'POST', body })).status).toBe(401);
    }
    const nobody = await at('get-session');
    expect([nobody.status, nobody.body]).toEqual([200, null]);
    expect((await at('get-session', { key: 'guess' })).body).toBe(null);
    const cookie = sessionCookie('guess');
    expect((await at('get-session', { headers: { cookie } })).body).toBe(null);
    expect((await at('list-sessions', { key: 'guess' })).status).toBe(401);
    const ask = { method: 'POST', key: 'guess', body: { token: 'a' } };
    expect((await at('revoke-session', ask)).status).toBe(401);
    for (const refused of [
      await at('get-session', { key: 'guess' }),
      await at('get-session', { headers: { cookie } }),
      await at('revoke-session', ask),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers).not.toHaveProperty('set-cookie');
    }
    expectError(await usage(api, 'fl_live_x'), 'rate_limit_exceeded');
    expect((await at('list-sessions', { key: session })).status).toBe(200);
    expect((await at('get-session')).status).toBe(200);
  });

  it('never keep a valid key out, and its own refusals are not among them', async () => {
    const api = await start();
    const narrow = await createTestKey(api.core, api.account.accountId, { scopes: ['emails:generate'] });
    for (let call = 0; call < limit + 2; call++) {
      expectError(await usage(api, narrow), 'insufficient_scope');
      expectError(await api.generate({}), 'validation_failed');
    }
    expect((await fail(api, limit + 3)).slice(-3)).toEqual([429, 429, 429]);
    expect((await usage(api, api.account.liveKey)).status).toBe(200);
    expect((await api.generate()).status).toBe(200);
  });

  it('are never limited where the limit is 0', async () => {
    const api = await start({ authFailuresPerMinute: 0 });
    expect(new Set(await fail(api, 60))).toEqual(new Set([401]));
  });

  it('ask the database for nothing where the key is malformed, below the limit and above', async () => {
    const statements: string[] = [];
    const api = await start({ onStatement: (statement) => statements.push(statement) });
    await fail(api, limit + 5);
    expect(statements).toEqual([]);
  });
});

describe('whose failure it is', () => {
  const forwarded = (address: string) => ({ 'x-forwarded-for': address });

  it('is the connection’s, whatever X-Forwarded-For says, where no proxy is trusted', async () => {
    const api = await start();
    const statuses = await fail(api, limit + 3, (call) => forwarded(`203.0.113.${call}`));
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  });

  it('is the address that the trusted proxy adds: what stands before it is the caller’s invention', async () => {
    const api = await start({ trustProxy: (_address, hop) => hop < 1 });
    const spoofed = await fail(api, limit + 3, (call) => forwarded(`198.51.100.${call}, 203.0.113.9`));
    expect(spoofed.slice(-3)).toEqual([429, 429, 429]);
    expect(await fail(api, 1, () => forwarded('203.0.113.10'))).toEqual([401]);
  });

  it('is the /64 of an IPv6 address, since whoever has one address of it has all', async () => {
    const api = await start({ trustProxy: '127.0.0.1' });
    const statuses = await fail(api, limit + 3, (call) => forwarded(`2001:db8:1:2:${call}::${call}`));
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
    expect(await fail(api, 1, () => forwarded('2001:db8:1:3::1'))).toEqual([401]);
  });

  it('is answered over one kept connection as over many', async () => {
    const api = await start();
    const request = 'GET /api/v1/account/usage HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer x\r\n\r\n';
    const { answers } = await exchangeRaw(api.port, request.repeat(limit + 2), { answersMax: limit + 2 });
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 429, 429]);
  });
});
