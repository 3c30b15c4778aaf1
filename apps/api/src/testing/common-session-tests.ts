import { makeSession } from '@firstline/core/testing/make-session';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBooks } from './books.ts';
import { expectError } from './expect-error.ts';
import type { SendOptions } from './send.ts';
import type { TestApi } from './start-test-api.ts';
import { suspendAccount, unknownKey } from './test-account.ts';
import { createSignedIn, type SignedIn, sessionCookie, testOrigin } from './test-session.ts';

/** A route that takes a session, and a call that it answers with a success. */
export type SessionRoute = {
  method: string;
  path: string;
  /** Whether it changes anything: then a suspended account may not call it. */
  writes: boolean;
  /** The limit that its calls fall under. */
  policy?: 'account' | 'generate' | 'evaluate';
  good: Omit<SendOptions, 'path' | 'method' | 'key'>;
};

const past = new Date(Date.now() - 60_000);

/** What holds for every route that takes a session: credentials, origins, suspension, limits, usage. */
export function describeSessionRoute(route: SessionRoute, api: () => TestApi): void {
  const { method, path, good, policy = 'account' } = route;
  const call = (more: Partial<SendOptions> = {}) => api().send({ method, path, ...good, ...more });
  const withHeaders = (headers: Record<string, string>, more: Partial<SendOptions> = {}) =>
    call({ headers: { ...good.headers, ...headers }, ...more });

  describe(`${method} ${path}: what every signed-in route holds`, () => {
    let someone: SignedIn;
    beforeAll(async () => {
      someone = await createSignedIn(api().core);
    });

    it('takes a session token, and a session cookie from its own origin', async () => {
      expect((await call({ key: someone.session })).status).toBeLessThan(300);
      const cookie = await withHeaders({ cookie: someone.cookie, origin: testOrigin });
      expect(cookie.status).toBeLessThan(300);
    });

    it('answers 401 missing_session without one', async () => {
      expectError(await call(), 'missing_session');
      for (const cookie of ['a=b', `x${someone.cookie}`, 'session_token=abc', `a="${someone.cookie}`]) {
        expectError(await withHeaders({ cookie, origin: testOrigin }), 'missing_session');
      }
    });

    const withoutToken: [string, (token: string) => string][] = [
      ['an empty header', () => ''],
      ['the scheme alone', () => 'Bearer'],
      ['the token alone', (token) => token],
      ['another scheme', (token) => `Basic ${token}`],
    ];
    it.each(withoutToken)(
      'answers 401 missing_session to %s, which brings no bearer token',
      async (_name, spoil) => {
        expectError(await withHeaders({ authorization: spoil(someone.session) }), 'missing_session');
      },
    );

    const malformed: [string, (token: string) => string][] = [
      ['two tokens', (token) => `Bearer ${token} ${token}`],
      ['two tokens with a comma', (token) => `Bearer ${token}, Bearer ${token}`],
      ['lower case', (token) => `Bearer ${token.toLowerCase()}`],
      ['the last character missing', (token) => `Bearer ${token.slice(0, -1)}`],
      ['one character too many', (token) => `Bearer ${token}0`],
      ['a wrong signature', (token) => `Bearer ${token}.${'A'.repeat(43)}=`],
      ['an empty signature', (token) => `Bearer ${token}.`],
      ['a signature alone', () => 'Bearer .abc'],
      ['broken percent-encoding', (token) => `Bearer ${token}.%E0%A4%A`],
      ['SQL', () => "Bearer '/**/or/**/1=1--"],
      ['a NUL written out', (token) => `Bearer ${token}%00`],
      ['a very long token', () => `Bearer ${'a'.repeat(8_000)}`],
      ['a letter of another script', (token) => `Bearer ${token}\u00e9`],
      ['a malformed key', () => 'Bearer fl_live_x'],
    ];
    it.each(malformed)('answers 401 invalid_session to %s', async (_name, spoil) => {
      expectError(await withHeaders({ authorization: spoil(someone.session) }), 'invalid_session');
    });

    it('answers 401 invalid_session to a session that has ended or never was', async () => {
      const ended = await makeSession(api().core, someone.ownerId, { expiresAt: past });
      expectError(await call({ key: ended }), 'invalid_session');
      for (const cookie of [
        sessionCookie(ended),
        sessionCookie('never-was'),
        sessionCookie(someone.session, 'a secret that is not ours'),
        '__Secure-firstline.session_token=',
        '__Secure-firstline.session_token=%E0%A4%A',
      ]) {
        expectError(await withHeaders({ cookie, origin: testOrigin }), 'invalid_session');
      }
    });

    it('does not fall back to a cookie where the header is bad', async () => {
      const headers = { cookie: someone.cookie, origin: testOrigin, authorization: 'Bearer nothing' };
      expectError(await withHeaders(headers), 'invalid_session');
    });

    it('answers 403 session_required to an API key, good or not, also beside a cookie', async () => {
      for (const key of [someone.liveKey, someone.testKey, unknownKey()]) {
        expectError(await call({ key }), 'session_required');
        const beside = { cookie: someone.cookie, origin: testOrigin, authorization: `Bearer ${key}` };
        expectError(await withHeaders(beside), 'session_required');
      }
    });

    it('answers 403 origin_not_allowed to a cookie from elsewhere', async () => {
      const { cookie } = someone;
      const foreign = [
        'https://elsewhere.example',
        'null',
        '',
        'http://127.0.0.1.elsewhere.example',
        'https://127.0.0.1',
        'http://127.0.0.1:81',
        'http://localhost',
      ];
      for (const origin of foreign) expectError(await withHeaders({ cookie, origin }), 'origin_not_allowed');
      const elsewhere = await withHeaders({ cookie, 'sec-fetch-site': 'cross-site' });
      expectError(elsewhere, 'origin_not_allowed');
      if (method === 'GET') expect((await withHeaders({ cookie })).status).toBe(200);
      else expectError(await withHeaders({ cookie }), 'origin_not_allowed');
    });

    it('lets a suspended account read and change nothing', async () => {
      const suspended = await createSignedIn(api().core);
      await suspendAccount(api().core, suspended.accountId);
      const answer = await call({ key: suspended.session });
      if (route.writes) expectError(answer, 'account_suspended');
      else expect(answer.status).toBe(200);
      expect(answer.headers).toHaveProperty('x-ratelimit-limit');
    });

    it('refuses what it does not know in the address', async () => {
      const answer = await call({ key: someone.session, path: `${path}?foo=1` });
      expectError(answer, 'validation_failed');
      expect(answer.body.error.errors).toMatchObject([{ field: 'foo', code: 'unknown_field' }]);
    });

    it('takes a token of the policy, says how many are left, and tells of the first refusal', async () => {
      const person = await createSignedIn(api().core);
      await api().core.sql`
        update account_limits set account_per_minute = 2, generate_per_minute = 2, evaluate_per_minute = 2
        where account_id = ${person.accountId}`;
      for (const remaining of ['1', '0']) {
        const { status, headers } = await call({ key: person.session });
        expect(status).toBeLessThan(300);
        expect(headers).toMatchObject({
          'ratelimit-policy': `"${policy}";q=2;w=60`,
          'x-ratelimit-limit': '2',
          'x-ratelimit-remaining': remaining,
        });
        expect(Number(headers['x-ratelimit-reset'])).toBeGreaterThan(0);
      }
      const refused = await call({ key: person.session });
      expectError(refused, 'rate_limit_exceeded');
      expect(refused.body.error.violated_policies).toEqual([policy]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expectError(await call({ key: person.session }), 'rate_limit_exceeded');
      const events = await api().core.sql<{ payload: string }[]>`
        select payload from events where account_id = ${person.accountId} and type = 'rate_limit.exceeded'`;
      expect(events.map(({ payload }) => JSON.parse(payload))).toMatchObject([
        {
          livemode: true,
          data: { policy, limit: 2, window_seconds: 60, key_id: null, hits_since_last_event: 1 },
        },
      ]);
    });

    it('judges the credential before the body', async () => {
      if (method === 'GET') return;
      expectError(await call({ body: '{' }), 'missing_session');
      expectError(await call({ key: 'nothing', body: '{' }), 'invalid_session');
      expectError(await call({ key: someone.liveKey, body: 'a'.repeat(500_000) }), 'session_required');
    });

    it('counts in usage only where it writes drafts or scores them', async () => {
      if (policy !== 'account') return;
      const person = await createSignedIn(api().core);
      await call({ key: person.session });
      expect((await readBooks(api().core, person.accountId)).calls).toBe(0);
    });

    it('sets no cookie and names no server', async () => {
      const { headers } = await call({ key: someone.session });
      for (const name of ['set-cookie', 'server', 'access-control-allow-origin', 'set-auth-token']) {
        expect(headers).not.toHaveProperty(name);
      }
      expect(headers['cache-control']).toBe('no-store');
    });
  });
}
