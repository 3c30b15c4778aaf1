import { startFakeReceiver } from '@firstline/fakes';
import { expect, test } from 'vitest';
import { createOutbound } from './index.ts';

const body = new TextEncoder().encode('{"id":"evt_1"}');
const headers = { 'content-type': 'application/json', 'webhook-id': 'evt_1' };

test('a post arrives whole, with its headers and its bytes, and its answer comes back', async () => {
  await using receiver = await startFakeReceiver();
  const outbound = createOutbound({ allowLoopback: true });
  receiver.script({ kind: 'answer', status: 503, headers: { 'retry-after': '7' }, body: 'later' });

  const result = await outbound.post({ url: `${receiver.url}?a=1`, headers, body });

  expect(result).toEqual({
    kind: 'answered',
    statusCode: 503,
    retryAfter: '7',
    snippet: 'later',
    durationMs: expect.any(Number),
  });
  const [request] = receiver.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/webhooks?a=1', headers });
  expect(request?.headers).toMatchObject({
    host: `127.0.0.1:${receiver.port}`,
    'accept-encoding': 'identity',
    'content-length': '14',
  });
  expect(request?.headers.cookie).toBeUndefined();
  expect(request?.body.equals(body)).toBe(true);
  await outbound.close();
});

test('loopback is refused unless it is allowed', async () => {
  await using receiver = await startFakeReceiver();
  const outbound = createOutbound({ allowLoopback: false, connectTimeoutMs: 50 });
  expect(await outbound.checkUrl(receiver.url)).toMatchObject({ reason: 'scheme' });
  expect(await outbound.post({ url: receiver.url, headers, body })).toMatchObject({
    kind: 'failed',
    error: 'connection_failed',
  });
  expect(receiver.connections).toBe(0);
  await outbound.close();
});
