import { randomUUID } from 'node:crypto';
import { link, rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file that only its owner can read, whole or not at all: other processes see the old content or the new.
 * With `onlyWhenMissing`, a file that exists, or that another process makes at the same moment, stays as it is.
 */
export async function writePrivateFile(
  path: string,
  content: string,
  { onlyWhenMissing = false } = {},
): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, content, { mode: 0o600, flag: 'wx' });
  try {
    if (onlyWhenMissing) await link(unfinished, path);
    else await rename(unfinished, path);
  } catch (error) {
    if (!(onlyWhenMissing && (error as NodeJS.ErrnoException).code === 'EEXIST')) throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}
