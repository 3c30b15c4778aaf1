import { randomBytes } from 'node:crypto';
import type { DraftModel } from '@firstline/core';
import { createComposer } from '@firstline/core';
import { describe, expect, it } from 'vitest';
import { exchangeRaw } from './testing/raw-socket.ts';
import { draftRequest, startTestApi, type TestApi } from './testing/start-test-api.ts';
import { createTestKey } from './testing/test-account.ts';

/** Everything that a line about a request may say. */
const allowed = [
  ...[
    'level',
    'time',
    'name',
    'msg',
    'request_id',
    'client_request_id',
    'account_id',
    'key_id',
    'method',
    'route',
  ],
  ...[
    'status',
    'error_code',
    'ms',
    'credits',
    'model',
    'upstream_calls',
    'upstream_ms',
    'input_tokens',
    'output_tokens',
    'cache_read_tokens',
    'cache_write_tokens',
    'cost_usd',
  ],
];
/** What a line about a fault says beside. */
const allowedOfFaults = [...allowed, 'error', 'at', 'alert', 'detail', 'held_back', 'message'];

/** A string that stands nowhere else, in a form that looks like a stack's line, since stacks are logged. */
const canary = () => `canary${randomBytes(6).toString('hex')}`;

function lines(api: TestApi, requestId: string | undefined) {
  return api.log.of(requestId ?? '').filter(({ msg }) => msg === 'request');
}

describe('the log', () => {
  it('has one line a request, of listed fields only', async () => {
    await using api = await startTestApi({ engine: 'claude' });
    const { account } = api;
    const good = await api.generate(draftRequest, { headers: { 'x-client-request-id': 'order-17' } });
    const bad = await api.generate({});
    const unknown = await api.send({ path: '/nope?x=1' });
    const refused = await api.generate(draftRequest, { key: 'fl_live_x' });
    const usage = await api.send({ path: '/api/v1/account/usage', key: account.testKey });
    const [keys] = await api.core.sql`
      select max(id) filter (where mode = 'live') as live, max(id) filter (where mode = 'test') as test
      from api_keys where account_id = ${account.accountId}`;

    expect(lines(api, good.headers['x-request-id'])).toEqual([
      {
        level: 30,
        time: expect.any(String),
        name: 'api',
        msg: 'request',
        request_id: good.headers['x-request-id'],
        client_request_id: 'order-17',
        account_id: account.accountId,
        key_id: keys?.live,
        method: 'POST',
        route: '/api/v1/emails/generate',
        status: 200,
        ms: expect.any(Number),
        credits: 5,
        model: expect.stringMatching(/^claude-/),
        upstream_calls: 1,
        upstream_ms: expect.any(Number),
        input_tokens: expect.any(Number),
        output_tokens: 118,
        cache_read_tokens: 1024,
        cache_write_tokens: 0,
        cost_usd: expect.closeTo((412 * 0.1 + 118 * 0.5 + 1024 * 0.01) / 1e6, 8),
      },
    ]);
    const known = { account_id: account.accountId, credits: 0, upstream_calls: 0 };
    expect(lines(api, bad.headers['x-request-id'])).toMatchObject([
      { ...known, key_id: keys?.live, status: 400, error_code: 'validation_failed' },
    ]);
    expect(lines(api, usage.headers['x-request-id'])).toMatchObject([
      { ...known, key_id: keys?.test, status: 200, route: '/api/v1/account/usage' },
    ]);
    expect(lines(api, unknown.headers['x-request-id'])).toMatchObject([
      { method: 'GET', route: 'none', status: 404, error_code: 'route_not_found' },
    ]);
    expect(lines(api, refused.headers['x-request-id'])).toMatchObject([
      { status: 401, error_code: 'invalid_api_key', route: '/api/v1/emails/generate' },
    ]);
    for (const line of api.log.lines().filter(({ msg }) => msg === 'request')) {
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(line)));
    }
  });

  it('never holds what a caller sent, whatever goes wrong', async () => {
    const composer = createComposer();
    let write: DraftModel['write'] = composer.write;
    await using api = await startTestApi({
      engine: { name: composer.name, write: (request, call) => write(request, call) },
    });
    const sent = {
      persona: `${canary()} of Operations`,
      offer: `Software named ${canary()}`,
      goal: `Book a call about ${canary()}`,
      industry: canary(),
      additionalContext: `line\n    at ${canary()} (secret.ts:1:1)`,
    };
    const headerCanary = canary();
    const headers = {
      'x-api-key': headerCanary,
      cookie: `session=${headerCanary}`,
      'user-agent': headerCanary,
      referer: `https://${headerCanary}.example`,
      'x-forwarded-for': headerCanary,
      'x-client-request-id': `with space ${headerCanary}`,
    };
    const queryCanary = canary();
    const path = `/api/v1/emails/generate?token=${queryCanary}`;
    const oddKey = await createTestKey(api.core, api.account.accountId);
    const call = (key = api.account.liveKey) => api.generate(sent, { headers, key });

    expect((await call()).status).toBe(200);
    // Refusals.
    expect((await api.generate(sent, { headers, path })).status).toBe(400);
    await call(oddKey.slice(0, -1));
    await call(`${oddKey}x`);
    await api.generate({ ...sent, [canary()]: 1 }, { headers, path });
    await api.generate(`{"persona":"${sent.persona}`, { headers, path });
    await api.generate({ ...sent, persona: sent.persona.repeat(40) }, { headers, path });
    await api.send({ path: `/${queryCanary}/${sent.industry}`, headers });
    await api.send({ path: `/api/v1/%zz${queryCanary}`, headers });
    await api.send({ method: 'PUT', path, headers, body: sent });
    await exchangeRaw(
      api.port,
      `GET /${queryCanary} HTTP/1.1\r\nHost: ${headerCanary}\r\nbad ${headerCanary}\r\n\r\n`,
    );
    await exchangeRaw(api.port, `${queryCanary} /${queryCanary}\r\n\r\n`);
    // The engine fails, in every way it has: with what it was asked in its message.
    const upstream = { calls: 1, inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 };
    for (const failing of [
      async () => ({ ok: false, code: 'generation_failed', message: 'No.', upstream }) as const,
      (request: object) => Promise.reject(new Error(JSON.stringify(request))),
      (request: { additionalContext?: string }) => Promise.reject(new TypeError(request.additionalContext)),
      (request: object) => Promise.reject(Object.assign(new Error('x'), { cause: request, request })),
      (request: object) => Promise.reject(request),
    ] as DraftModel['write'][]) {
      write = failing;
      const answer = await call();
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(lines(api, answer.headers['x-request-id'])).toMatchObject([
        { account_id: api.account.accountId },
      ]);
    }
    write = composer.write;
    // Each was counted once, with its reservation.
    expect(api.log.text()).not.toContain('could not be counted');
    // The database refuses a statement that holds the request, and says so with the row in its message.
    await api.core.sql`alter table drafts add constraint refused check (request->>'persona' = '') not valid`;
    expect((await call()).status).toBe(500);
    await api.core.sql`alter table drafts drop constraint refused`;
    await api.core.sql`alter table calls rename to away`;
    expect((await call()).status).toBe(500);
    expect((await api.send({ path: '/api/v1/account/usage', key: oddKey, headers })).status).toBe(500);
    await api.core.sql`alter table away rename to calls`;

    const text = api.log.text();
    expect(text).not.toMatch(/canary/);
    for (const key of [api.account.liveKey, api.account.testKey, oddKey, api.account.liveKey.slice(8)]) {
      expect(text).not.toContain(key.slice(0, -1));
    }
    expect(text).not.toMatch(/Route planning|trucks|Best regards/i);
    for (const line of api.log.lines().filter(({ request_id: id }) => id)) {
      expect(allowedOfFaults).toEqual(expect.arrayContaining(Object.keys(line)));
    }
    // Faults are told of all the same: what kind, and where.
    const faults = api.log.lines().filter(({ level }) => level === 50);
    expect(faults.length).toBeGreaterThanOrEqual(7);
  });

  it('has one alert line for a key that the upstream refuses, with nothing of the request', async () => {
    await using api = await startTestApi({ engine: 'claude' });
    api.upstream.otherwise('401');
    const first = await api.generate();
    await api.generate();
    expect(first.status).toBe(503);
    const alerts = api.log.lines().filter(({ msg }) => msg === 'alert');
    expect(alerts).toEqual([
      {
        level: 50,
        time: expect.any(String),
        name: 'api',
        msg: 'alert',
        alert: 'upstream_credentials',
        model: 'claude-haiku-5-5.p1',
        detail: expect.stringMatching(/^HTTP 401 authentication_error req_/),
        request_id: first.headers['x-request-id'],
        held_back: 0,
      },
    ]);
  });

  it('escapes what could forge a line', async () => {
    await using api = await startTestApi();
    await exchangeRaw(api.port, 'GET /%0a%0d%1b[31m HTTP/1.1\r\nHost: a\r\n\r\n', { answersMax: 1 });
    await api.generate({ ...draftRequest, persona: 'a\n{"level":30,"msg":"request"}' });
    for (const line of api.log.text().trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
    expect(api.log.lines().filter(({ msg }) => msg === 'request')).toHaveLength(2);
  });
});
