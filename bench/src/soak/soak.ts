import { setTimeout as sleep } from 'node:timers/promises';
import { auditCredits } from '@firstline/core';
import { callOnTime } from '../load/open-loop.ts';
import { watchResidentMemory } from '../rig/resident-memory.ts';
import type { Rig } from '../rig/rig.ts';
import { countQueued, subscribeAll } from '../webhooks/endpoints.ts';
import { startPlainReceiver } from '../webhooks/start-plain-receiver.ts';
import { mixCalls } from './mixed-calls.ts';
import type { Soaked } from './to-measured.ts';

const perSecond = 40;
const modelDelayMs = 300;
/** For what is under way when the load ends. */
const drainWithinMs = 60_000;

/** Loads one API and one worker steadily for so long, lets them drain, and returns what was seen. Linux only. */
export async function soak(rig: Rig, minutes: number): Promise<Soaked> {
  const api = await rig.apiVariant({ name: 'api', modelDelayMs });
  await using receiver = await startPlainReceiver();
  await subscribeAll(rig, receiver.url);
  const worker = await rig.startWorker();
  const call = await mixCalls(rig);

  const watched = { api: watchResidentMemory(api.pid), worker: watchResidentMemory(worker.pid) };
  const outcomes = await callOnTime(api.port, { perSecond, seconds: minutes * 60 }, call);
  const memory = { api: watched.api.stop(), worker: watched.worker.stop() };

  const left = await drain(rig);
  const [ledger] = await rig.core.sql<[{ charges: number }]>`
    select count(*)::int as charges from ledger_entries where kind = 'charge'`;
  return {
    minutes,
    outcomes,
    memory,
    ...ledger,
    ...left,
    violations: await auditCredits(rig.core),
  };
}

/** Waits until nothing is under way, for a minute at most, and returns what is left. */
async function drain(rig: Rig): Promise<{ held: number; queued: number }> {
  const deadline = performance.now() + drainWithinMs;
  for (;;) {
    const [reservations] = await rig.core.sql<[{ held: number }]>`
      select count(*)::int as held from reservations where state = 'held'`;
    const left = { ...reservations, queued: await countQueued(rig) };
    if (left.held + left.queued === 0 || performance.now() > deadline) return left;
    await sleep(100);
  }
}
