import { readFileSync } from 'node:fs';

const sampleMs = 1_000;

/** Megabytes (10⁶ bytes) that a process had resident at each sample, and the most that the kernel ever saw it with. */
export type ResidentMemory = { samples: number[]; peakMb: number };

/** Reads a process's resident memory from /proc every second until it is stopped. Linux only. */
export function watchResidentMemory(pid: number): { stop(): ResidentMemory } {
  const seen: ResidentMemory = { samples: [], peakMb: 0 };
  const sample = () => {
    const now = readResidentMemory(pid);
    // Of a process that has ended there is nothing to read; its calls or deliveries tell of it.
    if (!now) return;
    seen.samples.push(now.residentMb);
    seen.peakMb = now.peakMb;
  };
  sample();
  const timer = setInterval(sample, sampleMs);
  return {
    stop() {
      clearInterval(timer);
      sample();
      return seen;
    },
  };
}

function readResidentMemory(pid: number): { residentMb: number; peakMb: number } | undefined {
  let status: string;
  try {
    status = readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return undefined;
  }
  const readMb = (name: string) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1_024) / 1e6;
  return { residentMb: readMb('VmRSS'), peakMb: readMb('VmHWM') };
}
