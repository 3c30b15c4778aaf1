import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readStartCommand } from '@firstline/process/start-command';

const root = join(import.meta.dirname, '../../..');
const readyWithinMs = 300_000;
const pollMs = 25;

/** Starts a process by the command behind `pnpm start:…`. Resolves when it is ready, with what stops it. */
export async function startProcess(
  kind: 'api' | 'worker',
  env: Record<string, string>,
): Promise<{ stop(): Promise<void> }> {
  const command = readStartCommand(kind);
  const child = spawn(process.execPath, [...command.options, command.entry], {
    cwd: root,
    env: { ...command.env, PATH: process.env.PATH ?? '', INTERNAL_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Nobody else would end it where the tests are ended from outside.
  const endWithTests = () => child.kill('SIGKILL');
  process.once('exit', endWithTests);
  let isGone = false;
  const gone = once(child, 'exit').finally(() => {
    isGone = true;
    process.off('exit', endWithTests);
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  const deadline = Date.now() + readyWithinMs;
  while (!/"msg":"(listening|working)"/.test(output)) {
    if (isGone || Date.now() > deadline) {
      await stop();
      throw new Error(`the ${kind} did not become ready: ${output.slice(-2_000)}`);
    }
    await sleep(pollMs);
  }
  return { stop };
}
