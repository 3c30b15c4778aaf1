/** Milliseconds of processor time that `work` takes: a busy machine adds little to it, unlike to the time on the clock. */
export function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
