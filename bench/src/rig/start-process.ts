import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const readyWithinMs = 120_000;
const stopWithinMs = 10_000;

export type Running = { pid: number; stop(): Promise<void> };

/** Starts a Node process whose output goes to a file, and waits until it answers over HTTP. Throws with its last lines where it does not. */
export async function startProcess(options: {
  args: string[];
  env: Record<string, string>;
  logFile: string;
  /** Any answer here says that it is ready. */
  readyUrl: string;
}): Promise<Running> {
  const log = openSync(options.logFile, 'w');
  const child = spawn(process.execPath, options.args, {
    env: { PATH: process.env.PATH ?? '', ...options.env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  // Whatever ends us, Ctrl-C too, must not leave it behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit').then(() => process.off('exit', kill));

  const deadline = Date.now() + readyWithinMs;
  while (!(await answers(options.readyUrl))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      kill();
      const lines = readFileSync(options.logFile, 'utf8').trim().split('\n').slice(-10).join('\n');
      throw new Error(`${options.args.join(' ')} did not start:\n${lines}`);
    }
    await sleep(20);
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      const late = setTimeout(kill, stopWithinMs);
      await ended;
      clearTimeout(late);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return await fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return true;
    },
    () => false,
  );
}
