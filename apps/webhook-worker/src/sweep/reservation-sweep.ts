import { type Core, releaseLapsedReservations } from '@firstline/core';
import { describeError, type Logger } from '@firstline/process';

/** Gives back, again and again, the credits that crashed processes left held. */
export function startReservationSweep(work: Pick<Core, 'sql' | 'clock' | 'timings'> & { logger: Logger }): {
  stop(): Promise<void>;
} {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();

  async function sweep(): Promise<void> {
    try {
      const released = await releaseLapsedReservations(work);
      if (released > 0) work.logger.warn({ released }, 'released reservations that a crash left held');
    } catch (error) {
      work.logger.error(describeError(error), 'the sweep failed and will be tried again');
    }
    if (!stopped) schedule();
  }

  function schedule(): void {
    timer = setTimeout(() => {
      running = sweep();
    }, work.timings.sweepEveryMs);
  }

  schedule();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
