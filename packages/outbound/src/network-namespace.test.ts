import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { inside, leadInside, mixed, outside } from './testing/namespace/places.ts';

type Watched<T> = { outcome: T; reached: string[]; begun: number };
type ByName = Record<string, string>;
type Report = {
  controls: [name: string, address: string][];
  naive: Watched<unknown>;
  naiveRebinding: Watched<string>;
  checked: Watched<ByName>;
  posted: Watched<ByName>;
  good: Watched<number[]>;
  both: Watched<number>;
  redirected: Watched<number>;
  uncertified: Watched<string>;
  rebound: Watched<string[]>;
  turned: Watched<number>;
  turnedQuestions: string[];
  requests: string[];
};

const run = promisify(execFile);
const main = fileURLToPath(new URL('./testing/namespace/main.ts', import.meta.url));

/** Runs a shell in a network namespace of its own, with the rights of root within it. */
const runApart = (script: string) =>
  run('unshare', ['--map-root-user', '--net', '--mount', 'sh', '-ec', script], { timeout: 60_000 });

const canRunApart = () =>
  runApart('ip link set lo up; ip -6 addr add 2606:2800::1/128 dev lo nodad; mount --bind /etc /etc').then(
    () => true,
    () => false,
  );

/**
 * Posts with the default resolver and real sockets, where a server listens at every inside address: what the guard lets through
 * is seen there, and in the system's count of connections that were begun.
 */
describe.skipIf(process.platform !== 'linux')('in a network of its own', () => {
  let report: Report | undefined;
  beforeAll(async () => {
    if (!(await canRunApart())) return;
    const folder = await mkdtemp(join(tmpdir(), 'firstline-namespace-'));
    await writeFile(join(folder, 'resolv.conf'), 'nameserver 127.0.0.1\nsearch corp\n');
    await writeFile(join(folder, 'hosts'), '127.0.0.1 localhost\n10.0.0.5 hosts-file.example.com\n');
    const addresses = [...Object.values(outside), ...inside].filter((address) => !/^127|^::1$/.test(address));
    const add = (address: string) =>
      address.includes(':')
        ? `ip -6 addr add ${address}/128 dev lo nodad`
        : `ip addr add ${address}/32 dev lo`;
    const script = [
      'ip link set lo up',
      ...addresses.map(add),
      ...['resolv.conf', 'hosts'].map((file) => `mount --bind ${join(folder, file)} /etc/${file}`),
      `exec ${process.execPath} ${main}`,
    ].join('\n');
    try {
      report = JSON.parse((await runApart(script)).stdout) as Report;
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  const holds = (name: string, check: (report: Report) => void) =>
    it(name, (context) => {
      if (!report) return context.skip('network namespaces, `ip` or IPv6 cannot be used here');
      check(report);
    });
  const allAre = (names: string[], value: string) => Object.fromEntries(names.map((name) => [name, value]));
  const refused = [...leadInside, ...Object.keys(mixed), 'silent.example.com', 'nowhere.example.com'];

  holds('every name that is to be refused leads inside whoever connects by name', ({ naive, controls }) => {
    expect(controls.map(([name]) => name)).toEqual(leadInside);
    expect(naive.reached).toHaveLength(leadInside.length);
    expect(new Set(naive.reached)).toEqual(new Set(inside));
  });

  holds('a client that checks a name and then connects by it is led inside', ({ naiveRebinding }) => {
    expect(naiveRebinding).toMatchObject({ outcome: outside.v4, reached: ['10.0.0.5'] });
  });

  holds('a check refuses each, and connects nowhere', ({ checked }) => {
    expect(checked).toEqual({ outcome: allAre(refused, 'not_reachable'), reached: [], begun: 0 });
  });

  holds('a post to each fails in one way, and no connection is begun, inside or outside', ({ posted }) => {
    expect(posted).toEqual({ outcome: allAre(refused, 'connection_failed'), reached: [], begun: 0 });
  });

  holds('public names are reached over IPv4 and IPv6, with one connection each', ({ good, both }) => {
    expect(good).toEqual({ outcome: [200, 200], reached: [outside.v4, outside.v6], begun: 2 });
    expect(both).toEqual({ outcome: 200, reached: [outside.v4], begun: 1 });
  });

  holds('a name that turns inside after its check is not dialled', ({ rebound }) => {
    expect(rebound).toEqual({ outcome: ['fine', 'connection_failed'], reached: [], begun: 0 });
  });

  holds(
    'a name that turns inside with every second question is asked once and dialled where it was checked',
    ({ turned, turnedQuestions }) => {
      expect(turned).toEqual({ outcome: 200, reached: [outside.v4], begun: 1 });
      expect(turnedQuestions).toEqual(['A turning.example.com', 'AAAA turning.example.com']);
    },
  );

  holds('a redirect inside is an answer', ({ redirected, requests }) => {
    expect(redirected).toEqual({ outcome: 307, reached: [outside.v4], begun: 1 });
    expect(requests.filter((request) => request.includes('inside'))).toEqual([]);
  });

  holds(
    'a certificate for another name fails the post, which is not tried again',
    ({ uncertified, requests }) => {
      expect(uncertified).toEqual({ outcome: 'tls_failed', reached: [outside.v4], begun: 1 });
      expect(requests.filter((request) => request.includes('uncertified'))).toEqual([]);
    },
  );
});
