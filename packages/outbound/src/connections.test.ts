import { makeCertificate, startFakeReceiver } from '@firstline/fakes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutboundOver } from './create-outbound.ts';
import { createPublicNetwork, type PublicNetwork } from './testing/public-network.ts';
import type { Outbound } from './types.ts';

const certificate = makeCertificate({ hosts: ['*.example.com'], isAuthority: true });

let network: PublicNetwork;
let outbound: Outbound;

const limits = { connectTimeoutMs: 2_000, timeoutMs: 3_000 };

const createOutbound = (timeouts: typeof limits) =>
  createOutboundOver(network.dial, {
    allowLoopback: true,
    resolve: network.resolve,
    ...timeouts,
    trustedRoots: [certificate.cert],
  });

beforeEach(() => {
  network = createPublicNetwork();
  outbound = createOutbound(limits);
});
afterEach(async () => {
  vi.useRealTimers();
  await outbound.close();
});

const post = (url: string) => outbound.post({ url, headers: {}, body: Buffer.from('{}') });

test('a burst shares its connections, which are not kept for long: the name is then checked anew', async () => {
  await using receiver = await startFakeReceiver({ tls: certificate });
  network.name('a.example.com', ['1.1.1.1']);
  network.place('1.1.1.1', receiver.port);
  // Only the clock's reading, by which a connection's age is told.
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let count = 0; count < 10; count += 1) await post('https://a.example.com/');
  // By turns: one is free again only after the event loop has come round.
  const opened = receiver.connections;
  expect(opened).toBeLessThanOrEqual(2);
  vi.setSystemTime(Date.now() + 5_001);
  network.name('a.example.com', ['10.0.0.1']);
  expect(await post('https://a.example.com/')).toMatchObject({ error: 'connection_failed' });
  expect(receiver.connections).toBe(opened);
  expect(network.asked).toHaveLength(opened + 1);
});

test('a connection that the receiver closed in between is not used again', async () => {
  await using receiver = await startFakeReceiver();
  const url = `http://127.0.0.1:${receiver.port}/`;
  receiver.otherwise({ kind: 'answer', status: 200, headers: { connection: 'close' } });
  network.place('127.0.0.1', receiver.port);
  for (let count = 0; count < 5; count += 1) expect(await post(url)).toMatchObject({ statusCode: 200 });
  expect(receiver.connections).toBe(5);
});

test('two names at one address share no connection', async () => {
  await using receiver = await startFakeReceiver({ tls: certificate });
  network.place('1.1.1.1', receiver.port);
  for (const name of ['a.example.com', 'b.example.com']) {
    network.name(name, ['1.1.1.1']);
    await post(`https://${name}/`);
  }
  expect(receiver.connections).toBe(2);
  expect(receiver.requests.map(({ headers }) => headers.host)).toEqual(['a.example.com', 'b.example.com']);
});

test('150 posts at a time are sent at a time, each answered by its own answer', async () => {
  await using receiver = await startFakeReceiver();
  network.place('127.0.0.1', receiver.port);
  receiver.otherwise({ kind: 'answer', status: 200, delayMs: 200 });
  await outbound.close();
  // A busy machine is given time.
  outbound = createOutbound({ connectTimeoutMs: 20_000, timeoutMs: 30_000 });
  const results = await Promise.all(
    Array.from({ length: 150 }, (_, index) => post(`http://127.0.0.1:${receiver.port}/${index}`)),
  );
  expect(results).toEqual(Array(150).fill(expect.objectContaining({ statusCode: 200 })));
  expect(receiver.connections).toBe(150);
  expect(new Set(receiver.requests.map(({ path }) => path)).size).toBe(150);
});

test('hosts that hang do not hold up another', async () => {
  await using hanging = await startFakeReceiver({ otherwise: 'hang' });
  await using receiver = await startFakeReceiver();
  network.place('127.0.0.1', hanging.port);
  network.place('::1', receiver.port);
  network.name('silent.example.com', () => new Promise(() => undefined));
  network.name('dropped.example.com', ['8.8.8.8']);
  network.drop('8.8.8.8');
  let givenUp = 0;
  const stuck = [
    ...Array.from({ length: 50 }, (_, index) => post(`http://127.0.0.1:${hanging.port}/${index}`)),
    ...Array.from({ length: 50 }, () => post('https://silent.example.com/')),
    ...Array.from({ length: 50 }, () => post('https://dropped.example.com/')),
  ].map((each) => each.finally(() => givenUp++));
  await hanging.received(50);
  const healthy = await Promise.all(Array.from({ length: 20 }, () => post(`http://[::1]:${receiver.port}/`)));
  expect(healthy).toEqual(healthy.map(() => expect.objectContaining({ statusCode: 200 })));
  expect(givenUp).toBe(0);
  const results = await Promise.all(stuck);
  expect(results.slice(0, 50)).toEqual(Array(50).fill(expect.objectContaining({ error: 'timeout' })));
  expect(results.slice(50)).toEqual(Array(100).fill(expect.objectContaining({ error: 'connection_failed' })));
});

test('an answer that nobody asked for spoils its connection, not the next post', async () => {
  await using receiver = await startFakeReceiver();
  const url = `http://127.0.0.1:${receiver.port}/`;
  network.place('127.0.0.1', receiver.port);
  const forged = 'HTTP/1.1 201 Forged\r\ncontent-length: 6\r\n\r\nforged';
  receiver.script({ kind: 'malformed', bytes: `HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok${forged}` });
  await post(url);
  expect(await post(url)).toMatchObject({ kind: 'answered', statusCode: 200, snippet: '' });
});
