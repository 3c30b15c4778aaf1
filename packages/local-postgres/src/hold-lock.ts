import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './is-alive.ts';

const heartbeatMs = 1_000;
/** A holder that has not shown itself for this long is gone, even when another process has its id by now. */
const staleAfterMs = 10_000;
const retryMs = 20;

/**
 * Runs `work` while no other process does so under the same lock file. A lock whose holder died is taken over.
 * Throws when the lock is not free within `waitMs`.
 */
export async function holdLock<T>(path: string, work: () => Promise<T>, waitMs = 60_000): Promise<T> {
  const deadline = Date.now() + waitMs;
  while (!(await tryTake(path))) {
    if (Date.now() > deadline)
      throw new Error(`Another process has held ${path} for ${waitMs / 1_000} seconds.`);
    await removeWhenStale(path);
    await sleep(retryMs);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, heartbeatMs);
  heartbeat.unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await rm(path, { force: true });
  }
}

async function tryTake(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function removeWhenStale(path: string): Promise<void> {
  const seen = await inspect(path);
  if (!seen?.stale) return;
  // Two processes may find the same dead holder: only a rename tells which of them removed which file.
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  const moved = await stat(aside);
  if (moved.ino !== seen.ino) await rename(aside, path);
  else await rm(aside, { force: true });
}

async function inspect(path: string): Promise<{ stale: boolean; ino: number } | undefined> {
  try {
    const [content, { mtimeMs, ino }] = [await readFile(path, 'utf8'), await stat(path)];
    const pid = Number(content);
    // An empty file was created a moment ago and is about to be written.
    const dead = content !== '' && !isAlive(pid);
    return { stale: dead || Date.now() - mtimeMs > staleAfterMs, ino };
  } catch {
    return undefined;
  }
}
