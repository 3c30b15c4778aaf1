import { randomBytes } from 'node:crypto';
import { startFakeReceiver } from '@firstline/fakes';
import { createLogger, type EndedSpan, startTracing } from '@firstline/process';
import { expect, it } from 'vitest';
import { draftRequest, startTestApi } from './testing/start-test-api.ts';

/** Everything that a span about a request may say. */
const allowed = [
  ...['http.request.method', 'http.route', 'http.response.status_code', 'error.type'],
  ...['request_id', 'account_id', 'user_id', 'key_id', 'credits', 'model'].map((name) => `firstline.${name}`),
  ...['upstream_calls', 'upstream_ms', 'input_tokens', 'output_tokens'].map((name) => `firstline.${name}`),
  ...['database_ms', 'model_ms', 'evaluation_ms'].map((name) => `firstline.${name}`),
];

it('a collector is sent a span for each request, of listed facts, and no text, address or key', async () => {
  await using collector = await startFakeReceiver();
  const logger = createLogger({ level: 'silent', name: 'test' });
  const tracing = await startTracing({ endpoint: collector.url, serviceName: 'firstline-api', logger });
  if (!tracing) throw new Error('there is no tracing');
  const canary = `canary${randomBytes(6).toString('hex')}`;
  const ids: (string | undefined)[] = [];
  const written: string[] = [];
  {
    await using api = await startTestApi({ engine: 'claude', tracing });
    const body = { ...draftRequest, persona: `${draftRequest.persona} ${canary}` };
    const good = await api.generate(body);
    expect(good.status).toBe(200);
    written.push(api.account.liveKey, good.body.data.subjectLine, good.body.data.emailContent.split('\n')[0]);
    const bad = await api.generate({ ...draftRequest, tone: canary });
    const headers = {
      'x-client-request-id': canary,
      'user-agent': canary,
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`,
    };
    const nowhere = await api.send({ path: `/api/v1/${canary}?a=${canary}`, headers });
    const stranger = await api.send({ path: `/api/v1/keys/${canary}`, key: canary, headers });
    ids.push(...[good, bad, nowhere, stranger].map((answer) => answer.headers['x-request-id']));
  }
  await tracing.stop();
  await collector.received(1);
  const sent = collector.requests.map(({ body }) => body.toString()).join('\n');
  for (const text of [canary, ...written]) expect(sent).not.toContain(text);
  expect(sent).not.toContain('a'.repeat(32));

  type Sent = { name: string; status: { code?: number }; attributes: { key: string; value: object }[] };
  const spans: Sent[] = collector.requests.flatMap(({ body }) =>
    JSON.parse(body.toString()).resourceSpans.flatMap((resource: { scopeSpans: { spans: Sent[] }[] }) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const found = spans.map(({ name, attributes }) => [
    name,
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
  ]);
  expect(found).toMatchObject([
    [
      'POST /api/v1/emails/generate',
      { 'http.response.status_code': 200, 'firstline.request_id': ids[0], 'firstline.credits': 5 },
    ],
    ['POST /api/v1/emails/generate', { 'http.response.status_code': 400, 'error.type': 'validation_failed' }],
    ['GET', { 'http.response.status_code': 404, 'firstline.request_id': ids[2] }],
    ['GET /api/v1/keys/:keyId', { 'http.response.status_code': 401, 'firstline.request_id': ids[3] }],
  ]);
  for (const { attributes } of spans)
    expect(allowed).toEqual(expect.arrayContaining(attributes.map(({ key }) => key)));
  const times = ['firstline.database_ms', 'firstline.model_ms', 'firstline.evaluation_ms'];
  expect(spans[0]?.attributes.map(({ key }) => key)).toEqual(expect.arrayContaining(times));
});

it('only a fault of ours or an upstream makes a span a failure', async () => {
  const spans: EndedSpan[] = [];
  await using api = await startTestApi({ tracing: { record: (span) => spans.push(span) } });
  await api.generate({ ...draftRequest, goal: '' });
  await api.generate({ ...draftRequest, goal: 'test:generation_failed' }, { key: api.account.testKey });
  const outcomes = () =>
    spans.map(({ failed, attributes }) => [attributes['http.response.status_code'], failed]);
  await expect.poll(outcomes, { timeout: 60_000 }).toEqual([
    [400, false],
    [502, true],
  ]);
});
