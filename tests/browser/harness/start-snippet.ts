import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export type RunningSnippet = AsyncDisposable & {
  /** What it has printed. */
  output(): string;
};

const pollMs = 25;

/** Runs a receiver's code from a page, as its reader would. Resolves when it takes calls on `port`; throws where it ends before. */
export async function startSnippet({
  code,
  secret,
  port,
}: {
  code: string;
  secret: string;
  port: number;
}): Promise<RunningSnippet> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    // Where `standardwebhooks` is installed.
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH ?? '', PORT: String(port), FIRSTLINE_WEBHOOK_SECRET: secret },
  });
  const gone = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  // It refuses what is not signed.
  while ((await statusOf(port)) !== 400) {
    if (child.exitCode !== null) throw new Error(`the receiver ended: ${output}`);
    await sleep(pollMs);
  }
  return {
    output: () => output,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function statusOf(port: number): Promise<number | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' }).catch(() => undefined);
  return answer?.status;
}
