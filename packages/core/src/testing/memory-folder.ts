import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const sharedMemory = '/dev/shm';
/** A test run's cluster with the databases that are open at a time, several times over. */
const bytesNeeded = 2 * 1024 ** 3;

/** A folder for files that need not outlast the run: one in memory where the system has it and it has room, else that of temporary files. */
export async function findMemoryFolder(): Promise<string> {
  const folder = await statfs(sharedMemory).catch(() => undefined);
  return folder && folder.bavail * folder.bsize >= bytesNeeded ? sharedMemory : tmpdir();
}
