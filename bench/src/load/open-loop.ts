import { setTimeout as sleep } from 'node:timers/promises';
import { Connection, type Target } from './connection.ts';
import { percentile } from './statistics.ts';

/**
 * Sends calls at a steady rate, however long the answers take, and returns the sorted milliseconds from when each was due to
 * its whole answer: what waits for an answer to an earlier call counts as late. Throws where an answer is not 200.
 */
export async function runOpenLoop(
  target: Target,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<{ p50Ms: number; p99Ms: number }> {
  const idle: Connection[] = [];
  const opened: Connection[] = [];
  const open = async () => {
    const connection = await Connection.open(target.port);
    opened.push(connection);
    return connection;
  };
  const calls: Promise<number>[] = [];
  const startedAt = performance.now();
  try {
    for (let sent = 0; sent < perSecond * seconds; sent++) {
      const dueAt = startedAt + (sent * 1_000) / perSecond;
      const earlyMs = dueAt - performance.now();
      if (earlyMs > 0) await sleep(earlyMs);
      calls.push(callOnce(target, dueAt, idle, open));
    }
    const sorted = (await Promise.all(calls)).sort((a, b) => a - b);
    return { p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
  } finally {
    for (const connection of opened) connection.close();
  }
}

async function callOnce(
  target: Target,
  dueAt: number,
  idle: Connection[],
  open: () => Promise<Connection>,
): Promise<number> {
  const connection = idle.pop() ?? (await open());
  const { status, body } = await connection.send(target.nextRequest());
  if (status !== 200) throw new Error(`${target.name} answered ${status}: ${body.subarray(0, 500)}`);
  const tookMs = performance.now() - dueAt;
  idle.push(connection);
  return tookMs;
}
