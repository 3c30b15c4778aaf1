import {
  attemptDelivery,
  type ClaimedDelivery,
  claimDeliveries,
  giveBackClaims,
  type MadeAttempt,
  queues,
  recordAttempts,
  wakeEndpoints,
} from '@firstline/core';
import { describeError } from '@firstline/process';
import type { DeliverWork } from './deliver-work.ts';
import { logAttempt } from './log-attempt.ts';
import { Repeat } from './repeat.ts';

const wakeUpsAtATime = 50;
const endpointsAtATime = 100;
const recordsAtATime = 200;

/** A retry that is due sooner than this has a timer here beside its job, which may be a poll late. */
const timedAheadMs = 60_000;

export type Dispatcher = {
  /** Looks for wake-ups now. */
  wake(): void;
  /** Gives back what it claimed without learning of it. */
  checkClaims(): void;
  /** Takes nothing more, and resolves when all attempts in flight are made and recorded, and others have been woken for the rest. */
  stop(): Promise<void>;
};

/**
 * Takes wake-ups from the queue, picks what is due of the endpoints that they name, attempts it, and records what came of it. Three
 * loops, each one turn at a time, so that what comes in during a turn shares the next statement. An endpoint is looked at
 * when a wake-up names it, and again whenever one of its attempts is recorded, so one wake-up drains it.
 */
export function startDispatcher(work: DeliverWork): Dispatcher {
  const { core, queue, logger, workerId } = work;
  /** Endpoints to pick from, in turns, each with the wake-ups that named it. */
  const awake = new Map<string, string[]>();
  const made: MadeAttempt[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const inFlight = new Set<Promise<void>>();
  /** Deliveries that are this worker's until what came of them is recorded. */
  const held = new Set<string>();
  let claimsAreToBeChecked = false;
  let stopping = false;

  const onError = (what: string) => (error: unknown) =>
    logger.error(describeError(error), `${what} failed and will be tried again`);
  const taking = new Repeat(takeWakeUps, onError('taking wake-ups'));
  const picking = new Repeat(pick, onError('picking deliveries'));
  const recording = new Repeat(record, onError('recording attempts'));

  function wakeEndpoint(webhookId: string, jobIds: readonly string[] = []): void {
    awake.set(webhookId, [...(awake.get(webhookId) ?? []), ...jobIds]);
  }

  async function takeWakeUps(): Promise<void> {
    if (stopping) return;
    const jobs = await queue.fetch(queues.deliverWebhooks.name, { batchSize: wakeUpsAtATime });
    for (const { id, data } of jobs) wakeEndpoint(data.webhookId, [id]);
    if (jobs.length > 0) picking.run();
    if (jobs.length === wakeUpsAtATime) taking.run();
  }

  async function pick(): Promise<void> {
    if (claimsAreToBeChecked && !stopping) await checkOwnClaims();
    const slots = work.slots - inFlight.size;
    if (stopping || slots <= 0 || awake.size === 0) return;
    const asked = [...awake].slice(0, endpointsAtATime);
    for (const [webhookId] of asked) awake.delete(webhookId);
    let claimed: ClaimedDelivery[];
    try {
      claimed = await claimDeliveries(core, { workerId, webhookIds: asked.map(([id]) => id), slots });
    } catch (error) {
      for (const [webhookId, jobIds] of asked) wakeEndpoint(webhookId, jobIds);
      throw error;
    }
    const jobIds = asked.flatMap(([, ids]) => ids);
    // One that stays is taken again when it expires, and finds nothing to do.
    if (jobIds.length > 0)
      queue.deleteJob(queues.deliverWebhooks.name, jobIds).catch(onError('ending wake-ups'));
    // There may be more than there were slots for.
    if (claimed.length === slots) for (const [webhookId] of asked) wakeEndpoint(webhookId);
    for (const delivery of claimed) {
      held.add(delivery.id);
      const running = attempt(delivery);
      inFlight.add(running);
      void running.then(() => {
        inFlight.delete(running);
        if (awake.size > 0) picking.run();
      });
    }
    picking.run();
  }

  /** Part of a turn of picking, because what is being claimed is not held yet. */
  async function checkOwnClaims(): Promise<void> {
    const webhookIds = await giveBackClaims(core, { workerId, except: [...held] });
    claimsAreToBeChecked = false;
    for (const webhookId of webhookIds) wakeEndpoint(webhookId);
    if (webhookIds.length > 0) {
      logger.warn({ endpoints: webhookIds.length }, 'gave back deliveries whose claim had no answer');
    }
  }

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const outcome = await attemptDelivery(core, work.outbound, delivery);
    logAttempt(work, delivery, outcome);
    made.push(outcome);
    recording.run();
  }

  async function record(): Promise<void> {
    const attempts = made.slice(0, recordsAtATime);
    if (attempts.length === 0) return;
    const changes = await recordAttempts(core, { workerId, attempts });
    made.splice(0, attempts.length);
    for (const { delivery } of attempts) held.delete(delivery.id);
    for (const { delivery, verdict } of attempts) {
      wakeEndpoint(delivery.webhookId);
      if (verdict.verdict === 'retry') wakeLater(delivery.webhookId, verdict.dueAt);
    }
    for (const { webhookId, turnedOff, warn } of changes) {
      logger.warn({ webhook_id: webhookId, turned_off: turnedOff, owner_warned: warn }, 'endpoint fails');
    }
    picking.run();
    if (made.length > 0) recording.run();
  }

  function wakeLater(webhookId: string, dueAt: Date): void {
    const inMs = dueAt.getTime() - core.clock.now().getTime();
    if (inMs > timedAheadMs || stopping) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      wakeEndpoint(webhookId);
      picking.run();
    }, Math.max(0, inMs) + 1);
    timers.add(timer);
  }

  const poll = setInterval(() => taking.run(), core.timings.webhookPollMs);
  taking.run();
  return {
    wake: () => taking.run(),
    checkClaims() {
      claimsAreToBeChecked = true;
      picking.run();
    },
    async stop() {
      stopping = true;
      clearInterval(poll);
      for (const timer of timers) clearTimeout(timer);
      await Promise.all([taking.idle(), picking.idle()]);
      await Promise.all(inFlight);
      await recording.idle();
      // What it would have looked at next is another worker's, at once rather than at its next sweep.
      if (awake.size > 0) await wakeEndpoints(core, [...awake.keys()]).catch(onError('waking others'));
    },
  };
}
