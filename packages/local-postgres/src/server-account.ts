import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The system's user that PostgreSQL runs as. */
export type ServerAccount = { uid: number; gid: number };

/** PostgreSQL's own user where the machine has one (Linux, macOS), else the user that every machine has. */
const candidates = ['postgres', '_postgres', 'nobody'];

/**
 * The user to run PostgreSQL as, or undefined where that is the current one. PostgreSQL refuses to run as root, so
 * root hands it to another user: the owner of the existing data, else the first of `candidates` on this machine.
 */
export async function findServerAccount(clusterDir: string): Promise<ServerAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of candidates) {
    const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(() => undefined);
    if (ids) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) };
  }
  throw new Error(`PostgreSQL cannot run as root, and this machine has none of: ${candidates.join(', ')}.`);
}
