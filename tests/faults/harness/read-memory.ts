import type { Process } from './start-process.ts';

const mebibyte = 1_024 * 1_024;

/** MiB that a process has resident now, by its own metrics. */
export async function readResidentMiB({ internalUrl }: Pick<Process, 'internalUrl'>): Promise<number> {
  const metrics = await (await fetch(`${internalUrl}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1];
  if (bytes === undefined) throw new Error('a process does not tell its memory');
  return Number(bytes) / mebibyte;
}
