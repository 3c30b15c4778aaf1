import { readdirSync, readFileSync } from 'node:fs';

/** A clock tick of the kernel's accounts; it is 1/100 s on every Linux that Node runs on. */
const tickUs = 10_000;

/** Whether this system keeps accounts of processor time where they can be read: Linux does. */
export const hasProcessorTimes = process.platform === 'linux';

/** Microseconds that processes have used of the processors so far. One that has ended counts as 0. */
export function processorUs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (readStat(pid)?.usedUs ?? 0), 0);
}

/** The same of one process, to the nanosecond rather than the tick. Throws where the kernel does not keep it. */
export function exactProcessorUs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000;
}

/** The parent of a process. Throws where there is no such process. */
export function parentOf(pid: number): number {
  const stat = readStat(pid);
  if (!stat) throw new Error(`there is no process ${pid}`);
  return stat.parent;
}

/** A process and its children. */
export function familyOf(pid: number): number[] {
  const others = readdirSync('/proc').map(Number).filter(Boolean);
  return [pid, ...others.filter((other) => readStat(other)?.parent === pid)];
}

function readStat(pid: number): { parent: number; usedUs: number } | undefined {
  let line: string;
  try {
    line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The second field is a name that may hold anything; after it come state, parent …, and user and system time as 14th and 15th.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), usedUs: (Number(fields[11]) + Number(fields[12])) * tickUs };
}
