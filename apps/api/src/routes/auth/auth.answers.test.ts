import type { Mail } from '@firstline/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchangeRaw } from '../../testing/raw-socket.ts';
import type { SendOptions } from '../../testing/send.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { unknownKey } from '../../testing/test-account.ts';
import { createSignedIn } from '../../testing/test-session.ts';
import { authOperations } from './auth.operations.ts';

const operations = authOperations
  .filter(({ path }) => !/^\/(sign-|get-session)/.test(path))
  .map(({ method, path, response, failures }) => ({
    method,
    template: `/api/auth${path}`,
    path: `/api/auth${path.replace(/:\w+/, 'some-token')}`,
    statuses: [
      ...Object.keys(response).map(Number),
      ...failures,
      ...(method === 'GET' ? [408, 500, 503] : [408, 413, 500, 503]),
    ],
  }));
type Operation = (typeof operations)[number];
const posts = operations.filter(({ method }) => method === 'POST');
const withStatus = (status: number) => operations.filter(({ statuses }) => statuses.includes(status));

const email = 'someone@example.com';
const password = 'correct horse battery';
const newPassword = 'another long password';

describe('every answer that the OpenAPI document describes of the routes that mails and sessions are for', () => {
  const driven = new Set<string>();
  const sent: Mail[] = [];
  const apis: TestApi[] = [];
  let api: TestApi;
  let session: string;

  async function start(options: Parameters<typeof startTestApi>[0]): Promise<TestApi> {
    const started = await startTestApi({ trustProxy: () => true, ...options });
    apis.push(started);
    return started;
  }

  let clients = 0;
  /** Sends a request from a client of its own; what departs from the document throws. */
  async function drive(
    status: number,
    { method, path, template }: Operation,
    { headers, ...more }: Partial<SendOptions> = {},
    to = api,
  ) {
    const client = { 'x-forwarded-for': `2001:db8:${(++clients).toString(16)}::1` };
    const answer = await to.send({ method, path, headers: { ...client, ...headers }, ...more });
    expect({ path, status: answer.status, text: answer.text }).toMatchObject({ path, status });
    driven.add(`${method} ${template} ${status}`);
    return answer;
  }

  const find = (path: string): Operation => {
    const operation = operations.find(({ template }) => template === `/api/auth${path}`);
    if (!operation) throw new Error(`no operation ${path}`);
    return operation;
  };
  const mailed = <K extends Mail['kind']>(kind: K) => {
    const mail = sent.findLast((each) => each.kind === kind);
    if (!mail) throw new Error(`no mail ${kind}`);
    return mail as Extract<Mail, { kind: K }>;
  };

  beforeAll(async () => {
    const mailer = { send: (mail: Mail) => void sent.push(mail), canSend: true };
    api = await start({ mailer });
    const signUp = { method: 'POST', path: '/api/auth/sign-up/email' };
    await api.send({ ...signUp, body: { email, password, name: 'Some One' } });
    const signIn = { method: 'POST', path: '/api/auth/sign-in/email' };
    session = (await api.send({ ...signIn, body: { email, password } })).headers['set-auth-token'] ?? '';
  });
  afterAll(() => Promise.all(apis.map((each) => each.close())));

  it('is given to requests that are good', async () => {
    const key = session;
    await drive(200, find('/send-verification-email'), { body: { email } });
    const link = new URL(mailed('verify-email').url);
    const token = link.searchParams.get('token');
    const verify = find('/verify-email');
    await drive(200, { ...verify, path: `${verify.path}?token=${token}` });
    await drive(302, { ...verify, path: link.pathname + link.search });
    await drive(200, find('/change-password'), { key, body: { currentPassword: password, newPassword } });
    const ask = find('/request-password-reset');
    await drive(200, ask, { body: { email, redirectTo: '/choose' } });
    const reset = mailed('reset-password');
    const page = new URL(reset.url ?? '');
    await drive(302, { ...find('/reset-password/:token'), path: page.pathname + page.search });
    await drive(200, find('/reset-password'), { body: { token: reset.token, newPassword: password } });
    const { session: other } = await createSignedIn(api.core);
    await drive(200, find('/list-sessions'), { key: other });
    await drive(200, find('/revoke-session'), { key: other, body: { token: 'nothing' } });
    await drive(200, find('/revoke-other-sessions'), { key: other, body: {} });
    await drive(200, find('/revoke-sessions'), { key: other, body: {} });
  });

  it('is given to bodies that are invalid, too large or not JSON', async () => {
    const { session: key } = await createSignedIn(api.core);
    for (const operation of posts) {
      await drive(413, operation, { key, body: { email: 'a'.repeat(200_000) } });
      await drive(415, operation, { key, body: 'email', headers: { 'content-type': 'text/plain' } });
    }
  });

  it('is given to requests that are malformed or slow', async () => {
    const hasty = await start({ timings: { headersTimeoutMs: 300, connectionsCheckEveryMs: 50 } });
    const exchange = async (
      status: number,
      { method, path, template }: Operation,
      rest: string,
      { port } = api,
    ) => {
      const raw = await exchangeRaw(port, `${method} ${path} HTTP/1.1\r\n${rest}`, { answersMax: 1 });
      expect({ path, status: raw.answers[0]?.status }).toEqual({ path, status });
      driven.add(`${method} ${template} ${status}`);
    };
    await Promise.all(withStatus(400).map((operation) => exchange(400, operation, '\r\n')));
    await Promise.all(operations.map((operation) => exchange(408, operation, 'Host: a\r\n', hasty)));
  });

  it('is given to callers without a session, and to those from elsewhere', async () => {
    for (const operation of withStatus(401)) {
      const query = operation.template.endsWith('/verify-email') ? '?token=nothing' : '';
      const body = operation.method === 'POST' ? { currentPassword: password, newPassword } : undefined;
      await drive(401, { ...operation, path: operation.path + query }, { body });
    }
    for (const operation of withStatus(403)) {
      const elsewhere = '?token=a&callbackURL=https%3A%2F%2Felsewhere.example';
      const query = operation.method === 'GET' ? elsewhere : '';
      const body = operation.method === 'POST' ? {} : undefined;
      const headers = { cookie: 'a=b', origin: 'https://elsewhere.example' };
      if (operation.template.endsWith('-sessions') && operation.method === 'GET') {
        await drive(403, operation, { key: unknownKey() });
        continue;
      }
      await drive(403, { ...operation, path: operation.path + query }, { body, headers });
    }
  });

  it('is given to clients who try too often', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const guarded = await start({ authFailuresPerMinute: 2 });
    for (const operation of withStatus(429)) {
      const { method } = operation;
      const path = operation.path + (operation.template.endsWith('/verify-email') ? '?token=nothing' : '');
      const body = method === 'POST' ? { token: 'a' } : undefined;
      const statuses = new Set<number>();
      for (let call = 0; call < 40 && !statuses.has(429); call++) {
        statuses.add((await guarded.send({ method, path, headers, body })).status);
      }
      await drive(429, { ...operation, path }, { body, headers }, guarded);
    }
  });

  it('is given where no mail can be sent', async () => {
    const silent = await start({ mailer: { send() {}, canSend: false } });
    for (const operation of withStatus(501)) await drive(501, operation, { body: { email } }, silent);
  });

  it('is given when the database cannot be reached, or is not as we left it', async () => {
    const down = await start({ databaseUrl: async () => 'postgres://postgres@127.0.0.1:1/none' });
    const broken = await start({});
    const token = new URL(mailed('verify-email').url).searchParams.get('token');
    await broken.core.sql`alter table users rename to users_gone`;
    await broken.core.sql`alter table sessions rename to sessions_gone`;
    await broken.core.sql`alter table verifications rename to verifications_gone`;
    for (const operation of operations) {
      const query = operation.method === 'GET' ? `?token=${token}&callbackURL=%2F` : '';
      const body = { email, token: 'a', currentPassword: password, newPassword };
      const more = { key: session, ...(operation.method === 'POST' ? { body } : {}) };
      await drive(503, { ...operation, path: operation.path + query }, more, down);
      await drive(500, { ...operation, path: operation.path + query }, more, broken);
    }
  });

  it('was given here', () => {
    const described = operations.flatMap(({ method, template, statuses }) =>
      statuses.map((status) => `${method} ${template} ${status}`),
    );
    expect(described.filter((answer) => !driven.has(answer))).toEqual([]);
  });
});
