import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type ProcessFacts = {
  parentPid: number;
  /** Its program and arguments, with spaces between them; empty where the system does not tell. */
  command: string;
};

/** What the system knows of a process, or undefined where there is none. */
export async function findProcess(pid: number): Promise<ProcessFacts | undefined> {
  return process.platform === 'linux' ? await readProc(pid) : await askPs(pid);
}

/** Linux, where a small image may have no `ps`. */
async function readProc(pid: number): Promise<ProcessFacts | undefined> {
  try {
    const [status, command] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
    ]);
    // After the name, which may hold anything, and its closing bracket: the state and the parent.
    const [, parentPid] = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return { parentPid: Number(parentPid), command: command.replaceAll('\0', ' ').trim() };
  } catch {
    return undefined;
  }
}

async function askPs(pid: number): Promise<ProcessFacts | undefined> {
  try {
    const { stdout } = await run('ps', ['-ww', '-o', 'ppid=,command=', '-p', String(pid)]);
    const [, parentPid, command = ''] = /^\s*(\d+)\s+(.*)$/m.exec(stdout) ?? [];
    return { parentPid: Number(parentPid), command: command.trim() };
  } catch {
    return undefined;
  }
}
