import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { devDataDir } from '@firstline/local-postgres';
import type { Config } from '../config.ts';
import { run } from '../run.ts';

export type Outcome = { status: number; stdout: string; stderr: string };

/** Runs a command in this process. */
export async function runAdmin(config: Partial<Config>, ...args: string[]): Promise<Outcome> {
  const written = { stdout: '', stderr: '' };
  const into = (name: 'stdout' | 'stderr') => ({
    write(text: string) {
      written[name] += text;
    },
  });
  const status = await run(args, { stdout: into('stdout'), stderr: into('stderr') }, () => ({
    databaseUrl: undefined,
    devDataDir,
    ...config,
  }));
  return { status, ...written };
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs a command as a process of its own, with nothing in its environment but what is given. */
export function spawnAdmin(env: Record<string, string>, ...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main, ...args], { env }, (_error, stdout, stderr) => {
      resolve({ status: child.exitCode ?? -1, stdout, stderr });
    });
  });
}
