import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startFakeReceiver } from '@firstline/fakes';
import { expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { type EndedSpan, startTracing } from './start-tracing.ts';

const run = promisify(execFile);
const span: EndedSpan = {
  name: 'GET /api/v1/account/usage',
  kind: 'server',
  startedAt: new Date('2026-05-10T09:00:00.000Z'),
  durationMs: 12.5,
  failed: false,
  attributes: { 'http.response.status_code': 200, 'firstline.request_id': 'req_1', 'error.type': undefined },
};

function collectLog() {
  const lines: { msg: string; level: number }[] = [];
  const destination = { write: (line: string) => lines.push(JSON.parse(line)) };
  return { lines, logger: createLogger({ level: 'debug', name: 'test', destination }) };
}

async function trace(endpoint: string) {
  const { lines, logger } = collectLog();
  const tracing = await startTracing({ endpoint, serviceName: 'firstline-test', logger });
  if (!tracing) throw new Error('there is no tracing');
  return { lines, tracing };
}

test('a collector gets the spans that are left at the end, by OTLP over HTTP in JSON', async () => {
  await using collector = await startFakeReceiver();
  const { tracing, lines } = await trace(collector.url);
  tracing.record(span);
  tracing.record({ ...span, kind: 'client', failed: true });
  await tracing.stop();
  await collector.received(1);
  const [request, ...more] = collector.requests;
  expect(more).toEqual([]);
  expect([request?.method, request?.path]).toEqual(['POST', '/webhooks/v1/traces']);
  expect(request?.headers['content-type']).toBe('application/json');
  const { resourceSpans } = JSON.parse(request?.body.toString() ?? '');
  const service = { key: 'service.name', value: { stringValue: 'firstline-test' } };
  expect(resourceSpans[0].resource.attributes).toContainEqual(service);
  const { spans } = resourceSpans[0].scopeSpans[0];
  expect(spans).toMatchObject([
    {
      name: span.name,
      kind: 2,
      startTimeUnixNano: '1778403600000000000',
      endTimeUnixNano: '1778403600012500000',
      attributes: [
        { key: 'http.response.status_code', value: { intValue: 200 } },
        { key: 'firstline.request_id', value: { stringValue: 'req_1' } },
      ],
      status: { code: 0 },
    },
    { kind: 3, status: { code: 2 } },
  ]);
  expect(new Set(spans.map(({ traceId }: { traceId: string }) => traceId)).size).toBe(2);
  expect(lines).toEqual([]);
});

test('a collector that refuses costs one warning, and no spans of later', async () => {
  await using collector = await startFakeReceiver();
  collector.script(400);
  const { tracing, lines } = await trace(collector.url);
  // As many as go at once, in two batches.
  for (let n = 0; n < 1_024; n++) tracing.record(span);
  await tracing.stop();
  await collector.received(2);
  const logged = () => lines.map(({ msg, level }) => [msg, level]);
  await expect.poll(logged, { timeout: 60_000 }).toEqual([['traces could not be sent', 40]]);
});

test('a collector that hangs holds up no end', async () => {
  await using collector = await startFakeReceiver({ otherwise: 'hang' });
  const { tracing } = await trace(collector.url);
  tracing.record(span);
  await tracing.stop();
  await collector.received(1);
});

test('without a collector nothing is loaded for it', async () => {
  const loadedWith = async (endpoint: string | undefined) => {
    const script = `
      import { registerHooks } from 'node:module';
      const loaded = new Set();
      registerHooks({ load: (url, context, next) => { loaded.add(url); return next(url, context); } });
      const { startTracing, createLogger } = await import('@firstline/process');
      await startTracing({ endpoint: ${JSON.stringify(endpoint)}, serviceName: 'test', logger: createLogger({ level: 'info', name: 'test' }) });
      console.log([...loaded].filter((url) => /opentelemetry.(sdk|exporter|otlp)/.test(url)).length);`;
    const args = ['--input-type=module', '--eval', script];
    return Number((await run(process.execPath, args, { cwd: import.meta.dirname })).stdout);
  };
  expect(await loadedWith(undefined)).toBe(0);
  expect(await loadedWith('http://127.0.0.1:9')).toBeGreaterThan(0);
});
