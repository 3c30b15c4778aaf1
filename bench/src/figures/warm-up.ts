import { runClosedLoop } from '../load/closed-loop.ts';
import type { Target } from '../load/connection.ts';

const callsMax = 15_000;
const secondsMax = 20;

const warm = new Set<number>();

/** Calls the process behind each target, once in a run, until its code is compiled, on a busy machine too. */
export async function warmUp(
  targets: readonly Target[],
  { connections } = { connections: 32 },
): Promise<void> {
  for (const target of targets) {
    if (warm.has(target.port)) continue;
    warm.add(target.port);
    await runClosedLoop(target, { connections, seconds: secondsMax, callsMax });
  }
}
