import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivateFile } from '@firstline/local-postgres';

/** What `pnpm dev` runs, for other programs of this clone. */
export type Running = {
  /** Where the API is called. */
  url: string;
  /** What writes the drafts of live keys. */
  engine: string;
  /** Process ids. */
  pids: { api: number | undefined; worker: number | undefined };
};

const fileName = 'running.json';

/** Notes what runs now. Nobody removes it: a reader has to look whether the processes are still there. */
export async function writeRunningFile(dataDir: string, running: Running): Promise<void> {
  await writePrivateFile(join(dataDir, fileName), `${JSON.stringify(running, null, 2)}\n`);
}

/** What ran last, if anything did. */
export async function readRunningFile(dataDir: string): Promise<Running | undefined> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Running);
}
