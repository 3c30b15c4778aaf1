import { type ChildProcess, execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';
import postgres from 'postgres';
import { type Binaries, findBinaries } from './binaries.ts';
import { holdLock } from './hold-lock.ts';
import {
  crashPostmaster,
  findPostmaster,
  serverEnvironment,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { prepareDataDir, reachableBinaries } from './reachable-folders.ts';
import { findServerAccount, type ServerAccount } from './server-account.ts';

const run = promisify(execFile);
const startAttempts = 3;
const joinAgainAfterMs = 500;
/** The advisory lock in the database `postgres` that everyone who uses this server holds shared. */
const usersLock = 0x6669_7273;

export type LocalPostgresOptions = {
  /** The folder that holds the data, the password and the server's log. Made where it is missing. */
  dataDir: string;
  /** Kept after stop. Otherwise the data is removed, and the server ends with this process, however that ends. */
  persistent: boolean;
  /** Flushes to disk, as only data that is to survive a crash of the machine needs. Default: false. */
  durable?: boolean;
};

export type LocalPostgres = AsyncDisposable & {
  /** A URL with the password for a database of this server; `postgres` where none is named. */
  url(database?: string): string;
  /**
   * What `pg_ctl restart -m immediate` does: ends the server as a crash does, and starts it on the same port. Resolves when it
   * takes connections. Throws where another process started the server.
   */
  restart(): Promise<void>;
  /**
   * Stops the server as an operator does, who has its clients told, and starts it on the same port when `work` has ended. Resolves
   * when it takes connections. Throws where another process started the server.
   */
  stopDuring(work: () => Promise<void>): Promise<void>;
  /** Leaves the server, and ends it where nobody else uses it. May be called again. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL on a free port of 127.0.0.1, or joins the server that runs from the same data already. It runs
 * until the last of its users has stopped it. Throws where PostgreSQL cannot start, with the end of its log.
 */
export async function startLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const dataDir = join(await realpathOfParent(resolve(options.dataDir)), basename(options.dataDir));
  const lock = `${dataDir}.lock`;
  const joined = await holdLock(lock, async () => {
    const account = await findServerAccount(join(dataDir, 'cluster'));
    await prepareDataDir(dataDir, account);
    const root = await realpath(dataDir);
    for (let attempt = 1; ; attempt++) {
      const server = await startOrJoin(root, account, options);
      try {
        return { root, session: await openUsersSession(server), ...server };
      } catch (error) {
        // A server that is just being killed is found as if it ran.
        if (server.start || attempt === startAttempts) throw error;
        await sleep(joinAgainAfterMs);
      }
    }
  });
  const { root, start, port, password, session } = joined;
  let { child } = joined;

  const leave = async () => {
    await holdLock(lock, async () => {
      const last = await isLastUser(session);
      await session.end({ timeout: 1 });
      if (!last) return;
      await stopPostmaster(join(root, 'cluster'), child);
      if (!options.persistent)
        await Promise.all([dataDir, root].map((path) => rm(path, { recursive: true, force: true })));
    });
  };
  const startAnew = (end: () => Promise<void>) =>
    holdLock(lock, async () => {
      if (!start) throw new Error('Another process started this PostgreSQL.');
      await end();
      child = await start(port);
      await session`select pg_advisory_lock_shared(${usersLock})`;
    });
  const restart = () =>
    startAnew(async () => {
      await crashPostmaster(join(root, 'cluster'));
      child?.stdin?.destroy();
    });
  const stopDuring = (work: () => Promise<void>) =>
    startAnew(async () => {
      await stopPostmaster(join(root, 'cluster'), child);
      await work();
    });
  let left: Promise<void> | undefined;
  const stop = () => {
    left ??= leave();
    return left;
  };
  return {
    url: (database = 'postgres') => toUrl({ port, password }, database),
    restart,
    stopDuring,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

type Server = {
  port: number;
  password: string;
  /** Both where this process started it. */
  child?: ChildProcess;
  start?(port: number): Promise<ChildProcess>;
};

async function startOrJoin(
  root: string,
  account: ServerAccount | undefined,
  options: LocalPostgresOptions,
): Promise<Server> {
  const clusterDir = join(root, 'cluster');
  const passwordFile = join(root, 'password');
  const running = await findPostmaster(clusterDir);
  if (running) return { port: running.port, password: await readFile(passwordFile, 'utf8') };

  const found = await findBinaries();
  const binaries = await reachableBinaries(found, account);
  if (!(await stat(clusterDir).catch(() => undefined))) await createCluster({ root, binaries, account });
  await assertUsable(clusterDir, found, account);
  const start = (port: number) =>
    startPostmaster({
      binaries,
      clusterDir,
      logFile: join(root, 'server.log'),
      port,
      account,
      durable: options.durable ?? false,
      endWithProcess: !options.persistent,
    });
  for (let attempt = 1; ; attempt++) {
    const port = await getPort({ host: '127.0.0.1' });
    try {
      return { port, start, child: await start(port), password: await readFile(passwordFile, 'utf8') };
    } catch (error) {
      // The port may have been taken meanwhile, or processes of a killed server may need a moment to leave.
      if (attempt === startAttempts) throw error;
    }
  }
}

/** Makes a new cluster beside its place and moves it there, so that what an interrupted start left is never used. */
async function createCluster(options: {
  root: string;
  binaries: string;
  account: ServerAccount | undefined;
}): Promise<void> {
  const { root, binaries, account } = options;
  const passwordFile = join(root, 'password');
  const unfinished = join(root, 'unfinished-cluster');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account)
    await Promise.all([unfinished, passwordFile].map((path) => chown(path, account.uid, account.gid)));
  try {
    await run(
      join(binaries, 'bin', 'initdb'),
      [
        ...[
          '-D',
          unfinished,
          '-U',
          'postgres',
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
        ],
        // The same order of strings on every machine.
        ...[
          '--locale=C',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--no-instructions',
          '--no-sync',
        ],
      ],
      { ...account, cwd: '/', env: serverEnvironment },
    );
    await rename(unfinished, join(root, 'cluster'));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(
      `PostgreSQL could not make its data folder: ${(stderr || message).trim().replaceAll('\n', ' | ')}`,
    );
  }
}

async function assertUsable(clusterDir: string, binaries: Binaries, account?: ServerAccount): Promise<void> {
  const { uid } = await stat(clusterDir);
  const expected = account?.uid ?? process.getuid?.();
  // Copied by root: PostgreSQL's user has to own what it works on.
  if (account && uid === 0) await run('chown', ['-R', `${account.uid}:${account.gid}`, clusterDir]);
  else if (expected !== undefined && uid !== expected) {
    throw new Error(`${clusterDir} belongs to another user. Start as that user, or remove it.`);
  }
  const made = (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8')).trim();
  if (!binaries.version.startsWith(`${made}.`)) {
    throw new Error(
      `${clusterDir} was made by PostgreSQL ${made}, and ${binaries.version} is installed. Remove it to start anew.`,
    );
  }
}

/** Its end tells the others that this process has left, even when it was killed. */
async function openUsersSession(server: Server): Promise<postgres.Sql> {
  const session = postgres(toUrl(server, 'postgres'), {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice() {},
  });
  try {
    await session`select pg_advisory_lock_shared(${usersLock})`;
    return session;
  } catch (error) {
    await session.end({ timeout: 1 });
    throw error;
  }
}

/** False too when the session is gone, as then the server has ended or is another. */
async function isLastUser(session: postgres.Sql): Promise<boolean> {
  try {
    await session`select pg_advisory_unlock_shared(${usersLock})`;
    const [row] = await session<[{ last: boolean }]>`select pg_try_advisory_lock(${usersLock}) as last`;
    return row.last;
  } catch {
    return false;
  }
}

function toUrl({ port, password }: Server, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

async function realpathOfParent(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  return await realpath(dirname(path));
}
