/**
 * Milliseconds of processor time, other threads' included, until `work` is done: a busy machine adds little to it, unlike to the
 * time on the clock.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
