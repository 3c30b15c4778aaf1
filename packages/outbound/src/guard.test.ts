import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { makeCertificate, startFakeReceiver } from '@firstline/fakes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnector } from './create-connector.ts';
import { createOutbound, createOutboundOver } from './create-outbound.ts';
import { createPublicNetwork, type PublicNetwork } from './testing/public-network.ts';
import type { Outbound } from './types.ts';

const host = 'hooks.example.com';
const url = `https://${host}/in`;
const address = '93.184.216.34';
const address6 = '2606:2800:220:1::1';
const certificate = makeCertificate({ hosts: [host, 'other.example.com'], isAuthority: true });
const connectTimeoutMs = 1_000;
/** Were answers given as soon as they are known, they would be this far apart. */
const slowestNameMs = 150;

let network: PublicNetwork;
let outbound: Outbound;

beforeEach(() => {
  network = createPublicNetwork();
  outbound = outboundWith({ connectTimeoutMs: 50 });
});
afterEach(() => outbound.close());

/** Enough for a machine that is busy, where what is dialled answers. */
const patiently = { connectTimeoutMs: 4_000 };

function outboundWith(options: { connectTimeoutMs: number }): Outbound {
  return createOutboundOver(network.dial, {
    allowLoopback: false,
    resolve: network.resolve,
    timeoutMs: 5_000,
    trustedRoots: [certificate.cert],
    ...options,
  });
}
const post = (to = url, by = outbound) => by.post({ url: to, headers: {}, body: Buffer.from('{}') });
const receive = () => startFakeReceiver({ tls: certificate });

const notReached = { kind: 'failed', error: 'connection_failed', durationMs: expect.any(Number) };

test.each([
  'https://127.0.0.1/',
  'https://127.1:8443/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://１２７.0.0.1/',
  'https://localhost/',
  'http://hooks.example.com/',
  'https://hooks.example.com:5432/',
  'https://user@hooks.example.com/',
  'not a url',
])('%s, stored before it was refused, is neither looked up nor dialled', async (stored) => {
  network.name(host, [address]);
  expect(await post(stored)).toEqual(notReached);
  expect(await outbound.checkUrl(stored)).toBeDefined();
  expect(network.asked).toEqual([]);
  expect(network.dialled).toEqual([]);
});

test.each([
  ['127.0.0.1'],
  ['10.0.0.1'],
  ['169.254.169.254'],
  ['100.100.100.200'],
  ['168.63.129.16'],
  ['0.0.0.0'],
  ['::1'],
  ['::a9fe:a9fe'],
  ['::ffff:127.0.0.1'],
  ['64:ff9b::a00:1'],
  ['2002:7f00:1::'],
  ['2001:0:7f00:1::'],
  ['fd00:ec2::254'],
  ['4000::1'],
  ['fe80::1%eth0'],
  ['2130706433'],
  ['localhost'],
  [''],
])('a name that resolves to %s is not dialled', async (answer) => {
  network.name(host, [answer]);
  expect(await outbound.checkUrl(url)).toMatchObject({ reason: 'not_reachable' });
  expect(await post()).toEqual(notReached);
  expect(network.asked).toEqual([host, host]);
  expect(network.dialled).toEqual([]);
});

test('one answer that is not public refuses the name, wherever it stands among the answers', async () => {
  for (const answers of [
    [address, '10.0.0.1'],
    ['10.0.0.1', address],
    [address, address6, '::1'],
    [address, '1.1.1.1', '8.8.8.8', '9.9.9.9', '8.8.4.4', '127.0.0.1'],
  ]) {
    network.name(host, answers);
    expect(await outbound.checkUrl(url)).toMatchObject({ reason: 'not_reachable' });
    expect(await post()).toEqual(notReached);
  }
  expect(network.dialled).toEqual([]);
});

test('a name that turns inward after it was registered is not dialled', async () => {
  await using receiver = await receive();
  network.place(address, receiver.port);
  const answers = [[address], ['127.0.0.1'], [address]];
  network.name(host, () => answers.shift() ?? []);
  expect(await outbound.checkUrl(url)).toBeUndefined();
  expect(await post()).toEqual(notReached);
  expect(network.dialled).toEqual([]);
});

test('a name that turns inward between the check and the dial is dialled where it was checked', async () => {
  await using receiver = await receive();
  network.place(address, receiver.port);
  let asked = 0;
  network.name(host, () => (++asked === 1 ? [address] : ['127.0.0.1']));
  const patient = outboundWith(patiently);
  expect(await post(url, patient)).toMatchObject({ kind: 'answered', statusCode: 200 });
  expect(network.asked).toEqual([host]);
  expect(network.dialled).toEqual([`${address} 443`]);
  expect(receiver.requests[0]?.headers.host).toBe(host);
  await patient.close();
});

test('a connector that is handed an address by mistake dials nothing', async () => {
  const options = {
    allowLoopback: false,
    resolve: network.resolve,
    dial: network.dial,
    connectTimeoutMs: 50,
  };
  for (const hostname of ['127.0.0.1', '169.254.169.254', '::1', address, 'localhost', 'constructor']) {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    createConnector(options)({ hostname, host: hostname, protocol: 'https:', port: '443' }, (...result) =>
      resolve(result),
    );
    expect(await promise).toEqual([expect.objectContaining({ failure: 'connection_failed' }), null]);
  }
  expect(network.dialled).toEqual([]);
});

test('a real socket is not opened to a loopback address that a name resolves to', async (context) => {
  const inside = '127.83.41.7';
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(8443, inside, () => resolve(true));
  });
  if (!isListening) return context.skip(`${inside} port 8443 is not free here, or not this machine's`);
  // The server can be reached by whoever dials it.
  await once(connect(8443, inside), 'close');
  expect(connections).toBe(1);

  const real = createOutbound({ allowLoopback: false, resolve: async () => [inside], connectTimeoutMs: 50 });
  expect(await post(`https://${host}:8443/`, real)).toEqual(notReached);
  expect(connections).toBe(1);
  await real.close();
  server.close();
});

test.each([300, 301, 302, 303, 304, 305, 307, 308])(
  'a redirect (%i) is an answer, and is not followed',
  async (status) => {
    await using receiver = await receive();
    await using second = await receive();
    network.name(host, [address]);
    network.place(address, receiver.port);
    network.name('other.example.com', [address6]);
    network.place(address6, second.port);
    receiver.otherwise({ kind: 'redirect', status, to: 'https://other.example.com/' });

    const patient = outboundWith(patiently);
    expect(await post(url, patient)).toMatchObject({ kind: 'answered', statusCode: status });
    expect(receiver.requests).toHaveLength(1);
    expect(second.connections).toBe(0);
    expect(network.asked).toEqual([host]);
    await patient.close();
  },
);

test('no proxy of the environment is used', async () => {
  await using receiver = await receive();
  await using proxy = await startFakeReceiver();
  network.name(host, [address]);
  network.place(address, receiver.port);
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy']) {
    vi.stubEnv(name, `http://127.0.0.1:${proxy.port}`);
  }
  vi.stubEnv('NODE_USE_ENV_PROXY', '1');
  const later = outboundWith({ connectTimeoutMs });
  try {
    expect(await post(url, later)).toMatchObject({ kind: 'answered' });
  } finally {
    vi.unstubAllEnvs();
  }
  expect(proxy.connections).toBe(0);
  await later.close();
});

test('an address that does not answer is passed over for the next one that was checked', async () => {
  await using receiver = await receive();
  network.name(host, ['1.1.1.1', '8.8.8.8', address6]);
  network.drop('1.1.1.1');
  network.place('8.8.8.8', receiver.port);
  const patient = outboundWith({ connectTimeoutMs });
  expect(await post(url, patient)).toMatchObject({ kind: 'answered' });
  // Families by turns: the second is the IPv6 address, which refuses.
  expect(network.dialled).toEqual(['1.1.1.1 443', `${address6} 443`, '8.8.8.8 443']);
  await patient.close();
});

test('blocked, refused and unresolvable targets get one answer at one moment', async () => {
  // A fifth of it is the moment: far enough from the slowest name for a busy machine.
  const patient = outboundWith({ connectTimeoutMs: 5_000 });
  const answers: [string, string[] | (() => Promise<string[]>)][] = [
    ['loopback.example.com', ['127.0.0.1']],
    ['private.example.com', ['10.0.0.1']],
    ['metadata.example.com', ['169.254.169.254']],
    ['mixed.example.com', [address, '192.168.0.1']],
    ['mapped.example.com', ['::ffff:10.0.0.1']],
    ['empty.example.com', []],
    ['refused.example.com', ['1.1.1.1']],
    [
      'slow.example.com',
      () => new Promise((resolve) => setTimeout(() => resolve(['10.0.0.1']), slowestNameMs)),
    ],
    ['slow-to-fail.example.com', () => new Promise((_, reject) => setTimeout(reject, slowestNameMs))],
  ];
  for (const [name, answer] of answers) network.name(name, answer);
  const urls = [
    ...answers.map(([name]) => `https://${name}/`),
    'https://unknown.example.com/',
    'https://metadata.google.internal/',
    'https://localhost/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://169.254.169.254/',
  ];
  const results = await Promise.all(urls.map((each) => post(each, patient)));
  expect(results).toEqual(urls.map(() => notReached));
  const times = results.map(({ durationMs }) => durationMs);
  // A timer may fire a millisecond early.
  expect(Math.min(...times)).toBeGreaterThanOrEqual(990);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(slowestNameMs);

  const named = urls.filter((each) => !/refused|\d/.test(each));
  const startedAt = performance.now();
  const refusals = await Promise.all(
    named.map(async (each) => ({
      refusal: await patient.checkUrl(each),
      afterMs: performance.now() - startedAt,
    })),
  );
  expect(new Set(refusals.map(({ refusal }) => JSON.stringify(refusal))).size).toBe(1);
  expect(refusals[0]?.refusal?.reason).toBe('not_reachable');
  const moments = refusals.map(({ afterMs }) => afterMs);
  expect(Math.max(...moments) - Math.min(...moments)).toBeLessThan(slowestNameMs);
  await patient.close();
});

test('what takes longer is answered with the time for connecting, whatever it was', async () => {
  const patient = outboundWith({ connectTimeoutMs });
  network.name('hanging.example.com', () => new Promise(() => undefined));
  network.name(
    'late.example.com',
    () => new Promise((resolve) => setTimeout(() => resolve(['10.0.0.1']), 400)),
  );
  network.name('dropped.example.com', ['8.8.8.8']);
  network.drop('8.8.8.8');
  const names = ['hanging', 'late', 'dropped'];
  const results = await Promise.all(names.map((name) => post(`https://${name}.example.com/`, patient)));
  expect(results).toEqual(names.map(() => notReached));
  const times = results.map(({ durationMs }) => durationMs);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(connectTimeoutMs - 10);
  expect(Math.max(...times)).toBeLessThan(connectTimeoutMs * 5);
  await patient.close();
});

test('where loopback is allowed, names that resolve to it are still refused, and localhost is not looked up', async () => {
  await using receiver = await startFakeReceiver();
  network.name('localhost', ['93.184.216.34']);
  network.name(host, ['127.0.0.1']);
  const local = createOutbound({ allowLoopback: true, resolve: network.resolve, ...patiently });
  expect(await post(`http://localhost:${receiver.port}/`, local)).toMatchObject({ kind: 'answered' });
  expect(network.asked).toEqual([]);
  expect(await post(url, local)).toEqual(notReached);
  expect(await local.checkUrl(url)).toMatchObject({ reason: 'not_reachable' });
  expect(await local.checkUrl(receiver.url)).toBeUndefined();
  await local.close();
});
