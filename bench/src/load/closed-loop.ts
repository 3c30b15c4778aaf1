import { Connection, type Target } from './connection.ts';
import { mean, percentile } from './statistics.ts';

export type Load = {
  calls: number;
  /** Answers with status 200, a second. */
  perSecond: number;
  /** Milliseconds from sending to the whole answer. */
  meanMs: number;
  p50Ms: number;
  p99Ms: number;
};

/**
 * Sends the next call as soon as the last was answered, over so many connections, for so long or so many calls. Throws where an answer is
 * not 200: what fails fast would look quick.
 */
export async function runClosedLoop(
  target: Target,
  {
    connections,
    seconds,
    callsMax = Number.POSITIVE_INFINITY,
  }: { connections: number; seconds: number; callsMax?: number },
): Promise<Load> {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(target.port)));
  const times: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  try {
    await Promise.all(
      open.map(async (connection) => {
        for (;;) {
          const sentAt = performance.now();
          if (sentAt >= endsAt || times.length >= callsMax) return;
          const { status, body } = await connection.send(target.nextRequest());
          if (status !== 200) throw new Error(`${target.name} answered ${status}: ${body.subarray(0, 500)}`);
          times.push(performance.now() - sentAt);
        }
      }),
    );
  } finally {
    for (const connection of open) connection.close();
  }
  const tookSeconds = (performance.now() - startedAt) / 1_000;
  const sorted = times.sort((a, b) => a - b);
  return {
    calls: sorted.length,
    perSecond: sorted.length / tookSeconds,
    meanMs: mean(sorted),
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
  };
}
