import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

type Entry = { pid: number; parentPid: number; state: string };

/** Every process that stands below one, however deep. */
export async function listDescendants(pid: number): Promise<number[]> {
  const all = await listProcesses();
  const below = (parent: number): number[] =>
    all.filter((entry) => entry.parentPid === parent).flatMap((entry) => [entry.pid, ...below(entry.pid)]);
  return below(pid);
}

/** Whether a process runs; one that has ended and waits to be collected does not. */
export async function runsStill(pid: number): Promise<boolean> {
  const found = (await listProcesses()).find((entry) => entry.pid === pid);
  return found !== undefined && !found.state.startsWith('Z');
}

async function listProcesses(): Promise<Entry[]> {
  return process.platform === 'linux' ? await readProc() : await askPs();
}

/** Linux, where a small image may have no `ps`. */
async function readProc(): Promise<Entry[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const entries = pids.map(async (pid) => {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [state = '', parentPid] = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return { pid: Number(pid), parentPid: Number(parentPid), state };
  });
  return (await Promise.all(entries)).filter(({ state }) => state !== '');
}

async function askPs(): Promise<Entry[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,ppid=,state=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parentPid, state = '']) => ({ pid: Number(pid), parentPid: Number(parentPid), state }));
}
