import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const main = fileURLToPath(new URL('./testing/stand-in-main.ts', import.meta.url));
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'firstline-dev-'));
  await chmod(dataDir, 0o755);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

type Run = { process: ChildProcess; output(): string; code: Promise<number | null>; banner(): Promise<void> };

function run(env: Record<string, string> = {}, folder = dataDir): Run {
  const { PORT: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [main, '--data-dir', folder], { env: { ...inherited, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = once(child, 'close').then(([status]) => status as number | null);
  onTestFinished(async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await code;
  });
  const banner = async () => {
    await Promise.race([
      expect.poll(() => output, { timeout: 60_000, interval: 20 }).toContain('Firstline is ready'),
      code.then((status) => {
        throw new Error(`ended with ${status}: ${output}`);
      }),
    ]);
  };
  return { process: child, output: () => output, code, banner };
}

/** The environments that the two stand-ins report, with their process ids. */
async function standIns(output: string): Promise<[Record<string, string>, Record<string, string>]> {
  const ports = ['API', 'worker'].map(
    (name) => new RegExp(`${name}: internal port=(\\d+)`).exec(output)?.[1],
  );
  const found = ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/env`)).json());
  return (await Promise.all(found)) as [Record<string, string>, Record<string, string>];
}

/** Whether a process runs; one that is dead and not collected yet does not. */
async function runs(pid: number | string | undefined): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (process.platform === 'linux') return status !== '' && !/\) Z /.test(status);
  return (
    (await text(spawn('ps', ['-o', 'state=', '-p', String(pid)]).stdout)).trim().replace(/^Z.*/, '') !== ''
  );
}

const serverPid = async () =>
  Number.parseInt(await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends everything, with status 0', async (signal) => {
  const dev = run();
  await dev.banner();
  const [api, worker] = await standIns(dev.output());
  const pids = [api.pid, worker.pid, await serverPid()];
  dev.process.kill(signal);
  expect(await dev.code).toBe(0);
  expect(await Promise.all(pids.map(runs))).toEqual([false, false, false]);
});

test('asked twice, it kills what does not stop', async () => {
  const dev = run({ STAND_IN: 'deaf' });
  await dev.banner();
  const [api, worker] = await standIns(dev.output());
  const pids = [api.pid, worker.pid, await serverPid()];
  dev.process.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await runs(api.pid)).toBe(true);
  dev.process.kill('SIGINT');
  expect(await dev.code).toBe(0);
  expect(await Promise.all(pids.map(runs))).toEqual([false, false, false]);
});

test('can be stopped while it starts', async () => {
  const dev = run();
  await expect.poll(() => serverPid().catch(() => 0), { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  const pid = await serverPid();
  dev.process.kill('SIGINT');
  expect(await dev.code).toBe(0);
  expect(await runs(pid)).toBe(false);
});

test('killed itself, it leaves neither API nor worker, and the next start takes the database over', async () => {
  const dev = run();
  await dev.banner();
  const [api, worker] = await standIns(dev.output());
  dev.process.kill('SIGKILL');
  await dev.code;
  await expect
    .poll(() => Promise.all([api.pid, worker.pid].map(runs)), { timeout: 60_000 })
    .toEqual([false, false]);

  const pid = await serverPid();
  const next = run();
  await next.banner();
  expect(await serverPid()).toBe(pid);
  next.process.kill('SIGINT');
  expect(await next.code).toBe(0);
  expect(await runs(pid)).toBe(false);
});

test('a part that dies is named, and ends the rest with status 1', async () => {
  const dev = run();
  await dev.banner();
  const [api, worker] = await standIns(dev.output());
  await fetch(`http://127.0.0.1:${worker.INTERNAL_PORT}/die`).catch(() => undefined);
  expect(await dev.code).toBe(1);
  expect(dev.output()).toContain('The worker (exit status 7) has ended by itself: stopping everything.');
  expect(await Promise.all([api.pid, worker.pid].map(runs))).toEqual([false, false]);
});

test('a part that is killed is started again, as often as it is killed, and can be found by its process id', async () => {
  const dev = run();
  await dev.banner();
  const pids = new Set<number>();
  for (const kill of [1, 2]) {
    const { pids: running } = JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8'));
    expect(await runs(running.api)).toBe(true);
    pids.add(running.api);
    process.kill(running.api, 'SIGKILL');
    await expect
      .poll(() => dev.output().match(/^The API is ready again\.$/gm)?.length, { timeout: 60_000 })
      .toBe(kill);
  }
  expect(pids.size).toBe(2);
  expect(dev.output().match(/^The API was killed \(SIGKILL\): starting it again\.$/gm)).toHaveLength(2);
  const [, worker] = await standIns(dev.output());
  expect(await runs(worker.pid)).toBe(true);
  dev.process.kill('SIGINT');
  expect(await dev.code).toBe(0);
  const { pids: last } = JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8'));
  expect(await Promise.all([last.api, last.worker].map(runs))).toEqual([false, false]);
});

test('a part that does not start is named in one line with its reason', async () => {
  const dev = run({ STAND_IN: 'refuse' });
  expect(await dev.code).toBe(1);
  expect(dev.output()).toMatch(/^The (API|worker) did not start: SOME_VARIABLE is not set\n$/);
});

test('a part that crashes while it starts shows where', async () => {
  const dev = run({ STAND_IN: 'crash' });
  expect(await dev.code).toBe(1);
  expect(dev.output()).toMatch(/^(API|worker): Error: a fault in the code$/m);
  expect(dev.output()).toMatch(/^The (API|worker) did not start: exit status 1$/m);
});

test('a database that goes away is named', async () => {
  const dev = run();
  await dev.banner();
  process.kill(await serverPid(), 'SIGINT');
  expect(await dev.code).toBe(1);
  expect(dev.output()).toContain('PostgreSQL has ended by itself');
});

test('gives both parts what they need, and the same on every start', async () => {
  const environments = [];
  for (let start = 0; start < 2; start++) {
    const dev = run({
      ANTHROPIC_API_KEY: '',
      GENERATION_MODEL: '',
      SECRETS_KEY: 'not ours',
      DATABASE_URL: 'postgres://elsewhere/db',
    });
    await dev.banner();
    const [api, worker] = await standIns(dev.output());
    expect(api.PUBLIC_URL).toBe(`http://127.0.0.1:${api.PORT}`);
    expect(api.DATABASE_URL).toMatch(/^postgres:\/\/postgres:.+@127\.0\.0\.1:\d+\/firstline$/);
    expect([worker.DATABASE_URL, worker.PORT]).toEqual([api.DATABASE_URL, undefined]);
    environments.push([api, worker].map((env) => [env.SECRETS_KEY, env.AUTH_SECRET, env.GENERATION_MODEL]));
    expect([api.WEBHOOK_ALLOW_LOOPBACK, worker.WEBHOOK_ALLOW_LOOPBACK]).toEqual(['true', 'true']);
    expect(dev.output()).toContain('written offline by the embedded composer');
    dev.process.kill('SIGINT');
    await dev.code;
  }
  expect(environments[1]).toEqual(environments[0]);
  expect(environments[0]?.[0]).toEqual(environments[0]?.[1]);
  expect(environments[0]?.[0]?.[2]).toBe('composer-1');
});

test('a public address is for links; the command calls this machine', async () => {
  const dev = run({ PUBLIC_URL: 'https://drafts.example.com' });
  await dev.banner();
  const [api] = await standIns(dev.output());
  expect(api.PUBLIC_URL).toBe('https://drafts.example.com');
  expect(dev.output()).toContain(`curl -sS http://127.0.0.1:${api.PORT}/`);
});

test('the console is told where the API is, and nothing secret; the others are told where the console is', async () => {
  const dev = run({ ANTHROPIC_API_KEY: 'sk-ant-some' });
  await dev.banner();
  const [api, worker] = await standIns(dev.output());
  expect(dev.output()).toContain(`Console     ${api.CONSOLE_URL}\n`);
  expect(worker.CONSOLE_URL).toBe(api.CONSOLE_URL);
  const given = (await (await fetch(api.CONSOLE_URL ?? '')).json()) as Record<string, string>;
  expect(given.API_URL).toBe(`http://127.0.0.1:${api.PORT}`);
  const secrets = [api.SECRETS_KEY, api.AUTH_SECRET, api.DATABASE_URL, 'sk-ant-some'];
  expect(Object.values(given).filter((value) => secrets.includes(value))).toEqual([]);
  dev.process.kill('SIGINT');
  expect(await dev.code).toBe(0);
  expect(await runs(given.pid)).toBe(false);
});

test('a key for Claude decides the engine', async () => {
  const dev = run({ ANTHROPIC_API_KEY: 'sk-ant-some', GENERATION_MODEL: '' });
  await dev.banner();
  const [api] = await standIns(dev.output());
  expect([api.ANTHROPIC_API_KEY, api.GENERATION_MODEL]).toEqual(['sk-ant-some', undefined]);
  expect(dev.output()).toContain('written by Claude');
});

test('a second one in the same folder is refused in one line with the address of the first', async () => {
  const first = run();
  await first.banner();
  const [api] = await standIns(first.output());
  const second = run();
  expect(await second.code).toBe(1);
  expect(second.output()).toBe(`pnpm dev already runs in this folder, at ${api.PUBLIC_URL}.\n`);
  expect(await standIns(first.output())).toHaveLength(2);
});

test('a port that was asked for and is taken or malformed ends it with one line', async () => {
  const other = createServer().listen({ port: await getPort(), host: '127.0.0.1' });
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  const taken = run({ PORT: String(port) });
  expect(await taken.code).toBe(1);
  expect(taken.output()).toBe(`Port ${port} is taken: stop what uses it, or set PORT to another one.\n`);

  for (const malformed of ['abc', '70000', '3000.5', '-1', '0x10']) {
    const dev = run({ PORT: malformed });
    expect(await dev.code).toBe(1);
    expect(dev.output()).toBe(`PORT must be a number from 0 to 65535, and is "${malformed}".\n`);
  }
});

test('a port that nobody asked for is replaced by the next free one, which it says', async () => {
  const other = createServer().listen({ port: 3_000, host: '127.0.0.1' });
  await once(other, 'listening').catch(() => 'taken by somebody else, which is as good');
  onTestFinished(() => void other.close());
  const dev = run();
  await dev.banner();
  const [api] = await standIns(dev.output());
  expect(Number(api.PORT)).toBeGreaterThan(3_000);
  expect(dev.output()).toContain(`Port 3000 is taken, so this uses ${api.PORT}.`);
});
