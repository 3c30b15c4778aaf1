import { type FakeReceiver, type ReceiverStepLike, startFakeReceiver } from '@firstline/fakes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOutbound } from './create-outbound.ts';
import type { Outbound } from './types.ts';

const timeoutMs = 1_000;
const bodyBytesMax = 64 * 1_024;

let receiver: FakeReceiver;
let outbound: Outbound;

beforeEach(async () => {
  receiver = await startFakeReceiver();
  outbound = createOutbound({ allowLoopback: true, timeoutMs, connectTimeoutMs: 500 });
});
afterEach(async () => {
  await outbound.close();
  await receiver.close();
});

const post = (body: Uint8Array = Buffer.from('{}')) =>
  outbound.post({ url: receiver.url, headers: {}, body });

test.each<[string, ReceiverStepLike]>([
  ['keeps silent', 'hang'],
  ['sends its headers a byte at a time', { kind: 'slow_headers', intervalMs: 20 }],
  ['sends its body a byte at a time', { kind: 'drip', intervalMs: 20 }],
  [
    'stops in the middle of its body',
    { kind: 'answer', status: 200, headers: { 'content-length': '1000' }, body: 'only this' },
  ],
])('a receiver that %s is given up at the deadline, and its connection closed', async (_, step) => {
  receiver.script(step);
  const startedAt = performance.now();
  const result = await post();
  expect(result).toMatchObject({ kind: 'failed', error: 'timeout' });
  expect(result.durationMs).toBeGreaterThanOrEqual(timeoutMs - 10);
  expect(performance.now() - startedAt).toBeLessThan(timeoutMs + 10_000);
  // The next one has a connection of its own.
  expect(await post()).toMatchObject({ kind: 'answered' });
  expect(receiver.connections).toBe(2);
});

test.each<[string, ReceiverStepLike]>([
  ['says 100 Continue without end', { kind: 'endless_interim', status: 100 }],
  ['says 103 Early Hints without end', { kind: 'endless_interim', status: 103 }],
  ['speaks another protocol', 'malformed'],
  ['sends headers of 200 KiB', 'huge_headers'],
  [
    'switches protocols',
    { kind: 'malformed', bytes: 'HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n' },
  ],
  [
    'sends a status out of range',
    { kind: 'malformed', bytes: 'HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n' },
  ],
  [
    'sends two lengths',
    { kind: 'malformed', bytes: 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab' },
  ],
  ['sends a broken header', { kind: 'malformed', bytes: 'HTTP/1.1 200 OK\r\nbad header: a\r\n\r\n' }],
  ['sends a NUL in a header', { kind: 'malformed', bytes: 'HTTP/1.1 200 OK\r\na: b\0c\r\n\r\n' }],
  [
    'sends a chunk without a size',
    { kind: 'malformed', bytes: 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nxyz\r\n' },
  ],
  ['begins to speak HTTP/2', { kind: 'malformed', bytes: '\0\0\x12\x04\0\0\0\0\0' }],
])('a receiver that %s has given no valid answer', async (_, step) => {
  receiver.script(step);
  expect(await post()).toMatchObject({ kind: 'failed', error: 'invalid_response' });
});

test.each<[string, ReceiverStepLike]>([
  ['resets the connection', 'reset'],
  ['closes the connection', { kind: 'malformed', bytes: '' }],
  ['closes it within the body', 'cut_body'],
])('a receiver that %s has failed', async (_, step) => {
  receiver.script(step);
  expect(await post()).toMatchObject({ kind: 'failed', error: 'connection_failed' });
});

test('a closed port has failed', async () => {
  await receiver.close();
  expect(await post()).toMatchObject({ kind: 'failed', error: 'connection_failed' });
});

test('an interim answer or two before the real one do no harm', async () => {
  receiver.script({
    kind: 'malformed',
    bytes:
      'HTTP/1.1 103 Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 102 Wait\r\n\r\nHTTP/1.1 201 Made\r\ncontent-length: 2\r\n\r\nok',
  });
  expect(await post()).toMatchObject({ kind: 'answered', statusCode: 201, snippet: 'ok' });
});

const partOf = (bytes: number): ReceiverStepLike => ({
  kind: 'answer',
  status: 202,
  headers: { 'content-length': String(10 * bodyBytesMax) },
  body: 'a'.repeat(bytes),
});

test('64 KiB of a body are waited for; at the first byte more the status counts', async () => {
  receiver.script(partOf(bodyBytesMax), partOf(bodyBytesMax + 1));
  expect(await post()).toMatchObject({ kind: 'failed', error: 'timeout' });
  const answered = await post();
  expect(answered).toMatchObject({ kind: 'answered', statusCode: 202, snippet: 'a'.repeat(1_024) });
  expect(answered.durationMs).toBeLessThan(timeoutMs);
});

test('an answer that comes before the body was read counts', async () => {
  receiver.script({ kind: 'early', status: 413 });
  expect(await post(Buffer.alloc(4 * 1_024 * 1_024))).toMatchObject({ kind: 'answered', statusCode: 413 });
});

test('a cookie is not kept', async () => {
  receiver.otherwise({ kind: 'answer', status: 200, headers: { 'set-cookie': 'a=b' } });
  await post();
  await post();
  expect(receiver.requests.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
});

test('Retry-After is handed on as sent, cut to 128 characters', async () => {
  const sent = ['Fri, 31 Dec 2027 23:59:59 GMT', 'a'.repeat(5_000), ''];
  receiver.script(
    ...sent.map((value) => ({ kind: 'answer' as const, status: 429, headers: { 'retry-after': value } })),
  );
  const results = [await post(), await post(), await post()];
  expect(results.map((result) => result.kind === 'answered' && result.retryAfter)).toEqual([
    sent[0],
    'a'.repeat(128),
    '',
  ]);
});

test('a caller can stop a post before and while it runs', async () => {
  receiver.otherwise('hang');
  const controller = new AbortController();
  const stopped = { kind: 'failed', error: 'stopped', durationMs: expect.any(Number) };
  const request = { url: receiver.url, headers: {}, body: Buffer.from('{}'), signal: controller.signal };
  const running = outbound.post(request);
  await receiver.received(1);
  controller.abort();
  expect(await running).toEqual(stopped);
  expect(await outbound.post(request)).toEqual(stopped);
  expect(receiver.requests).toHaveLength(1);
});

test('closing waits for what is on its way and takes nothing new', async () => {
  receiver.otherwise({ kind: 'answer', status: 200, delayMs: 100 });
  const running = post();
  await receiver.received(1);
  const closing = outbound.close();
  expect(await post()).toMatchObject({ kind: 'failed', error: 'stopped' });
  await closing;
  expect(await running).toMatchObject({ kind: 'answered', statusCode: 200 });
  await outbound.close();
});

test.each(['host', 'Host', 'content-length', 'User-Agent', 'accept-encoding', 'connection', 'expect'])(
  'a caller who sets %s is at fault',
  async (name) => {
    await expect(
      outbound.post({ url: receiver.url, headers: { [name]: 'a' }, body: Buffer.from('{}') }),
    ).rejects.toThrow(name);
    expect(receiver.connections).toBe(0);
  },
);

test.each([{ 'transfer-encoding': 'chunked' }, { 'bad name': 'a' }, { a: 'b\r\nhost: evil.example.com' }])(
  'a header that cannot be sent rejects: %j',
  async (headers) => {
    await expect(
      outbound.post({ url: receiver.url, headers: { ...headers }, body: Buffer.from('{}') }),
    ).rejects.toThrow();
    expect(receiver.connections).toBe(0);
  },
);
