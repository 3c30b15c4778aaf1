import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, Connection, type Target } from './connection.ts';
import { percentile } from './statistics.ts';

/** Sends one call over a connection that has no other, and returns its answer. */
export type Send = (request: Buffer) => Promise<Answer>;

/**
 * Begins calls at a steady rate, however long the answers take, and returns what each came to. `dueAt` is when a call is due, on
 * `performance.now()`'s clock. Rejects when one of them does.
 */
export async function callOnTime<Result>(
  port: number,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  call: (send: Send, dueAt: number) => Promise<Result>,
): Promise<Result[]> {
  const idle: Connection[] = [];
  const opened: Connection[] = [];
  const take = async () => {
    // In turn, so that none is idle for so long that the server closes it.
    for (let next = idle.shift(); next; next = idle.shift()) if (next.isOpen) return next;
    const connection = await Connection.open(port);
    opened.push(connection);
    return connection;
  };
  const send = async (request: Buffer) => {
    const connection = await take();
    const answer = await connection.send(request);
    idle.push(connection);
    return answer;
  };
  const calls: Promise<Result>[] = [];
  const startedAt = performance.now();
  try {
    for (let sent = 0; sent < perSecond * seconds; sent++) {
      const dueAt = startedAt + (sent * 1_000) / perSecond;
      const earlyMs = dueAt - performance.now();
      if (earlyMs > 0) await sleep(earlyMs);
      calls.push(call(send, dueAt));
    }
    return await Promise.all(calls);
  } finally {
    for (const connection of opened) connection.close();
  }
}

/**
 * Sends a target's calls on time, and returns the milliseconds from when each was due to its whole answer: what waits for an
 * answer to an earlier call counts as late. Throws where an answer is not 200.
 */
export async function runOpenLoop(
  target: Target,
  load: { perSecond: number; seconds: number },
): Promise<{ p50Ms: number; p99Ms: number }> {
  const times = await callOnTime(target.port, load, async (send, dueAt) => {
    const { status, body } = await send(target.nextRequest());
    if (status !== 200) throw new Error(`${target.name} answered ${status}: ${body.subarray(0, 500)}`);
    return performance.now() - dueAt;
  });
  const sorted = times.sort((a, b) => a - b);
  return { p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
}
