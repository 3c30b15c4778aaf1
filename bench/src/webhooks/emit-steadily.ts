import { setTimeout as sleep } from 'node:timers/promises';
import { createId, notifyWorkers } from '@firstline/core';
import type { Rig } from '../rig/rig.ts';
import { eventData } from './endpoints.ts';

/**
 * Writes events of the accounts in turn, each in a transaction of its own and at a steady rate, and tells the workers of each as a charge
 * does. Resolves when all are written, or rejects with the first failure.
 */
export async function emitSteadily(
  { core: { sql, clock } }: Rig,
  { accountIds, perSecond, seconds }: { accountIds: readonly string[]; perSecond: number; seconds: number },
): Promise<number> {
  const count = perSecond * seconds;
  const writing: Promise<unknown>[] = [];
  const startedAt = performance.now();
  for (let written = 0; written < count; written++) {
    const earlyMs = startedAt + (written * 1_000) / perSecond - performance.now();
    if (earlyMs > 0) await sleep(earlyMs);
    const now = clock.now();
    const accountId = accountIds[written % accountIds.length] ?? '';
    const write = sql`
      select wake_endpoints(write_event(${createId('evt', now)}, ${accountId}, 'usage.milestone', true, ${eventData}::json, ${now}), null)`;
    writing.push(write.then(() => notifyWorkers(sql)));
  }
  await Promise.all(writing);
  return count;
}
