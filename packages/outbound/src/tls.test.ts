import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { connect as secureConnect } from 'node:tls';
import { makeCertificate, startFakeReceiver } from '@firstline/fakes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutboundOver } from './create-outbound.ts';
import { createPublicNetwork, type PublicNetwork } from './testing/public-network.ts';
import type { DispatchResult, Outbound } from './types.ts';

const host = 'hooks.example.com';
const address = '93.184.216.34';
const authority = makeCertificate({ hosts: ['Test Authority'], isAuthority: true });
const good = makeCertificate({ hosts: [host], issuer: authority });

let network: PublicNetwork;
let outbound: Outbound;

beforeEach(() => {
  network = createPublicNetwork();
  network.name(host, [address]);
  outbound = createOutboundOver(network.dial, {
    allowLoopback: false,
    resolve: network.resolve,
    connectTimeoutMs: 500,
    timeoutMs: 1_500,
    trustedRoots: [authority.cert],
  });
});
afterEach(() => outbound.close());

const post = (port?: number): Promise<DispatchResult> => {
  if (port !== undefined) network.place(address, port);
  return outbound.post({
    url: `https://${host}/in`,
    headers: { 'webhook-id': 'evt_1' },
    body: Buffer.from('{}'),
  });
};

test('a trusted certificate for the name is accepted; Host and SNI are the name, the connection goes to its address', async () => {
  const names: string[] = [];
  await using receiver = await startFakeReceiver({
    tls: {
      ...good,
      SNICallback: (name, done) => {
        names.push(name);
        done(null);
      },
    },
  });
  expect(await post(receiver.port)).toMatchObject({ kind: 'answered', statusCode: 200 });
  expect(receiver.requests[0]?.headers.host).toBe(host);
  expect(names).toEqual([host]);
  expect(network.dialled).toEqual([`${address} 443`]);
});

const other = makeCertificate({ hosts: ['another authority'], isAuthority: true });
test.each([
  ['expired', makeCertificate({ hosts: [host], issuer: authority, isExpired: true })],
  ['self-signed', makeCertificate({ hosts: [host] })],
  ['for another host', makeCertificate({ hosts: ['other.example.com'], issuer: authority })],
  ['of an unknown authority', makeCertificate({ hosts: [host], issuer: other })],
  [
    "of an unknown authority by a known one's name",
    makeCertificate({ hosts: [host], issuer: { ...other, name: authority.name } }),
  ],
])(
  'a certificate that is %s fails the post, which is not tried again in any other way',
  async (_, certificate) => {
    await using receiver = await startFakeReceiver({ tls: certificate });
    // Node's switch for accepting any certificate has no say here.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    try {
      expect(await post(receiver.port)).toMatchObject({ kind: 'failed', error: 'tls_failed' });
    } finally {
      vi.unstubAllEnvs();
    }
    expect(receiver.connections).toBe(1);
    expect(receiver.requests).toHaveLength(0);
    expect(network.dialled).toHaveLength(1);
  },
);

test.each(['TLSv1', 'TLSv1.1'] as const)('%s is not spoken', async (version) => {
  const old = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  await using receiver = await startFakeReceiver({ tls: { ...good, ...old } });
  // The server does speak it, to whoever asks.
  const control = secureConnect({ ...old, port: receiver.port, servername: host, ca: authority.cert });
  await once(control, 'secureConnect');
  expect(control.getProtocol()).toBe(version);
  control.destroy();

  expect(await post(receiver.port)).toMatchObject({ kind: 'failed', error: 'tls_failed' });
  expect(receiver.requests).toHaveLength(0);
});

test('TLS 1.2 is spoken', async () => {
  await using receiver = await startFakeReceiver({ tls: { ...good, maxVersion: 'TLSv1.2' } });
  expect(await post(receiver.port)).toMatchObject({ kind: 'answered', statusCode: 200 });
});

test.each<[string, (socket: Socket) => void]>([
  ['resets', (socket) => socket.resetAndDestroy()],
  ['closes', (socket) => socket.end()],
  ['keeps silent', () => undefined],
  ['answers in plain text', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')],
])('a server that %s in the handshake fails the post, and gets nothing in plain text', async (_, act) => {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => received.push(data));
    socket.once('data', () => act(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  expect(await post(typeof at === 'object' ? at?.port : undefined)).toMatchObject({
    kind: 'failed',
    error: 'tls_failed',
  });
  expect(Buffer.concat(received)[0]).toBe(0x16); // a TLS handshake record
  expect(Buffer.concat(received).includes('POST')).toBe(false);
  expect(network.dialled).toHaveLength(1);
  server.close();
});

test('a server that asks for a certificate of ours fails the post', async () => {
  await using receiver = await startFakeReceiver({
    tls: { ...good, requestCert: true, rejectUnauthorized: true, ca: authority.cert },
  });
  expect(await post(receiver.port)).toMatchObject({ kind: 'failed', error: 'tls_failed' });
  expect(receiver.requests).toHaveLength(0);
});

test('http/1.1 is the only protocol offered', async () => {
  await using receiver = await startFakeReceiver({ tls: { ...good, ALPNProtocols: ['h2'] } });
  expect(await post(receiver.port)).toMatchObject({ kind: 'failed', error: 'tls_failed' });
});
