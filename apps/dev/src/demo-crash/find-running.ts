import { fileURLToPath } from 'node:url';
import { findProcess } from '@firstline/local-postgres';
import { offlineModel } from '../process-env.ts';
import { readRunningFile } from '../running-file.ts';
import { StartError } from '../start-error.ts';

const apiEntry = fileURLToPath(new URL('../../../api/src/server.ts', import.meta.url));

/** Where the API that `pnpm dev` runs is called. Throws a StartError where it does not run, or would spend money. */
export async function findRunningApi(dataDir: string): Promise<{ url: string }> {
  const running = await readRunningFile(dataDir);
  if (!running || !(await findApiProcess(dataDir))) {
    throw new StartError('pnpm dev does not run in this folder: start it in another terminal first.');
  }
  if (running.engine !== offlineModel) {
    throw new StartError(
      `pnpm dev writes drafts with ${running.engine}, which would be paid for: start it with GENERATION_MODEL=${offlineModel} for this.`,
    );
  }
  return running;
}

/** The API's process id, if it runs: another process may have got the id since. */
export async function findApiProcess(dataDir: string): Promise<number | undefined> {
  const pid = (await readRunningFile(dataDir))?.pids.api;
  if (pid === undefined) return undefined;
  const found = await findProcess(pid);
  return found?.command.includes(apiEntry) ? pid : undefined;
}
