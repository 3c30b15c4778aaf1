import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProcess } from './find-process.ts';
import { isAlive } from './is-alive.ts';
import type { ServerAccount } from './server-account.ts';

const pollMs = 10;
/** Crash recovery after a kill may take its time. */
const readyWithinMs = 60_000;
const stopWithinMs = 20_000;

/** Nothing of the caller's: its locale, time zone and PG variables would decide what the server does. */
export const serverEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin:/usr/sbin:/sbin' };

/** A running server, as its `postmaster.pid` describes it. */
export type Postmaster = { pid: number; port: number; ready: boolean };

export type PostmasterOptions = {
  binaries: string;
  clusterDir: string;
  logFile: string;
  port: number;
  account: ServerAccount | undefined;
  /** Flushes to disk; off, a crash of the machine (not of the server) may ruin the data. */
  durable: boolean;
  /** Ends the server with this process, however that ends. */
  endWithProcess: boolean;
};

/**
 * The server that runs from this data, or undefined. A `postmaster.pid` that a killed server left is removed: its
 * process id may belong to another process by now, for which PostgreSQL would refuse to start.
 */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const seen = await readPidFile(clusterDir);
  if (!seen) return undefined;
  if (await isServerOf(seen.pid, clusterDir)) return seen;
  await rm(join(clusterDir, 'postmaster.pid'), { force: true });
  return undefined;
}

/**
 * Starts the server and waits until it takes connections. Throws with the end of its log when it does not. Where the
 * server ends with this process, the result ends it: its pipe's other end.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<ChildProcess> {
  const { account, clusterDir, endWithProcess, logFile } = options;
  // Anew: root may have started here once, and its log is root's.
  await rm(logFile, { force: true });
  const log = await open(logFile, 'w', 0o600);
  const command = [join(options.binaries, 'bin', 'postgres'), ...serverArguments(options)];
  // The shell ends the server when its standard input closes, which the system does however this process ends.
  const tied = ['/bin/sh', '-c', '"$@" & read -r _; kill -INT $!; wait', 'sh', ...command];
  const [file = '', ...rest] = endWithProcess ? tied : command;
  const child = spawn(file, rest, {
    ...account,
    cwd: '/',
    // A session of its own: Ctrl-C in the terminal must reach only whoever stops things in order.
    detached: true,
    stdio: [endWithProcess ? 'pipe' : 'ignore', log.fd, log.fd],
    env: serverEnvironment,
  });
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', () => {
    failure ??= 'it exited';
  });
  child.unref();
  (child.stdin as { unref?: () => void } | null)?.unref?.();
  await log.close();

  const deadline = Date.now() + readyWithinMs;
  while (!(await readPidFile(clusterDir))?.ready) {
    if (Date.now() > deadline) failure ??= `it was not ready within ${readyWithinMs / 1_000} seconds`;
    if (failure) throw new Error(`PostgreSQL did not start: ${failure}. ${await lastLines(logFile)}`.trim());
    await sleep(pollMs);
  }
  return child;
}

/**
 * Ends the server: first by disconnecting its clients, and where that takes too long, at once. `child` is what
 * `startPostmaster` returned, in the process that called it.
 */
export async function stopPostmaster(clusterDir: string, child?: ChildProcess): Promise<void> {
  // A server that ends with this process is told through its pipe, else its shell would not collect it.
  child?.stdin?.destroy();
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const running = await findPostmaster(clusterDir);
    if (!running) return;
    tryKill(running.pid, signal);
    const deadline = Date.now() + stopWithinMs;
    while (Date.now() < deadline) {
      // Killed from outside, it leaves its file.
      if (!isAlive(running.pid)) return;
      if (!(await readPidFile(clusterDir))) return await outliveBriefly(running.pid);
      await sleep(pollMs);
    }
  }
  throw new Error(`PostgreSQL in ${clusterDir} does not stop.`);
}

/** Ends the server as a crash does: nothing is written, nobody is told. Resolves when its processes are gone. */
export async function crashPostmaster(clusterDir: string): Promise<void> {
  const running = await findPostmaster(clusterDir);
  if (!running) return;
  tryKill(running.pid, 'SIGQUIT');
  const deadline = Date.now() + stopWithinMs;
  while (await isServerOf(running.pid, clusterDir)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL in ${clusterDir} does not stop.`);
    await sleep(pollMs);
  }
  await rm(join(clusterDir, 'postmaster.pid'), { force: true });
}

/** The file goes a moment before the process; a process that nobody collects would be waited for in vain. */
async function outliveBriefly(pid: number): Promise<void> {
  const deadline = Date.now() + 500;
  while (isAlive(pid) && Date.now() < deadline) await sleep(pollMs);
}

function serverArguments({ clusterDir, port, durable, endWithProcess }: PostmasterOptions): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    max_wal_senders: '0',
    wal_level: 'minimal',
    jit: 'off',
    timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...(endWithProcess ? { restart_after_crash: 'off' } : {}),
  };
  return [
    '-D',
    clusterDir,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

function tryKill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself.
  }
}

async function readPidFile(clusterDir: string): Promise<Postmaster | undefined> {
  const content = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  // Process id, data folder, start time, port, socket folder, listen address, shared memory, status.
  const lines = content.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' };
}

/** Whether that process is a PostgreSQL of this data, and not one that got the id of a server long gone. */
async function isServerOf(pid: number, clusterDir: string): Promise<boolean> {
  const found = await findProcess(pid);
  return found?.command.includes(`-D ${clusterDir} `) ?? false;
}

async function lastLines(logFile: string): Promise<string> {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  return log.trim().split('\n').slice(-5).join(' | ');
}
