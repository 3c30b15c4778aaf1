import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readStartCommand } from '@firstline/process/start-command';

const root = join(import.meta.dirname, '../../..');

/** One process of the product, started by the command that stands behind `pnpm start:…`. */
export type Process = {
  /** Where it is called; the worker has no such place. */
  url: string;
  /** Where `/livez`, `/readyz` and `/metrics` are. */
  internalUrl: string;
  /** What a worker's claims stand under in the database; an API has none. */
  workerId: string;
  /** Everything that it wrote. */
  output(): string;
  isRunning(): boolean;
  /** `kill -9`. Resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGTERM. Resolves with its exit status. */
  terminate(): Promise<number | null>;
};

export type ProcessKind = 'api' | 'worker';

const readyWithinMs = 300_000;

/** Starts a process on free ports. Resolves when `/readyz` says 200. */
export async function startProcess(kind: ProcessKind, env: Record<string, string>): Promise<Process> {
  const command = readStartCommand(kind);
  const child = spawn(process.execPath, [...command.options, command.entry], {
    cwd: root,
    env: { ...command.env, PATH: process.env.PATH ?? '', PORT: '0', INTERNAL_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Nobody else would end it where a test, or its process, is ended from outside.
  const endWithTests = () => child.kill('SIGKILL');
  process.once('exit', endWithTests);
  const gone = once(child, 'exit').finally(() => process.off('exit', endWithTests));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const started = {
    url: '',
    internalUrl: '',
    workerId: '',
    output: () => output,
    isRunning: () => isRunning(child),
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async terminate() {
      child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
  };
  const deadline = Date.now() + readyWithinMs;
  for (;;) {
    if (!isRunning(child)) throw new Error(`the ${kind} ended before it was ready: ${output}`);
    if (Date.now() > deadline) {
      await started.kill();
      throw new Error(`the ${kind} was not ready in time: ${output.slice(-2_000)}`);
    }
    const line = /\{[^\n]*"msg":"(listening|working)"\}/.exec(output)?.[0];
    if (line !== undefined) {
      const {
        url = '',
        internal_port,
        worker_id: workerId = '',
      } = JSON.parse(line) as { url?: string; internal_port: number; worker_id?: string };
      Object.assign(started, { url, workerId, internalUrl: `http://127.0.0.1:${internal_port}` });
      if (await isReady(started)) return started;
    }
    await sleep(20);
  }
}

/** Whether `/readyz` says 200. */
export async function isReady({ internalUrl }: Pick<Process, 'internalUrl'>): Promise<boolean> {
  const response = await fetch(`${internalUrl}/readyz`).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status === 200;
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
