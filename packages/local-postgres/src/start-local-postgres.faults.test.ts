import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { isAlive } from './is-alive.ts';
import { startLocalPostgres } from './start-local-postgres.ts';

let folder: string;
let dataDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firstline-local-postgres-'));
  await chmod(folder, 0o755);
});
beforeEach(async ({ task }) => {
  dataDir = join(folder, task.id, 'postgres');
});
afterAll(async () => {
  // Where the data could not stay below the folder, a link leads to it.
  for (const name of await readdir(folder)) {
    for (const link of ['postgres', 'copy']) {
      const target = await readlink(join(folder, name, link)).catch(() => undefined);
      if (target) await rm(target, { recursive: true, force: true });
    }
  }
  await rm(folder, { recursive: true, force: true });
});

const start = (durable = false) => startLocalPostgres({ dataDir, persistent: true, durable });

async function query(url: string, statement: string): Promise<postgres.Row[]> {
  const sql = postgres(url, { max: 1, connect_timeout: 2 });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

const serverPid = async () =>
  Number.parseInt(await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'), 10);

async function waitUntilGone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid), { timeout: 60_000, interval: 20 }).toBe(false);
}

/** A process of its own that starts the server and reports its address. */
async function startElsewhere(persistent: boolean): Promise<{ url: string; kill(): Promise<void> }> {
  const module = JSON.stringify(new URL('./start-local-postgres.ts', import.meta.url).href);
  const script = `import { startLocalPostgres } from ${module};
    const server = await startLocalPostgres(${JSON.stringify({ dataDir, persistent })});
    console.log(server.url()); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { url: line.toString().trim(), kill };
}

test('keeps its data from one start to the next, and asks for its password', async () => {
  const first = await start();
  await query(first.url(), 'create table kept as select 42 as value');
  await first.stop();
  await first.stop();
  await expect(query(first.url(), 'select 1')).rejects.toThrow('ECONNREFUSED');

  const second = await start();
  onTestFinished(second.stop);
  expect(await query(second.url(), 'select value from kept')).toEqual([{ value: 42 }]);
  const wrong = new URL(second.url());
  wrong.password = 'postgres';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('removes throw-away data', async () => {
  const server = await startLocalPostgres({ dataDir, persistent: false });
  await server.stop();
  expect(await readdir(join(dataDir, '..'))).toEqual([]);
});

test('takes the connections of a whole test run', async () => {
  const server = await startLocalPostgres({ dataDir, persistent: false });
  onTestFinished(server.stop);
  const sql = postgres(server.url(), { max: 150 });
  await Promise.all(Array.from({ length: 150 }, () => sql`select pg_sleep(0.2)`));
  const [count] =
    await sql`select count(*)::int as open from pg_stat_activity where pid <> pg_backend_pid() and query ilike '%pg_sleep%'`;
  expect(count?.open).toBeGreaterThan(140);
  await sql.end();
});

test('joins a server that runs from the same data, which ends with its last user', async () => {
  const owner = await start();
  const joiner = await start();
  expect(joiner.url()).toBe(owner.url());
  const pid = await serverPid();

  await joiner.stop();
  expect(await query(owner.url(), 'select 1 as one')).toEqual([{ one: 1 }]);

  const successor = await start();
  await owner.stop();
  expect(await query(successor.url(), 'select 1 as one')).toEqual([{ one: 1 }]);

  await successor.stop();
  await waitUntilGone(pid);
});

test('is started once by two that start at the same moment on an empty folder', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  expect(one.url()).toBe(two.url());
  await Promise.all([one.stop(), two.stop()]);
  await expect(query(one.url(), 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('starts anew where the server is killed while it is being joined', async () => {
  const owner = await start(true);
  onTestFinished(owner.stop);
  await query(owner.url(), 'create table kept as select 42 as value');
  const pid = await serverPid();
  // Stands before the server, which is killed once somebody connects and before anything is answered.
  const inFront = createServer(async (socket) => {
    socket.on('error', () => {});
    process.kill(pid, 'SIGKILL');
    await waitUntilGone(pid);
    socket.resetAndDestroy();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void inFront.close());
  await once(inFront, 'listening');
  const pidFile = join(dataDir, 'cluster', 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8')).split('\n');
  lines[3] = String((inFront.address() as AddressInfo).port);
  await writeFile(pidFile, lines.join('\n'));

  const joiner = await start(true);
  onTestFinished(joiner.stop);
  expect(await serverPid()).not.toBe(pid);
  expect(await query(joiner.url(), 'select value from kept')).toEqual([{ value: 42 }]);
});

test('recovers the data of a killed server', async () => {
  const server = await start(true);
  await query(server.url(), 'create table kept as select 42 as value');
  process.kill(await serverPid(), 'SIGKILL');

  const again = await start(true);
  onTestFinished(again.stop);
  expect(await query(again.url(), 'select value from kept')).toEqual([{ value: 42 }]);
  await server.stop();
  expect(await query(again.url(), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('restarts as after a crash: on the same port, with what was committed, and others still count as its users', async () => {
  const server = await startLocalPostgres({ dataDir, persistent: false, durable: true });
  const other = await startLocalPostgres({ dataDir, persistent: false });
  await query(server.url(), 'create table kept (id int)');
  const pid = await serverPid();
  await server.restart();
  expect(await serverPid()).not.toBe(pid);
  expect(await query(server.url(), 'select count(*)::int as found from kept')).toEqual([{ found: 0 }]);
  await expect(other.restart()).rejects.toThrow('Another process started this PostgreSQL');
  await server.restart();
  const last = await serverPid();
  await server.stop();
  await other.stop();
  await waitUntilGone(last);
});

test('is stopped while something is done, and then there again with what was committed', async () => {
  await using server = await startLocalPostgres({ dataDir, persistent: false });
  await query(server.url(), 'create table kept (id int)');
  const pid = await serverPid();
  await server.stopDuring(async () => {
    await waitUntilGone(pid);
    await expect(query(server.url(), 'select 1')).rejects.toThrow('ECONNREFUSED');
  });
  expect(await query(server.url(), 'select count(*)::int as found from kept')).toEqual([{ found: 0 }]);
});

test('starts although the process id that a dead server left belongs to another process now', async () => {
  await (await start()).stop();
  const pidFile = join(dataDir, 'cluster', 'postmaster.pid');
  // A process of PostgreSQL's own user is what PostgreSQL itself would stop at.
  const { uid, gid } = await lstat(join(dataDir, 'cluster'));
  const other = spawn('sleep', ['60'], { uid, gid });
  await writeFile(pidFile, `${other.pid}\n${join(dataDir, 'cluster')}\n0\n5432\n\n127.0.0.1\n\nready\n`);
  const server = await start();
  onTestFinished(server.stop);
  expect(await query(server.url(), 'select 1 as one')).toEqual([{ one: 1 }]);
  other.kill();
});

test('starts although an earlier start died half-way', async () => {
  await mkdir(join(dataDir, 'unfinished-cluster'), { recursive: true });
  await writeFile(join(dataDir, 'unfinished-cluster', 'PG_VERSION'), '18\n');
  const gone = spawn('true');
  await once(gone, 'exit');
  await writeFile(`${dataDir}.lock`, String(gone.pid));
  const server = await start();
  onTestFinished(server.stop);
  expect(await query(server.url(), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a throw-away server ends with its process, even when that is killed', async () => {
  const elsewhere = await startElsewhere(false);
  const pid = await serverPid();
  await elsewhere.kill();
  await waitUntilGone(pid);
});

test('a lasting server that its killed process left is taken over, and then ends with its user', async () => {
  const elsewhere = await startElsewhere(true);
  const pid = await serverPid();
  await elsewhere.kill();
  expect(isAlive(pid)).toBe(true);

  const server = await start();
  expect(server.url()).toBe(elsewhere.url);
  await server.stop();
  await waitUntilGone(pid);
});

test('names data of another version in one line', async () => {
  await mkdir(join(dataDir, 'cluster'), { recursive: true });
  await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(/^.*cluster was made by PostgreSQL 17, and 18\..* is installed\..*$/);
});

test.skipIf(process.getuid?.() !== 0)('works for root in a folder that no other user can enter', async () => {
  await mkdir(join(dataDir, '..'), { mode: 0o700, recursive: true });
  const first = await start();
  await query(first.url(), 'create table kept as select 42 as value');
  await first.stop();
  const target = await readlink(dataDir);
  expect(target).toMatch(/^\/var\/(lib|db)\/firstline\/[0-9a-f]{16}$/);

  // A clone that was copied has data of its own.
  const copy = join(dataDir, '..', 'copy');
  await symlink(target, copy);
  const other = await startLocalPostgres({ dataDir: copy, persistent: false });
  await expect(query(other.url(), 'select value from kept')).rejects.toThrow('does not exist');
  await other.stop();

  // Data whose temporary folder is gone is removed; the rest stays.
  const gone = join(dirname(target), '0123456789abcdef');
  await mkdir(gone);
  await writeFile(join(gone, 'origin'), join(folder, 'gone', 'postgres'));
  const third = await startLocalPostgres({ dataDir: join(dataDir, '..', 'third'), persistent: false });
  await third.stop();
  await expect(lstat(gone)).rejects.toThrow('ENOENT');

  const second = await startLocalPostgres({ dataDir, persistent: false });
  expect(await query(second.url(), 'select value from kept')).toEqual([{ value: 42 }]);
  await second.stop();
  await expect(lstat(target)).rejects.toThrow('ENOENT');
  await expect(lstat(dataDir)).rejects.toThrow('ENOENT');
});
