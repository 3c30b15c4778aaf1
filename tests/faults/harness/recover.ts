import { setTimeout as sleep } from 'node:timers/promises';
import type { TestAccount } from '@firstline/api/testing/test-account';
import { auditCredits, auditDeliveries } from '@firstline/core';
import { generate, nameOf } from './call.ts';
import { isReady } from './start-process.ts';
import type { System } from './start-system.ts';
import { countWaiting } from './watch-books.ts';

const withinMs = 30_000;

/**
 * Once faults have stopped: within 30 s nothing is held, every delivery is over or due later, every process says that it is ready, every
 * worker gives signs of life, and every API serves a new call. Throws with what is missing, and where the books are wrong then.
 */
export async function recover(system: System, account: TestAccount): Promise<void> {
  const deadline = Date.now() + withinMs;
  let missing = await findMissing(system, account);
  while (missing.length > 0) {
    if (Date.now() > deadline) throw new Error(`30 s after the faults: ${missing.join(', ')}`);
    await sleep(100);
    missing = await findMissing(system, account);
  }
  const violations = [...(await auditCredits(system.core)), ...(await auditDeliveries(system.core))];
  if (violations.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(violations)}`);
}

async function findMissing({ core, apis, workers }: System, { liveKey }: TestAccount): Promise<string[]> {
  const missing: string[] = [];
  for (const process of [...apis, ...workers]) {
    if (!(await isReady(process))) missing.push(`${process.url || 'the worker'} is not ready`);
  }
  for (const { url } of apis) {
    const outcome = await generate(url, { key: liveKey });
    if (outcome.status !== 200) missing.push(`${url} answers ${nameOf(outcome)}`);
  }
  // One that has not said since an outage that it lives may be taken for lost, and what it delivers comes twice.
  const beats = await core.sql<{ id: string }[]>`
    select id from delivery_workers where beat_at > clock_timestamp() - ${`${2 * core.timings.workerBeatMs} milliseconds`}::interval`;
  const alive = new Set(beats.map(({ id }) => id));
  for (const { workerId } of workers) {
    if (!alive.has(workerId)) missing.push(`the worker ${workerId} gives no sign of life`);
  }
  const [held] = await core.sql<{ open: number }[]>`
    select count(*)::int as open from reservations where state = 'held'`;
  if (held?.open !== 0) missing.push(`${held?.open} reservations are held`);
  const waiting = await countWaiting(core);
  if (waiting !== 0) missing.push(`${waiting} deliveries wait`);
  return missing;
}
