import { createComposer, type DraftModel } from '@firstline/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenApiDocument } from './openapi-document.ts';
import { authOperations } from './routes/auth/auth.operations.ts';
import { createConformance, type OpenApiDocument } from './testing/openapi-conformance.ts';
import { exchangeRaw } from './testing/raw-socket.ts';
import { type SendOptions, send, type TestAnswer } from './testing/send.ts';
import { draftRequest, startTestApi, type TestApi } from './testing/start-test-api.ts';
import { createTestAccount, suspendAccount } from './testing/test-account.ts';
import { createSignedIn } from './testing/test-session.ts';

const upstream = { calls: 1, inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

/** Fails as the goal of the request says. */
const failingModel: DraftModel = {
  name: 'failing',
  async write({ goal }) {
    if (goal === 'throw') throw new Error('a fault of ours');
    const code = goal as 'content_refused';
    return { ok: false, code, message: 'The model failed.', upstream };
  },
};

/** Answers that nothing can provoke from outside. */
const notDriven = ['GET /api/v1/openapi.json 500'];

const generate = { method: 'POST', path: '/api/v1/emails/generate' };
const evaluate = { method: 'POST', path: '/api/v1/emails/evaluate' };
const usage = { method: 'GET', path: '/api/v1/account/usage' };
const account = { method: 'GET', path: '/api/v1/account' };
const drafts = { method: 'POST', path: '/api/v1/account/drafts' };
const evaluations = { method: 'POST', path: '/api/v1/account/evaluations' };
/** What mails have to do with: routes/auth/auth.answers.test.ts. */
const drivenWithMail = authOperations
  .map(({ path }) => `/api/auth${path.replace(/:(\w+)/, '{$1}')}`)
  .filter((path) => !/\/(sign-|get-session)/.test(path));
const requests = { method: 'GET', path: '/api/v1/requests' };
const periods = { method: 'GET', path: '/api/v1/account/periods' };
const webhookAccess = { method: 'POST', path: '/api/v1/account/webhook-access', body: {} };
const signUp = { method: 'POST', path: '/api/auth/sign-up/email' };
const signIn = { method: 'POST', path: '/api/auth/sign-in/email' };
const signOut = { method: 'POST', path: '/api/auth/sign-out' };
const session = { method: 'GET', path: '/api/auth/get-session' };
const document = { method: 'GET', path: '/api/v1/openapi.json' };
const posts = [generate, evaluate, signUp, signIn, signOut];
const metered = [generate, evaluate, usage];
const email = { subjectLine: 'A question', emailContent: 'How do you plan your routes?' };
/** A body that the operation takes. */
const goodBody = (operation: object) =>
  operation === generate || operation === drafts
    ? draftRequest
    : operation === evaluate || operation === evaluations
      ? email
      : undefined;

const someKey = '/api/v1/keys/key_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5';
const listKeys = { method: 'GET', path: '/api/v1/keys' };
const createKey = { method: 'POST', path: '/api/v1/keys', body: { name: 'CRM worker' } };
/** What is done to one key. */
const keyOperations = [
  { method: 'GET', path: someKey },
  { method: 'PATCH', path: someKey, body: { name: 'CRM worker' } },
  { method: 'DELETE', path: someKey },
  { method: 'POST', path: someKey, body: {} },
  { method: 'POST', path: `${someKey}/rotate`, body: {} },
];
const ofKeys = [listKeys, createKey, ...keyOperations];

const person = { email: 'someone@example.com', password: 'a long enough password', name: 'Some One' };
const foreign = { origin: 'https://elsewhere.example' };

describe('every answer that the OpenAPI document describes', () => {
  let described: string[];
  let departuresOf: (answer: TestAnswer) => string[];
  const driven = new Set<string>();
  const apis: TestApi[] = [];
  let api: TestApi;
  /** Signed, so that it is looked up in any of our databases. */
  let token: string;

  async function start(options: Parameters<typeof startTestApi>[0]): Promise<TestApi> {
    const started = await startTestApi(options);
    apis.push(started);
    return started;
  }

  /** Sends a request, and fails unless the answer has the status and is as described. */
  async function drive(status: number, options: SendOptions, to: TestApi = api): Promise<TestAnswer> {
    return judge(status, await send(to.url, options));
  }

  async function driveRaw(
    status: number,
    { method, path }: { method: string; path: string },
    rest: string,
    { port } = api,
  ) {
    const { answers } = await exchangeRaw(port, `${method} ${path} HTTP/1.1\r\n${rest}`, { answersMax: 1 });
    const [answer] = answers;
    if (!answer) throw new Error(`${method} ${path} got no answer`);
    return judge(status, { method, path, ...answer });
  }

  function judge(status: number, answer: TestAnswer): TestAnswer {
    const name = `${answer.method} ${answer.path}`;
    expect({ name, status: answer.status, text: answer.text }).toMatchObject({ name, status });
    expect({ name, status, departures: departuresOf(answer) }).toEqual({ name, status, departures: [] });
    driven.add(`${name.replace(/key_[0-9A-Z]{26}/, '{keyId}')} ${status}`);
    return answer;
  }

  beforeAll(async () => {
    const openApi = JSON.parse(await createOpenApiDocument()) as OpenApiDocument;
    departuresOf = createConformance(openApi);
    described = Object.entries(openApi.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
      ),
    );
    api = await start({});
  });
  afterAll(() => Promise.all(apis.map((each) => each.close())));

  it('is given to requests that are good', async () => {
    const { liveKey } = api.account;
    await drive(200, { ...generate, key: liveKey, body: draftRequest });
    await drive(200, { ...evaluate, key: liveKey, body: email });
    await drive(200, { ...usage, key: liveKey });
    await drive(200, { ...signUp, body: person });
    await api.core.sql`update users set email_verified = true where email = ${person.email}`;
    const { headers } = await drive(200, { ...signIn, body: person });
    token = headers['set-auth-token'] ?? '';
    expect((await drive(200, { ...session, key: token })).body.user.email).toBe(person.email);
    await drive(200, document);
    await drive(200, { ...account, key: token });
  });

  it('is given to bodies that are invalid, too large or not JSON', async () => {
    const { liveKey: key } = api.account;
    for (const operation of posts) {
      const credential = metered.includes(operation) ? { key } : {};
      if (operation !== signOut) await drive(400, { ...operation, ...credential, body: { goal: 5 } });
      await drive(413, { ...operation, ...credential, body: { goal: 'a'.repeat(400_000) } });
      const text = { 'content-type': 'text/plain' };
      await drive(415, { ...operation, ...credential, body: 'goal', headers: text });
    }
  });

  it('is given to requests that are malformed or slow', async () => {
    const operations = [
      ...posts,
      usage,
      account,
      session,
      document,
      ...ofKeys,
      drafts,
      evaluations,
      requests,
      periods,
      webhookAccess,
    ];
    await Promise.all(operations.map((operation) => driveRaw(400, operation, '\r\n')));
    const hasty = await start({ timings: { headersTimeoutMs: 300, connectionsCheckEveryMs: 50 } });
    await Promise.all(operations.map((operation) => driveRaw(408, operation, 'Host: a\r\n', hasty)));
  });

  it('is given to callers without the right credential', async () => {
    const suspended = await createTestAccount(api.core);
    await suspendAccount(api.core, suspended.accountId);
    for (const operation of metered) {
      await drive(401, { ...operation, body: goodBody(operation) });
      await drive(403, {
        ...operation,
        key: suspended.liveKey,
        body: goodBody(operation),
      });
    }
    await drive(401, account);
    await drive(403, { ...account, key: suspended.liveKey });
    await drive(403, { ...session, key: suspended.liveKey });
    const poor = await createTestAccount(api.core, { monthlyCredits: 0 });
    await drive(402, { ...generate, key: poor.liveKey, body: draftRequest });
    await drive(401, { ...signIn, body: { ...person, password: 'another password' } });
    for (const operation of [signUp, signIn, signOut]) {
      await drive(403, { ...operation, body: person, headers: { ...foreign, cookie: 'a=b' } });
    }
  });

  it('is given to callers who send more than their account may', async () => {
    const { accountId, liveKey: key } = await createTestAccount(api.core);
    await api.core.sql`
      update account_limits set generate_per_minute = 1, evaluate_per_minute = 1, usage_per_minute = 1 where account_id = ${accountId}`;
    for (const operation of metered) {
      const body = goodBody(operation);
      await drive(200, { ...operation, key, body });
      await drive(429, { ...operation, key, body });
    }
    const strict = await start({ authFailuresPerMinute: 1 });
    await send(strict.url, { ...session, key: 'a-guessed-token' });
    await drive(429, { ...session, key: 'a-guessed-token' }, strict);
    for (const operation of [signUp, signIn]) {
      const statuses = new Set<number>();
      for (let call = 0; call < 40 && !statuses.has(429); call++) {
        statuses.add((await send(api.url, { ...operation, body: {} })).status);
      }
      await drive(429, { ...operation, body: {} });
    }
    const signedIn = await createSignedIn(api.core);
    await api.core
      .sql`update account_limits set account_per_minute = 1 where account_id = ${signedIn.accountId}`;
    await drive(200, { ...account, key: signedIn.session });
    await drive(429, { ...account, key: signedIn.session });
  });

  it('is given to whoever works with the keys of their account', async () => {
    const owner = await createSignedIn(api.core);
    const { accountId, session: key } = owner;
    await api.core.sql`update account_limits set live_keys = 7 where account_id = ${accountId}`;
    for (const { path, ...operation } of keyOperations) {
      const { id } = (await drive(201, { ...createKey, key })).body.data;
      const at = path.replace(/key_[0-9A-Z]{26}/, id);
      await drive(operation.method === 'POST' ? 201 : 200, { ...operation, path: at, key });
      await drive(404, { ...operation, path, key });
      if (operation.method === 'PATCH' || operation.method === 'POST') {
        await api.core.sql`update api_keys set expires_at = now() where id = ${id}`;
        await drive(409, { ...operation, path: at, key });
      }
    }
    await drive(200, { ...listKeys, key });
    await api.core.sql`update account_limits set live_keys = 0 where account_id = ${accountId}`;
    await drive(409, { ...createKey, key });
    for (const operation of ofKeys) {
      await drive(401, operation);
      await drive(403, { ...operation, key: owner.liveKey });
      if (!('body' in operation)) continue;
      await drive(413, { ...operation, key, body: { name: 'a'.repeat(400_000) } });
      await drive(415, { ...operation, key, headers: { 'content-type': 'text/plain' } });
    }
    await api.core.sql`update account_limits set account_per_minute = 1 where account_id = ${accountId}`;
    for (const operation of ofKeys) await drive(429, { ...operation, key });
  });

  it('is given to whoever generates and evaluates signed in', async () => {
    const poor = await createSignedIn(api.core, { monthlyCredits: 0 });
    await drive(402, { ...drafts, key: poor.session, body: draftRequest });
    const owner = await createSignedIn(api.core);
    const key = owner.session;
    for (const operation of [drafts, evaluations]) {
      const body = goodBody(operation);
      await drive(200, { ...operation, key, body });
      await drive(400, { ...operation, key, body: { goal: 5 } });
      await drive(401, { ...operation, body });
      await drive(403, { ...operation, key: owner.liveKey, body });
      await drive(413, { ...operation, key, body: { goal: 'a'.repeat(400_000) } });
      await drive(415, { ...operation, key, body: 'goal', headers: { 'content-type': 'text/plain' } });
    }
    const limited = await createSignedIn(api.core);
    await api.core.sql`
      update account_limits set generate_per_minute = 1, evaluate_per_minute = 1
      where account_id = ${limited.accountId}`;
    for (const operation of [drafts, evaluations]) {
      const call = { ...operation, key: limited.session, body: goodBody(operation) };
      await drive(200, call);
      await drive(429, call);
    }
    const down = await start({ databaseUrl: async () => 'postgres://postgres@127.0.0.1:1/none' });
    const broken = await start({});
    const theirs = await createSignedIn(broken.core);
    await broken.core.sql`alter table calls rename to calls_gone`;
    for (const operation of [drafts, evaluations]) {
      const body = goodBody(operation);
      await drive(503, { ...operation, key, body }, down);
      await drive(500, { ...operation, key: theirs.session, body }, broken);
    }
  });

  it('is given to whoever reads their log and asks for webhooks', async () => {
    const owner = await createSignedIn(api.core);
    const key = owner.session;
    const down = await start({ databaseUrl: async () => 'postgres://postgres@127.0.0.1:1/none' });
    const broken = await start({});
    const theirs = await createSignedIn(broken.core);
    await broken.core.sql`alter table calls rename to calls_gone`;
    await broken.core.sql`alter table audit_entries rename to audit_entries_gone`;
    await broken.core.sql`alter table usage_days rename to usage_days_gone`;
    for (const operation of [requests, periods, webhookAccess]) {
      await drive(401, operation);
      await drive(403, { ...operation, key: owner.liveKey });
      await drive(503, { ...operation, key }, down);
      await drive(500, { ...operation, key: theirs.session }, broken);
      const limited = await createSignedIn(api.core);
      await api.core.sql`
        update account_limits set account_per_minute = 1 where account_id = ${limited.accountId}`;
      await drive(200, { ...operation, key: limited.session });
      await drive(429, { ...operation, key: limited.session });
    }
    await drive(413, { ...webhookAccess, key, body: { reason: 'a'.repeat(400_000) } });
    await drive(415, { ...webhookAccess, key, body: 'a', headers: { 'content-type': 'text/plain' } });
  });

  it('is given to whoever works with keys when the database fails', async () => {
    const down = await start({ databaseUrl: async () => 'postgres://postgres@127.0.0.1:1/none' });
    const broken = await start({});
    const { session: key } = await createSignedIn(broken.core);
    await broken.core.sql`alter table api_keys rename to api_keys_gone`;
    for (const operation of ofKeys) {
      await drive(503, { ...operation, key }, down);
      await drive(500, { ...operation, key }, broken);
    }
  });

  it('is given to a retry while the first call runs', async () => {
    let asked = 0;
    const gate = Promise.withResolvers<void>();
    const composer = createComposer();
    const slow: DraftModel = {
      name: 'slow',
      async write(request, call) {
        asked += 1;
        await gate.promise;
        return composer.write(request, call);
      },
    };
    const busy = await start({ engine: slow });
    const call = {
      ...generate,
      key: busy.account.liveKey,
      body: draftRequest,
      headers: { 'idempotency-key': 'order-1' },
    };
    const { session: busySession } = await createSignedIn(busy.core);
    const signedInCall = { ...call, ...drafts, key: busySession };
    const first = Promise.all([drive(200, call, busy), drive(200, signedInCall, busy)]);
    await expect.poll(() => asked).toBe(2);
    await drive(409, call, busy);
    await drive(409, signedInCall, busy);
    gate.resolve();
    await first;
    const replay = await drive(200, call, busy);
    expect(replay.headers).toMatchObject({ 'idempotent-replayed': 'true', 'x-credits-used': '0' });
    for (const each of [call, signedInCall]) {
      await drive(422, { ...each, body: { ...draftRequest, goal: 'Another goal' } }, busy);
    }
  });

  it('is given when the model fails', async () => {
    const failing = await start({ engine: failingModel });
    const failures = {
      content_refused: 422,
      generation_failed: 502,
      service_unavailable: 503,
      generation_timeout: 504,
      throw: 500,
    };
    const { session: failingSession } = await createSignedIn(failing.core);
    for (const [goal, status] of Object.entries(failures)) {
      await drive(status, { ...drafts, key: failingSession, body: { ...draftRequest, goal } }, failing);
      await drive(
        status,
        { ...generate, key: failing.account.liveKey, body: { ...draftRequest, goal } },
        failing,
      );
    }
  });

  it('is given when the database cannot be reached', async () => {
    const down = await start({ databaseUrl: async () => 'postgres://postgres@127.0.0.1:1/none' });
    const { liveKey: key } = down.account;
    await drive(503, { ...usage, key }, down);
    await drive(503, { ...evaluate, key, body: email }, down);
    for (const operation of [signUp, signIn]) await drive(503, { ...operation, body: person }, down);
    await drive(503, { ...signOut, key: token, body: {} }, down);
    for (const operation of [session, account]) await drive(503, { ...operation, key: token }, down);
  });

  it('is given when a table is not as we left it', async () => {
    const broken = await start({});
    const { liveKey: key } = broken.account;
    await broken.core.sql`alter table calls rename to calls_gone`;
    await drive(500, { ...usage, key }, broken);
    await drive(500, { ...evaluate, key, body: email }, broken);
    await broken.core.sql`alter table users rename to users_gone`;
    await broken.core.sql`alter table sessions rename to sessions_gone`;
    for (const operation of [signUp, signIn]) await drive(500, { ...operation, body: person }, broken);
    await drive(500, { ...signOut, key: token, body: {} }, broken);
    for (const operation of [session, account]) await drive(500, { ...operation, key: token }, broken);
  });

  it('is given to a person who signs out', async () => {
    await drive(200, { ...signOut, key: token, body: {} });
  });

  it('was given here, but for what nothing can provoke', () => {
    const here = described.filter(
      (answer) =>
        !drivenWithMail.some((path) => answer.includes(` ${path} `)) &&
        // routes/v1/webhooks/webhooks.answers.test.ts
        !answer.includes(' /api/v1/webhooks'),
    );
    expect(here.filter((answer) => !driven.has(answer)).sort()).toEqual([...notDriven].sort());
  });
});
