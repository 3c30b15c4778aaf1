import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the next of two moments after the start: a fifth of the time for connecting, or the whole of it. What could
 * not be reached is answered then and at no other time, so that the milliseconds do not tell a blocked address from a
 * name that does not exist, or a closed port from either.
 */
export async function evenOut(startedAt: number, connectTimeoutMs: number): Promise<void> {
  const elapsed = performance.now() - startedAt;
  const early = connectTimeoutMs / 5;
  await sleep(Math.max(0, (elapsed <= early ? early : connectTimeoutMs) - elapsed));
}
