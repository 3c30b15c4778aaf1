import {
  attemptDelivery,
  type ClaimedDelivery,
  claimDeliveries,
  failedForAll,
  giveBackClaims,
  type MadeAttempt,
  recordAttempts,
  wakeEndpoints,
} from '@firstline/core';
import { describeError } from '@firstline/process';
import type { DeliverWork } from './deliver-work.ts';
import { HeldDeliveries } from './held-deliveries.ts';
import { logAttempt } from './log-attempt.ts';
import { Repeat } from './repeat.ts';

const wakeUpsAtATime = 100;
const endpointsAtATime = 100;
const recordsAtATime = 200;

/**
 * Until wake-ups are looked for again, for each that the last look found: what comes meanwhile shares the statements, of which each costs as
 * much as several deliveries. One that comes alone goes at once, and what comes by the hundreds waits for 60 ms at most.
 */
const gatherMs = { forEach: 10, max: 60 };

/** Between two records, unless somebody waits for one: nobody else sees what they say but an owner who looks it up. */
const recordEveryMs = 100;

/** Wake-ups that were followed stand in nobody's way until they are ended. */
const endWakeUpsEveryMs = 500;

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
 * when a wake-up names it, and again when more of it is due as its attempts are recorded, so one wake-up drains it.
 */
export function startDispatcher(work: DeliverWork): Dispatcher {
  const { core, queue, logger, workerId } = work;
  /** Endpoints to pick from, in turns, each with the wake-ups that named it. */
  const awake = new Map<string, string[]>();
  /** Attempts to record, in the order in which they were made. */
  const made = new Set<MadeAttempt>();
  const timers = new Set<NodeJS.Timeout>();
  const inFlight = new Set<Promise<void>>();
  /** Wake-ups that were followed. */
  const followed: string[] = [];
  const held = new HeldDeliveries();
  let claimsAreToBeChecked = false;
  let stopping = false;

  const onError = (what: string) => (error: unknown) =>
    logger.error(describeError(error), `${what} failed and will be tried again`);
  const taking = new Repeat({ turn: takeWakeUps, onError: onError('taking wake-ups') });
  const picking = new Repeat({
    turn: pick,
    onError: onError('picking deliveries'),
    everyMs: gatherMs.forEach,
  });
  const recording = new Repeat({
    turn: record,
    onError: onError('recording attempts'),
    everyMs: recordEveryMs,
  });
  const ending = new Repeat({ turn: endWakeUps, onError: () => {}, everyMs: endWakeUpsEveryMs });

  function wakeEndpoint(webhookId: string, jobIds: readonly string[] = []): void {
    awake.set(webhookId, [...(awake.get(webhookId) ?? []), ...jobIds]);
  }

  async function takeWakeUps(): Promise<void> {
    if (stopping) return;
    const jobs = await queue.take(wakeUpsAtATime);
    taking.everyMs = Math.min(gatherMs.max, gatherMs.forEach * jobs.length);
    for (const { id, data } of jobs) wakeEndpoint(data.webhookId, [id]);
    if (jobs.length > 0) picking.runNow();
    if (jobs.length === wakeUpsAtATime) taking.runNow();
  }

  /** One that cannot be ended is taken again when it expires, and finds nothing to do. */
  async function endWakeUps(): Promise<void> {
    const ids = followed.splice(0);
    if (ids.length > 0) await queue.end(ids).catch(onError('ending wake-ups'));
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
    followed.push(...asked.flatMap(([, jobIds]) => jobIds));
    ending.run();
    // There may be more than there were slots for.
    if (claimed.length === slots) for (const [webhookId] of asked) wakeEndpoint(webhookId);
    for (const delivery of claimed) {
      // Others took this worker for lost and gave it back, and its attempt still runs or is still to be recorded: one is enough.
      if (held.has(delivery.id)) continue;
      held.hold(delivery);
      const running = attempt(delivery);
      inFlight.add(running);
      void running.then(() => {
        inFlight.delete(running);
        if (awake.size > 0) picking.run();
      });
    }
    if (awake.size > 0) picking.runNow();
  }

  /** Part of a turn of picking, because what is being claimed is not held yet. */
  async function checkOwnClaims(): Promise<void> {
    const webhookIds = await giveBackClaims(core, { workerId, except: held.ids() });
    claimsAreToBeChecked = false;
    for (const webhookId of webhookIds) wakeEndpoint(webhookId);
    if (webhookIds.length > 0) {
      logger.warn({ endpoints: webhookIds.length }, 'gave back deliveries whose claim had no answer');
    }
  }

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const outcome = await attemptDelivery(core, work.outbound, delivery);
    logAttempt(work, delivery, outcome);
    made.add(outcome);
    if (held.isWaitedFor(delivery.webhookId)) recording.runNow();
    else recording.run();
  }

  async function record(): Promise<void> {
    const attempts = [...made].slice(0, recordsAtATime);
    if (attempts.length === 0) return;
    try {
      await recordTogether(attempts);
    } catch (error) {
      if (attempts.length === 1 || failedForAll(error)) throw error;
      onError('recording attempts together')(error);
      await recordOneByOne(attempts);
    }
    if (attempts.length === recordsAtATime) recording.runNow();
  }

  /** What cannot be recorded goes last, out of the way of everything else. Throws its error. */
  async function recordOneByOne(attempts: readonly MadeAttempt[]): Promise<void> {
    let failure: { error: unknown } | undefined;
    for (const attempt of attempts) {
      try {
        await recordTogether([attempt]);
      } catch (error) {
        if (failedForAll(error)) throw error;
        failure = { error };
        made.delete(attempt);
        made.add(attempt);
      }
    }
    if (failure) throw failure.error;
  }

  async function recordTogether(attempts: readonly MadeAttempt[]): Promise<void> {
    const { changes, moreDue } = await recordAttempts(core, { workerId, attempts });
    for (const attempt of attempts) made.delete(attempt);
    held.letGo(
      attempts.map(({ delivery }) => delivery),
      moreDue,
    );
    for (const { delivery, verdict } of attempts) {
      if (verdict.verdict === 'retry') wakeLater(delivery.webhookId, verdict.dueAt);
    }
    for (const { webhookId, turnedOff, warn } of changes) {
      logger.warn({ webhook_id: webhookId, turned_off: turnedOff, owner_warned: warn }, 'endpoint fails');
    }
    for (const webhookId of moreDue) wakeEndpoint(webhookId);
    if (moreDue.length > 0) picking.runNow();
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
      recording.runNow();
      ending.runNow();
      await Promise.all([recording.idle(), ending.idle()]);
      // What it would have looked at next is another worker's, at once rather than at its next sweep.
      if (awake.size > 0) await wakeEndpoints(core, [...awake.keys()]).catch(onError('waking others'));
    },
  };
}
