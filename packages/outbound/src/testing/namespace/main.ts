import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { makeCertificate } from '@firstline/fakes';
import { createOutbound } from '../../index.ts';
import { inside, leadInside, mixed, outside, port, zone } from './places.ts';
import { startNameServer } from './start-name-server.ts';

/**
 * Runs in a network namespace of its own, where public and inside addresses are this machine's, a server listens at all of them, and the
 * system's name server is ours. Posts through the guarded client as production makes it, and prints what came of it, which
 * addresses were connected to, and how many connections the system began.
 */
const certificate = makeCertificate({ hosts: ['*.example.com'], isAuthority: true });
const nameServer = await startNameServer(zone);
const reached: string[] = [];
const requests: string[] = [];
const server = createServer({ key: certificate.key, cert: certificate.cert }, (request, response) => {
  requests.push(`${request.method} ${request.headers.host}`);
  const isRedirect = request.headers.host?.startsWith('redirecting');
  if (isRedirect) response.writeHead(307, { location: `https://inside1.example.com:${port}/` });
  response.end();
});
server.on('connection', ({ localAddress = '' }: Socket) => {
  // As the system spells a mapped and an IPv4-compatible address.
  reached.push(localAddress.replace(/^::ffff:(?=\d)/, '').replace('::10.0.0.5', '::a00:5'));
});
server.listen(port, '::');
await once(server, 'listening');

const outbound = createOutbound({
  allowLoopback: false,
  trustedRoots: [certificate.cert],
  connectTimeoutMs: 500,
});
const urlOf = (name: string) => `https://${name}:${port}/`;
const post = async (name: string) => {
  const result = await outbound.post({ url: urlOf(name), headers: {}, body: Buffer.from('{}') });
  return result.kind === 'answered' ? result.statusCode : result.error;
};
const check = async (name: string) => (await outbound.checkUrl(urlOf(name)))?.reason ?? 'fine';

/** Connections that were begun in this namespace so far, by the system's own count. */
function countBegun(): number {
  const [names = '', values = ''] = readFileSync('/proc/self/net/snmp', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('Tcp:'));
  return Number(values.split(' ')[names.split(' ').indexOf('ActiveOpens')]);
}

/** What came of some work, where it connected to, and how many connections it began. */
async function watch<T>(work: () => Promise<T>) {
  reached.length = 0;
  const before = countBegun();
  const outcome = await work();
  const begun = countBegun() - before;
  // The other end learns of a connection a turn of the event loop later.
  const deadline = performance.now() + 2_000;
  while (reached.length < begun && performance.now() < deadline) await setImmediate();
  return { outcome, reached: [...reached], begun };
}

/** As a client does that knows nothing: the system's look-up, and a connection to what it says. */
async function connectByName(name: string): Promise<void> {
  const socket = connect({ host: name, port, autoSelectFamily: false });
  await once(socket, 'connect');
  socket.destroy();
}

const guarded = [...leadInside, ...Object.keys(mixed), 'silent.example.com', 'nowhere.example.com'];
const byName = async (ask: (name: string) => Promise<string | number>) =>
  Object.fromEntries(await Promise.all(guarded.map(async (name) => [name, await ask(name)])));

const report = {
  controls: await Promise.all(
    leadInside.map(async (name) => {
      const { address } = await lookup(name);
      return [name, address];
    }),
  ),
  naive: await watch(() => Promise.all(leadInside.map(connectByName))),
  naiveRebinding: await watch(async () => {
    const { address } = await lookup('naive.example.com', { family: 4 });
    await connectByName('naive.example.com');
    return address;
  }),
  checked: await watch(() => byName(check)),
  posted: await watch(() => byName(post)),
  good: await watch(async () => [await post('public.example.com'), await post('public6.example.com')]),
  both: await watch(() => post('both.example.com')),
  redirected: await watch(() => post('redirecting.example.com')),
  uncertified: await watch(() => post('uncertified.example.org')),
  rebound: await watch(async () => [
    await check('rebinding.example.com'),
    await post('rebinding.example.com'),
  ]),
  turned: await watch(() => post('turning.example.com')),
  turnedQuestions: nameServer.questions
    .filter((question) => question.endsWith(' turning.example.com'))
    .sort(),
  requests,
  inside,
  outside,
};
process.stdout.write(`${JSON.stringify(report)}\n`);
await outbound.close();
nameServer.close();
server.close();
server.closeAllConnections();
