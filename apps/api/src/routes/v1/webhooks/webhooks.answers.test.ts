import { startFakeReceiver } from '@firstline/fakes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenApiDocument } from '../../../openapi-document.ts';
import { createApproved } from '../../../testing/make-approved.ts';
import { createConformance, type OpenApiDocument } from '../../../testing/openapi-conformance.ts';
import { exchangeRaw } from '../../../testing/raw-socket.ts';
import { send, type TestAnswer } from '../../../testing/send.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createSignedIn, type SignedIn } from '../../../testing/test-session.ts';

const all = '/api/v1/webhooks';
const one = `${all}/{webhookId}`;
const delivery = `${one}/deliveries/{deliveryId}`;
const url = 'https://crm.example.com/hooks';

type Operation = { method: string; path: string; body?: object; good: number };
const operations: Operation[] = [
  { method: 'GET', path: all, good: 200 },
  { method: 'POST', path: all, body: { url, events: ['credits.low'] }, good: 201 },
  { method: 'GET', path: `${all}/event-types`, good: 200 },
  { method: 'GET', path: one, good: 200 },
  { method: 'PATCH', path: one, body: { description: 'CRM' }, good: 200 },
  { method: 'POST', path: `${one}/rotate-secret`, body: {}, good: 200 },
  { method: 'POST', path: `${one}/test`, body: {}, good: 200 },
  { method: 'POST', path: `${one}/recover`, body: { since: '2026-01-14T00:00:00Z' }, good: 202 },
  { method: 'GET', path: `${one}/deliveries`, good: 200 },
  { method: 'GET', path: delivery, good: 200 },
  { method: 'POST', path: `${delivery}/replay`, good: 202 },
  { method: 'DELETE', path: one, good: 200 },
];

describe('every answer of the webhook routes that the OpenAPI document describes', () => {
  let described: string[];
  let departuresOf: (answer: TestAnswer) => string[];
  const driven = new Set<string>();
  const apis: TestApi[] = [];
  let api: TestApi;
  let owner: SignedIn;
  const ids = { webhookId: 'whk_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5', deliveryId: 'dlv_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5' };

  async function start(options: Parameters<typeof startTestApi>[0]): Promise<TestApi> {
    const started = await startTestApi(options);
    apis.push(started);
    return started;
  }

  const toPath = (path: string, { webhookId, deliveryId } = ids) =>
    path.replace('{webhookId}', webhookId).replace('{deliveryId}', deliveryId);

  function judge({ method, path }: Operation, status: number, answer: TestAnswer): TestAnswer {
    const name = `${method} ${path}`;
    expect({ name, status: answer.status, text: answer.text }).toMatchObject({ name, status });
    expect({ name, status, departures: departuresOf(answer) }).toEqual({ name, status, departures: [] });
    driven.add(`${name} ${status}`);
    return answer;
  }

  async function drive(
    operation: Operation,
    status: number,
    more: { key?: string; body?: unknown; headers?: Record<string, string> } = {},
    to: TestApi = api,
    named = ids,
  ): Promise<TestAnswer> {
    const { method, body } = operation;
    return judge(
      operation,
      status,
      await send(to.url, { method, path: toPath(operation.path, named), body, ...more }),
    );
  }

  beforeAll(async () => {
    const openApi = JSON.parse(await createOpenApiDocument()) as OpenApiDocument;
    departuresOf = createConformance(openApi);
    described = Object.entries(openApi.paths)
      .filter(([path]) => path.startsWith(all))
      .flatMap(([path, methods]) =>
        Object.entries(methods).flatMap(([method, { responses }]) =>
          Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
        ),
      );
    api = await start({});
    owner = await createApproved(api);
  });
  afterAll(() => Promise.all(apis.map((each) => each.close())));

  it('is given to requests that are good, and to those for what is not there', async () => {
    await using receiver = await startFakeReceiver();
    const key = owner.session;
    const body = { url: receiver.url, events: ['email.generated'] };
    const made = await send(api.url, { method: 'POST', path: all, key, body });
    const webhookId = made.body.data.id as string;
    const tested = await send(api.url, { method: 'POST', path: `${all}/${webhookId}/test`, key, body: {} });
    const named = { webhookId, deliveryId: tested.body.data.delivery_id as string };
    for (const operation of operations) {
      await drive(operation, operation.good, { key }, api, named);
      if (operation.path.includes('{')) await drive(operation, 404, { key });
    }
  });

  it('is given to requests that are malformed, slow, too large or not JSON', async () => {
    const hasty = await start({ timings: { headersTimeoutMs: 300, connectionsCheckEveryMs: 50 } });
    const exchange = async (operation: Operation, status: number, rest: string, { port } = api) => {
      const path = toPath(operation.path);
      const request = `${operation.method} ${path} HTTP/1.1\r\n${rest}`;
      const { answers } = await exchangeRaw(port, request, { answersMax: 1 });
      const [answer] = answers;
      if (!answer) throw new Error(`${request} got no answer`);
      judge(operation, status, { method: operation.method, path, ...answer });
    };
    await Promise.all(operations.map((operation) => exchange(operation, 400, '\r\n')));
    await Promise.all(operations.map((operation) => exchange(operation, 408, 'Host: a\r\n', hasty)));
    const key = owner.session;
    for (const operation of operations.filter(({ body }) => body)) {
      await drive(operation, 413, { key, body: { url: 'a'.repeat(400_000) } });
      await drive(operation, 415, { key, body: 'url', headers: { 'content-type': 'text/plain' } });
    }
  });

  it('is given to callers without the right credential, or above their limits', async () => {
    for (const operation of operations) {
      await drive(operation, 401);
      await drive(operation, 403, { key: owner.liveKey });
    }
    for (let n = 0; n < 10; n++) {
      await send(api.url, {
        method: 'POST',
        path: all,
        key: owner.session,
        body: { url, events: ['credits.low'] },
      });
    }
    const [, create] = operations;
    if (create) await drive(create, 409, { key: owner.session });
    const limited = await createSignedIn(api.core);
    await api.core
      .sql`update account_limits set account_per_minute = 1 where account_id = ${limited.accountId}`;
    await send(api.url, { method: 'GET', path: all, key: limited.session });
    for (const operation of operations) await drive(operation, 429, { key: limited.session });
  });

  it('is given when the database fails', async () => {
    const down = await start({ databaseUrl: async () => 'postgres://postgres@127.0.0.1:1/none' });
    const broken = await start({});
    const { session: key } = await createSignedIn(broken.core);
    await broken.core.sql`alter table sessions rename to sessions_gone`;
    for (const operation of operations) {
      await drive(operation, 503, { key: owner.session }, down);
      await drive(operation, 500, { key }, broken);
    }
  });

  it('was given here', () => {
    expect(described.filter((answer) => !driven.has(answer))).toEqual([]);
  });
});
