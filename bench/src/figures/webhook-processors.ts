import type { Figure } from '../figure.ts';
import { median } from '../load/statistics.ts';
import { familyOf, hasProcessorTimes, parentOf, processorUs } from '../rig/processor-time.ts';
import type { Rig } from '../rig/rig.ts';
import { emitSteadily } from '../webhooks/emit-steadily.ts';
import { countQueued, subscribeAll } from '../webhooks/endpoints.ts';
import { startPlainReceiver } from '../webhooks/start-plain-receiver.ts';

const perSecond = 300;

export const webhookProcessors: Figure = {
  name: 'webhook-processors',
  title: `Whose processor time a delivery takes, at ${perSecond} events a second of 200 endpoints`,
  async measure(rig, { rounds, seconds }) {
    if (!hasProcessorTimes) return [];
    await using receiver = await startPlainReceiver();
    const accountIds = (await rig.accounts()).map(({ accountId }) => accountId);
    const endpoints = await subscribeAll(rig, receiver.url, ['usage.milestone']);
    const [session] = await rig.core.sql<[{ pid: number }]>`select pg_backend_pid() as pid`;
    const postmaster = parentOf(session.pid);

    /** Microseconds of database and worker for each event. */
    const spend = async (worker?: { pid: number }) => {
      const read = () => ({
        database: processorUs(familyOf(postmaster)),
        worker: worker ? processorUs([worker.pid]) : 0,
      });
      const before = read();
      const load = { accountIds, perSecond, seconds };
      receiver.reset();
      const events = await emitSteadily(rig, load);
      if (worker) {
        await receiver.received(events);
        await queueIsEmpty(rig);
      }
      const after = read();
      return {
        database: (after.database - before.database) / events,
        worker: (after.worker - before.worker) / events,
      };
    };

    const worker: number[] = [];
    const database: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const written = await spend();
      await rig.core.sql`truncate webhook_queue`;
      const running = await rig.startWorker();
      // A worker's first deliveries are compiled on their way.
      await spend(running);
      const delivered = await spend(running);
      await running.stop();
      worker.push(delivered.worker);
      database.push(delivered.database - written.database);
    }
    await endpoints.turn(false);
    return [
      { name: 'a delivery: worker', value: median(worker), unit: 'µs' },
      { name: 'a delivery: database', value: median(database), unit: 'µs', note: 'beyond writing the event' },
    ];
  },
};

async function queueIsEmpty(rig: Rig): Promise<void> {
  while ((await countQueued(rig)) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
}
