import type { Scope } from '@firstline/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBooks } from './books.ts';
import { expectError } from './expect-error.ts';
import type { SendOptions } from './send.ts';
import type { TestApi } from './start-test-api.ts';
import { createTestAccount, createTestKey, suspendAccount, unknownKey } from './test-account.ts';

/** A route that takes an API key, and a call that it answers with 200. */
export type KeyRoute = {
  method: string;
  path: string;
  scope: Scope;
  good: Omit<SendOptions, 'path' | 'method' | 'key'>;
};

const past = new Date(Date.now() - 60_000);

/** What holds for every route that takes an API key: credentials, ids, headers, methods. */
export function describeKeyRoute(route: KeyRoute, api: () => TestApi): void {
  const { method, path, good } = route;
  const call = (more: Partial<SendOptions> = {}) => api().send({ method, path, ...good, ...more });
  const withHeader = (authorization: string) => call({ headers: { ...good.headers, authorization } });

  describe(`${method} ${path}: what every route holds`, () => {
    it('answers 401 missing_api_key without a credential', async () => {
      expectError(await call(), 'missing_api_key');
    });

    const withoutToken: [string, (key: string) => string][] = [
      ['an empty header', () => ''],
      ['the scheme alone', () => 'Bearer'],
      ['the scheme and a space', () => 'Bearer '],
      ['the key alone', (key) => key],
      ['another scheme', (key) => `Basic ${key}`],
      ['a token scheme', (key) => `Token ${key}`],
      ['a colon after the scheme', (key) => `Bearer: ${key}`],
    ];
    it.each(withoutToken)(
      'answers 401 missing_api_key to %s, which brings no bearer token',
      async (_name, spoil) => {
        expectError(await withHeader(spoil(api().account.liveKey)), 'missing_api_key');
      },
    );

    const malformed: [string, (key: string) => string][] = [
      ['two keys', (key) => `Bearer ${key} ${key}`],
      ['two keys with a comma', (key) => `Bearer ${key}, Bearer ${key}`],
      ['quotes', (key) => `Bearer "${key}"`],
      ['angle brackets', (key) => `Bearer <${key}>`],
      ['upper case', (key) => `Bearer ${key.toUpperCase()}`],
      ['lower case', (key) => `Bearer ${key.toLowerCase()}`],
      ['the last character missing', (key) => `Bearer ${key.slice(0, -1)}`],
      ['one character too many', (key) => `Bearer ${key}0`],
      ['the prefix missing', (key) => `Bearer ${key.slice(3)}`],
      ['another mode', (key) => `Bearer ${key.replace('live', 'prod')}`],
      ['the test prefix on a live key', (key) => `Bearer ${key.replace('live', 'test')}`],
      ['a wrong checksum', (key) => `Bearer ${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`],
      [
        'a changed secret',
        (key) => `Bearer ${key.slice(0, 12)}${key[12] === 'a' ? 'b' : 'a'}${key.slice(13)}`,
      ],
      ['a space within', (key) => `Bearer ${key.slice(0, 20)} ${key.slice(20)}`],
      ['percent-encoding', (key) => `Bearer ${key.replace('_', '%5F')}`],
      ['base64', (key) => `Bearer ${Buffer.from(key).toString('base64')}`],
      ['SQL', () => "Bearer ' or 1=1 --"],
      ['a NUL written out', (key) => `Bearer ${key}%00`],
      ['a very long token', () => `Bearer fl_live_${'a'.repeat(8_000)}`],
      ['a letter of another script', (key) => `Bearer ${key.slice(0, -1)}\u00e9`],
    ];
    it.each(malformed)('answers 401 invalid_api_key to %s', async (_name, spoil) => {
      expectError(await withHeader(spoil(api().account.liveKey)), 'invalid_api_key');
    });

    it('answers an unknown key as it answers a malformed one', async () => {
      const unknown = await call({ key: unknownKey() });
      const malformedAnswer = await withHeader('Bearer fl_live_x');
      expectError(unknown, 'invalid_api_key');
      expect(unknown.body.error.message).toBe(malformedAnswer.body.error.message);
    });

    it('does not read a key from the address, a cookie or another header', async () => {
      const { liveKey } = api().account;
      const misplaced: Partial<SendOptions>[] = [
        { path: `${path}?api_key=${liveKey}` },
        { path: `${path}?access_token=${liveKey}` },
        { headers: { ...good.headers, cookie: `api_key=${liveKey}; authorization=Bearer ${liveKey}` } },
        { headers: { ...good.headers, 'x-api-key': liveKey } },
        { headers: { ...good.headers, 'proxy-authorization': `Bearer ${liveKey}` } },
      ];
      for (const options of misplaced) expectError(await call(options), 'missing_api_key');
    });

    it('takes the scheme in any case, as HTTP says', async () => {
      for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
        expect((await withHeader(`${scheme} ${api().account.liveKey}`)).status).toBe(200);
      }
    });

    it('serves a test key in test mode', async () => {
      expect((await call({ key: api().account.testKey })).status).toBe(200);
    });

    describe('with a key that was good', () => {
      let keys: Record<
        | 'revoked'
        | 'expired'
        | 'both'
        | 'suspended'
        | 'revokedAndSuspended'
        | 'narrow'
        | 'narrowAndSuspended',
        string
      >;
      beforeAll(async () => {
        const { core, account } = api();
        const suspended = await createTestAccount(core);
        const others =
          route.scope === 'usage:read' ? (['emails:generate'] as const) : (['usage:read'] as const);
        keys = {
          revoked: await createTestKey(core, account.accountId, { revokedAt: past }),
          expired: await createTestKey(core, account.accountId, { expiresAt: past }),
          both: await createTestKey(core, account.accountId, { revokedAt: past, expiresAt: past }),
          suspended: suspended.liveKey,
          revokedAndSuspended: await createTestKey(core, suspended.accountId, { revokedAt: past }),
          narrow: await createTestKey(core, account.accountId, { scopes: others }),
          narrowAndSuspended: await createTestKey(core, suspended.accountId, { scopes: others }),
        };
        await suspendAccount(core, suspended.accountId);
      });

      it('says that it is revoked, expired, suspended or too narrow', async () => {
        expectError(await call({ key: keys.revoked }), 'api_key_revoked');
        expectError(await call({ key: keys.expired }), 'api_key_expired');
        expectError(await call({ key: keys.both }), 'api_key_revoked');
        expectError(await call({ key: keys.suspended }), 'account_suspended');
        expectError(await call({ key: keys.revokedAndSuspended }), 'api_key_revoked');
        expectError(await call({ key: keys.narrow }), 'insufficient_scope');
        expectError(await call({ key: keys.narrowAndSuspended }), 'account_suspended');
      });

      it('says where a suspended account stands against the limit, and refuses it as suspended beyond it', async () => {
        const { core } = api();
        const account = await createTestAccount(core);
        await suspendAccount(core, account.accountId);
        await core.sql`
          update account_limits set usage_per_minute = 2, generate_per_minute = 2, evaluate_per_minute = 2
          where account_id = ${account.accountId}`;
        for (const remaining of ['1', '0', '0']) {
          const answer = await call({ key: account.liveKey });
          expectError(answer, 'account_suspended');
          expect(answer.headers).toMatchObject({
            'x-ratelimit-limit': '2',
            'x-ratelimit-remaining': remaining,
          });
        }
        const [counted] = await core.sql`
          select sum(calls)::int as calls, sum(rate_limit_hits)::int as hits from usage_days where account_id = ${account.accountId}`;
        expect(counted).toEqual({ calls: 3, hits: 0 });
      });

      it('names the scope that is missing, in the header and in the body', async () => {
        const answer = await call({ key: keys.narrow });
        expect(answer.headers['www-authenticate']).toContain(`scope="${route.scope}"`);
        expect(answer.body.error.required_scope).toBe(route.scope);
      });
    });

    it('refuses what it does not know in the address, once the key is known', async () => {
      const { liveKey: key } = api().account;
      for (const [query, field] of [
        ['?foo=1', 'foo'],
        ['?dry_run', 'dry_run'],
        ['?a=1&a=2', 'a'],
      ]) {
        const answer = await call({ key, path: `${path}${query}` });
        expectError(answer, 'validation_failed');
        expect(answer.body.error.errors).toMatchObject([{ field, code: 'unknown_field' }]);
        expect(answer.headers).toHaveProperty('x-ratelimit-limit');
        expectError(await call({ key: unknownKey(), path: `${path}${query}` }), 'invalid_api_key');
      }
      expect((await call({ key, path: `${path}?` })).status).toBe(200);
    });

    it('gives each answer a request id of its own and echoes a good one of the caller', async () => {
      const { liveKey: key } = api().account;
      const ids = new Set<string | undefined>();
      for (const sent of ['order-17', 'x'.repeat(128), '!"#$%&()*+,-./:;<=>?@[]^_`{|}~']) {
        const answer = await call({ key, headers: { ...good.headers, 'x-client-request-id': sent } });
        expect(answer.headers['x-client-request-id']).toBe(sent);
        expect(answer.headers['x-request-id']).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
        ids.add(answer.headers['x-request-id']);
      }
      expect(ids.size).toBe(3);
    });

    it('ignores a malformed id of the caller, and an X-Request-Id', async () => {
      const { liveKey: key } = api().account;
      for (const sent of ['', 'x'.repeat(129), 'with space', 'caf\u00e9', 'tab\there']) {
        const answer = await call({ key, headers: { ...good.headers, 'x-client-request-id': sent } });
        expect(answer.status).toBe(200);
        expect(answer.headers['x-client-request-id']).toBeUndefined();
      }
      const answer = await call({ key, headers: { ...good.headers, 'x-request-id': 'req_mine' } });
      expect(answer.headers['x-request-id']).not.toBe('req_mine');
    });

    it('answers other methods with 405 and Allow, whatever the key and the body', async () => {
      const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
      for (const other of methods.filter((name) => name !== method)) {
        const answer = await call({ method: other, key: unknownKey(), body: undefined });
        expectError(answer, 'method_not_allowed');
        expect(answer.headers.allow).toBe(method);
      }
      const withBody = await call({ method: 'PUT', body: '{', headers: { 'content-type': 'text/plain' } });
      expectError(withBody, 'method_not_allowed');
      const head = await call({ method: 'HEAD', body: undefined });
      expect([head.status, head.headers.allow, head.text]).toEqual([405, method, '']);
    });

    it('answers an unknown address with 404, whatever the key and the body', async () => {
      for (const other of [`${path}/`, `${path}x`, `${path}/more`, path.toUpperCase(), `/${path}`]) {
        expectError(await call({ path: other, key: unknownKey() }), 'route_not_found');
      }
      const badBody = { body: '{', headers: { 'content-type': 'text/plain' } };
      expectError(await call({ method: 'POST', path: `${path}x`, ...badBody }), 'route_not_found');
    });

    it('names the address that was meant, or where all of them stand', async () => {
      for (const other of [`${path}/`, path.toUpperCase(), `/${path}`]) {
        expect((await call({ path: other })).body.error.message).toContain(`did you mean ${path}?`);
      }
      expect((await call({ path: `${path}x` })).body.error.message).toContain('/docs');
    });

    it('sends the security headers with good and bad answers, and nothing that names the server', async () => {
      for (const answer of [
        await call({ key: api().account.liveKey }),
        await call(),
        await call({ path: '/nope' }),
      ]) {
        expect(answer.headers).toMatchObject({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'strict-transport-security': expect.stringContaining('max-age='),
          'content-security-policy': expect.stringContaining("default-src 'none'"),
        });
        for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'set-cookie']) {
          expect(answer.headers).not.toHaveProperty(name);
        }
      }
    });

    it('counts calls of a known caller, and no others', async () => {
      const { core } = api();
      const account = await createTestAccount(core);
      const narrow = await createTestKey(core, account.accountId, {
        scopes: [route.scope === 'usage:read' ? 'emails:generate' : 'usage:read'],
      });
      await call({ key: account.liveKey });
      await call({ key: narrow });
      await call({ key: await createTestKey(core, account.accountId, { revokedAt: past }) });
      await call({ key: unknownKey() });
      expect((await readBooks(core, account.accountId)).calls).toBe(2);
    });
  });
}
