import { type Load, runClosedLoop } from '../load/closed-loop.ts';
import type { Target } from '../load/connection.ts';
import { familyOf, parentOf, processorUs } from './processor-time.ts';
import type { Rig } from './rig.ts';

/** Microseconds of processor time that one call takes, by who spends it. */
export type Spent = { server: number; database: number; model: number; client: number };

/**
 * Loads a target and accounts for the processors' time. It depends little on what else the machine does, so it tells costs apart that
 * throughput hides on a busy machine. Linux only.
 */
export async function spendOn(
  rig: Rig,
  {
    server,
    target,
    connections,
    seconds,
  }: { server: number; target: Target; connections: number; seconds: number },
): Promise<{ spent: Spent; load: Load }> {
  const [session] = await rig.core.sql<[{ pid: number }]>`select pg_backend_pid() as pid`;
  const postmaster = parentOf(session.pid);
  const read = () => ({
    server: processorUs([server]),
    database: processorUs(familyOf(postmaster)),
    model: processorUs(rig.modelPids()),
    client: process.cpuUsage().user + process.cpuUsage().system,
  });
  const before = read();
  const load = await runClosedLoop(target, { connections, seconds });
  const after = read();
  const perCall = (who: keyof Spent) => (after[who] - before[who]) / load.calls;
  return {
    spent: {
      server: perCall('server'),
      database: perCall('database'),
      model: perCall('model'),
      client: perCall('client'),
    },
    load,
  };
}

export function total({ server, database, model, client }: Spent): number {
  return server + database + model + client;
}
