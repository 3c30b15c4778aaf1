import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type DevRun = {
  pid: number;
  url: string;
  /** Where the console is. */
  consoleUrl: string;
  email: string;
  password: string;
  /** The command that the banner shows, over several lines. */
  curl: string;
  output(): string;
  /** Sends what Ctrl-C sends; resolves with the exit status. May be called again. */
  stop(): Promise<number | null>;
};

const root = join(import.meta.dirname, '../../..');
const banner =
  /^Firstline is ready: (\S+)$.*^ {2}Console +(\S+)$.*^ {2}Sign-in +(\S+) +(\S+)$.*^(curl .*?'\{.*?\}')$/ms;

/** Runs the script behind `pnpm dev` on a free port, with a data folder of its own, until its banner stands. */
export async function startDev(dataDir: string): Promise<DevRun> {
  const child = spawn(process.execPath, ['apps/dev/src/main.ts', '--data-dir', dataDir], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let output = '';
  const shown = new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const match = banner.exec(output);
      if (match) resolve(match);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then(() => reject(new Error(`pnpm dev ended before it was ready: ${output}`)), reject);
  });
  const [, url = '', consoleUrl = '', email = '', password = '', curl = ''] = await shown;
  return {
    pid: child.pid ?? 0,
    url,
    consoleUrl,
    email,
    password,
    curl,
    output: () => output,
    async stop() {
      child.kill('SIGINT');
      await ended;
      return child.exitCode;
    },
  };
}
