import { createId, deliveriesChannel, removeWorker, sweepDeliveries } from '@firstline/core';
import { describeError } from '@firstline/process';
import type { DeliverWork } from './deliver-work.ts';
import { startDispatcher } from './start-dispatcher.ts';

/** 20 hanging endpoints hold 100 of them at most. Each holds a connection and up to 64 KiB of an answer. */
const defaultSlots = 256;

/**
 * Delivers events until it is stopped: a dispatcher, the notifications that wake it, and signs of life with a sweep for what
 * other workers left behind. Throws where the database cannot be reached at the start.
 */
export async function startDelivering(
  options: Omit<DeliverWork, 'workerId' | 'slots'> & { slots?: number },
): Promise<{ workerId: string; stop(): Promise<void> }> {
  const { core, logger } = options;
  const workerId = createId('wrk', core.clock.now());
  // Claims of a worker that is not on the list are taken back.
  await sweepDeliveries(core, workerId);
  const dispatcher = startDispatcher({ slots: defaultSlots, ...options, workerId });
  const listening = await core.sql.listen(deliveriesChannel, dispatcher.wake, dispatcher.wake);

  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> = Promise.resolve();
  async function beat(): Promise<void> {
    try {
      const { takenBack, woken, canceled } = await sweepDeliveries(core, workerId);
      if (takenBack > 0 || woken > 0 || canceled > 0) {
        logger.warn({ taken_back: takenBack, woken, canceled }, 'revived deliveries that were left behind');
      }
      dispatcher.checkClaims();
    } catch (error) {
      logger.error(describeError(error), 'the sweep of deliveries failed and will be tried again');
    }
    if (!stopped) scheduleBeat();
  }
  function scheduleBeat(): void {
    timer = setTimeout(() => {
      beating = beat();
    }, core.timings.workerBeatMs);
  }
  scheduleBeat();

  return {
    workerId,
    async stop() {
      await listening.unlisten().catch(() => {});
      // It goes on living while its last attempts run, or others would make them as well.
      await dispatcher.stop();
      stopped = true;
      clearTimeout(timer);
      await beating;
      await removeWorker(core, workerId).catch(() => {});
    },
  };
}
