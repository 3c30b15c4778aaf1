import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { stopPostmaster } from './postmaster.ts';
import type { ServerAccount } from './server-account.ts';

const run = promisify(execFile);

/** Where the system keeps the state of its services: Linux, then macOS. Owned by root, readable by all. */
const stateRoots = ['/var/lib', '/var/db'];

/**
 * The binaries' folder as the server's user can run it: the installed one, or a copy in the system's state folder
 * where the installed one lies below a folder that this user may not enter. Copied once for each version.
 */
export async function reachableBinaries(
  binaries: Binaries,
  account: ServerAccount | undefined,
): Promise<string> {
  if (!account) return binaries.root;
  const canRun =
    'test -r "$0/share/postgresql/postgres.bki" && test -x "$0/bin/initdb" && test -x "$0/bin/postgres"';
  if (await succeedsAs(account, canRun, binaries.root)) return binaries.root;

  const copy = join(await stateFolder(), `postgresql-${binaries.version}`);
  if (await stat(copy).catch(() => undefined)) return copy;
  const unfinished = await mkdtemp(`${copy}.`);
  await cp(binaries.root, unfinished, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', unfinished]);
  try {
    await rename(unfinished, copy);
  } catch (error) {
    // Another process was faster.
    await rm(unfinished, { recursive: true, force: true });
    if (!(await stat(copy).catch(() => undefined))) throw error;
  }
  return copy;
}

/**
 * Makes `dataDir` a folder that the server's user can enter. Where a folder above it is closed to that user, the data
 * lives in the system's state folder, named by a hash of the path, and `dataDir` is a link to it.
 */
export async function prepareDataDir(dataDir: string, account: ServerAccount | undefined): Promise<void> {
  await mkdir(dirname(dataDir), { recursive: true });
  if (await isLinkOfAnother(dataDir)) await rm(dataDir);
  const here = await lstat(dataDir).catch(() => undefined);
  if (here?.isSymbolicLink()) {
    await mkdir(await readlink(dataDir), { recursive: true });
    return;
  }
  if (!account || (await succeedsAs(account, 'test -x "$0"', dirname(dataDir)))) {
    if (!here) await mkdir(dataDir);
    if (account) await chmod(dataDir, 0o755);
    return;
  }
  const target = join(await stateFolder(), createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  // What lies there without a link to it belonged to a clone, or to a data folder, that is gone.
  await stopPostmaster(join(target, 'cluster'));
  await rm(target, { recursive: true, force: true });
  if (here) await run('mv', [dataDir, target]);
  else await mkdir(target);
  await chmod(target, 0o755);
  await symlink(target, dataDir);
  await writeFile(join(target, originFile), dataDir);
  await removeOrphans(dirname(target));
}

/**
 * Removes data whose link was in a temporary folder and is gone with it: nobody else would, and tests leave some. What
 * was linked from anywhere else stays, as that place may only be out of reach for now.
 */
async function removeOrphans(folder: string): Promise<void> {
  const temporary = [tmpdir(), '/tmp', '/var/tmp'].map((path) => `${path}/`);
  for (const name of await readdir(folder)) {
    const target = join(folder, name);
    // Written after the link: without it, the data is being made.
    const origin = await readFile(join(target, originFile), 'utf8').catch(() => '');
    if (!temporary.some((path) => origin.startsWith(path))) continue;
    if ((await readlink(origin).catch(() => undefined)) === target) continue;
    await stopPostmaster(join(target, 'cluster'));
    await rm(target, { recursive: true, force: true });
  }
}

/** Beside moved data: the path of the link to it. */
const originFile = 'origin';

/** Whether `dataDir` was copied with its clone, so that its link leads to the data of the clone it was copied from. */
async function isLinkOfAnother(dataDir: string): Promise<boolean> {
  const target = await readlink(dataDir).catch(() => undefined);
  if (!target) return false;
  const origin = await readFile(join(target, originFile), 'utf8').catch(() => dataDir);
  return origin !== dataDir && (await readlink(origin).catch(() => undefined)) === target;
}

async function stateFolder(): Promise<string> {
  for (const root of stateRoots) {
    if (!(await stat(root).catch(() => undefined))?.isDirectory()) continue;
    const folder = join(root, 'firstline');
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o755);
    return folder;
  }
  throw new Error(
    `PostgreSQL's user cannot reach this folder, and this machine has none of: ${stateRoots.join(', ')}.`,
  );
}

/** Whether a shell test holds for the server's user; `$0` in it is `path`. Asked of the system: modes are not all there is. */
async function succeedsAs(account: ServerAccount, script: string, path: string): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', script, path], { ...account, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}
