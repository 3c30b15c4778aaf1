import type { Mail } from '@firstline/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '../openapi.json' with { type: 'json' };
import { expectError } from './testing/expect-error.ts';
import { createApproved } from './testing/make-approved.ts';
import {
  type Caller,
  missingIds,
  newClient,
  type Params,
  type RouteCase,
  resources,
  routeTable,
} from './testing/route-table.ts';
import type { SendOptions, TestAnswer } from './testing/send.ts';
import { startTestApi, type TestApi } from './testing/start-test-api.ts';
import { createTestKey, unknownKey } from './testing/test-account.ts';
import { testOrigin } from './testing/test-session.ts';

type Operation = { security?: Record<string, unknown>[] };
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([template, methods]) =>
    Object.entries(methods).map(([method, { security = [] }]) => {
      const names = security.flatMap((each) => Object.keys(each));
      const route = `${method.toUpperCase()} ${template}`;
      return {
        route,
        method: method.toUpperCase(),
        template,
        params: [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
        takes: names.includes('apiKey') ? 'key' : names.includes('session') ? 'session' : 'nothing',
        isPeoples: template.startsWith('/api/auth/'),
        good: (routeTable[route] ?? { status: 0 }) as RouteCase,
      };
    }),
);
type Route = (typeof operations)[number];
const taking = (credential: Route['takes']) => operations.filter(({ takes }) => takes === credential);

const mails: Mail[] = [];
type Account = Caller & { made: Params };
let api: TestApi;
/** Two accounts with one of each resource, which no call of theirs below may change. */
let mine: Account;
let other: Account;
beforeAll(async () => {
  const mailer = { send: (mail: Mail) => void mails.push(mail), canSend: true };
  // Every call comes from a client of its own, so that none meets a limit of attempts.
  api = await startTestApi({ mailer, trustProxy: () => true });
  [mine, other] = await Promise.all([newAccount(), newAccount()]);
});
afterAll(() => api?.close());

async function newAccount(): Promise<Account> {
  const caller = { api, mails, someone: await createApproved(api) };
  return { ...caller, made: await makeResources(Object.keys(resources), caller) };
}

async function makeResources(params: string[], caller: Caller): Promise<Params> {
  const made: Params = {};
  for (const name of params) made[name] = (await resources[name]?.(caller, made)) ?? '';
  return made;
}

/** Calls a route, with the body and the query that the caller's success needs. */
async function call(route: Route, caller: Caller, params: Params, more: Partial<SendOptions> = {}) {
  const { method, template } = route;
  const { body, query = '' } = route.good;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return api.send({
    method,
    path: path + (typeof query === 'function' ? await query(caller) : query),
    body: typeof body === 'function' ? await body(caller) : body,
    ...more,
    headers: { 'x-forwarded-for': newClient(), ...more.headers },
  });
}

/** What an answer says, but for what is its request's own. */
function essence({ status, headers, body }: TestAnswer) {
  const { 'x-request-id': _id, date: _date, 'server-timing': _timing, ...rest } = headers;
  const kept = Object.entries(rest).filter(([name]) => !/ratelimit|content-length/.test(name));
  const { error, meta, ...others } = body;
  return {
    status,
    headers: Object.fromEntries(kept),
    body: { ...others, error: { ...error, request_id: '' }, meta: { ...meta, processing_time_ms: 0 } },
  };
}

/**
 * Every row of an account and its owner. Of sessions only which there are: whoever asks who is signed in renews one that is old.
 */
async function rowsOf({ someone: { accountId, ownerId } }: Caller): Promise<string> {
  const { sql } = api.core;
  const tables = await sql<{ name: string; column: string }[]>`
    select relname as name, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attname in ('account_id', 'user_id')`;
  expect(tables.length).toBeGreaterThan(10);
  const rows = tables.map(
    ({ name, column }) => `select '${name}' as name, ${name === 'sessions' ? 'id' : 't'}::text as row
      from "${name}" t where ${column} in ($1, $2)`,
  );
  const found = await sql.unsafe(`${rows.join(' union all ')} order by 1, 2`, [accountId, ownerId]);
  return JSON.stringify(found);
}

it('the table has every route of the document, and no other', () => {
  expect(Object.keys(routeTable).sort()).toEqual(operations.map(({ route }) => route).sort());
  const named = new Set(operations.flatMap(({ params }) => params));
  expect(Object.keys(resources).sort()).toEqual([...named].sort());
});

describe("the caller's own", () => {
  it.each(operations)('$route answers it, and names nothing of another account', async (route) => {
    const { takes, good } = route;
    const caller = { api, mails, someone: await createApproved(api) };
    const own = await makeResources(route.params, caller);
    const key =
      takes === 'key' ? caller.someone.liveKey : takes === 'session' ? caller.someone.session : undefined;
    const answer = await call(route, caller, own, key === undefined ? {} : { key });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: good.status });
    const { accountId, ownerId } = other.someone;
    for (const id of [accountId, ownerId, ...Object.values(other.made)])
      expect(answer.text).not.toContain(id);
  });
});

describe("another account's", () => {
  it.each(taking('session').filter(({ params }) => params.length > 0))(
    '$route answers it exactly as a missing one, and leaves it alone',
    async (route) => {
      const { params } = route;
      const [own, theirs] = [mine.made, other.made];
      const before = await rowsOf(other);
      const key = mine.someone.session;
      const missing = await call(route, mine, missingIds, { key });
      expectError(missing, 'resource_not_found');
      // Each parameter by itself, too: a path whose left part is one's own must not open what is to the right of it.
      const mixed = params.map((name) => ({ ...own, [name]: theirs[name] ?? '' }));
      for (const ids of [theirs, ...mixed]) {
        expect(essence(await call(route, mine, ids, { key }))).toEqual(essence(missing));
      }
      expect(await rowsOf(other)).toEqual(before);
    },
  );
});

describe('the wrong credential, or none', () => {
  it.each(taking('key'))('$route takes a key and nothing else', async (route) => {
    const { session, cookie, accountId } = mine.someone;
    const send = (more: Partial<SendOptions>) => call(route, mine, {}, more);
    expectError(await send({}), 'missing_api_key');
    expectError(await send({ key: session }), 'invalid_api_key');
    expectError(await send({ key: unknownKey() }), 'invalid_api_key');
    expectError(await send({ headers: { cookie, origin: testOrigin } }), 'missing_api_key');
    const revoked = await createTestKey(api.core, accountId, { revokedAt: new Date() });
    expectError(await send({ key: revoked }), 'api_key_revoked');
  });

  it.each(taking('session'))('$route takes a session, and changes nothing without', async (route) => {
    const { isPeoples, good } = route;
    const { body } = good;
    const fixed = { ...route, good: { ...good, body: typeof body === 'function' ? await body(mine) : body } };
    const send = (more: Partial<SendOptions>) => call(fixed, mine, mine.made, more);
    const before = await rowsOf(mine);
    const { liveKey, testKey, cookie } = mine.someone;
    const foreign = await send({ headers: { cookie, origin: 'https://elsewhere.example' } });
    const [nothing, guessed] = [await send({}), await send({ key: 'guessed' })];
    const withKeys = [await send({ key: liveKey }), await send({ key: testKey })];
    if (isPeoples) {
      const status = good.withoutSession ?? 401;
      for (const answer of [nothing, guessed]) expect(answer.status).toBe(status);
      for (const answer of withKeys)
        expect([answer.status, answer.body.code]).toEqual([403, 'SESSION_REQUIRED']);
      if (status === 401) {
        expect(nothing.headers['www-authenticate']).toBe('Bearer realm="api"');
        expect(guessed.headers['www-authenticate']).toBe('Bearer realm="api", error="invalid_token"');
      }
      if (route.method !== 'GET') expect(foreign.status).toBe(403);
      expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
    } else {
      expectError(nothing, 'missing_session');
      expectError(guessed, 'invalid_session');
      for (const answer of withKeys) expectError(answer, 'session_required');
      expectError(foreign, 'origin_not_allowed');
    }
    if (route.method !== 'GET') {
      expect((await send({ headers: { cookie } })).status).toBe(403);
      expect((await send({ headers: { cookie, origin: 'null' } })).status).toBe(403);
    }
    expect(await rowsOf(mine)).toEqual(before);
  });

  it.each(taking('nothing'))('$route asks for none, and is the same with one', async (route) => {
    for (const credential of ['liveKey', 'session'] as const) {
      const answer = await call(route, mine, await makeResources(route.params, mine), {
        key: mine.someone[credential],
      });
      expect(answer.status).toBe(route.good.status);
    }
  });
});

it('the document names routes for keys, for sessions and for nobody', () => {
  expect([taking('key').length, taking('session').length, taking('nothing').length]).toEqual([3, 33, 7]);
});
