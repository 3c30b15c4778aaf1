import { startFakeReceiver } from '@firstline/fakes';
import type { Figure } from '../figure.ts';
import { runOpenLoop } from '../load/open-loop.ts';
import { median, percentile } from '../load/statistics.ts';
import { createBenchAccount } from '../rig/accounts.ts';
import type { Rig } from '../rig/rig.ts';
import { generateTarget } from '../rig/targets.ts';
import { deliveryDelays } from '../webhooks/delivery-delays.ts';
import { createEndpoints, subscribe, writeBacklog } from '../webhooks/endpoints.ts';

const perSecond = 20;
/** 20 endpoints: each event has a delivery to ten. */
const few = { deliveries: 1_000, eventsEach: 50 };
const pickings = 40;

export const webhookIsolation: Figure = {
  name: 'webhook-isolation',
  title: 'A healthy endpoint beside 20 that hang and have a long queue',
  async measure(rig, { seconds, quick }) {
    const many = quick ? 20_000 : 100_000;
    await using black = await startFakeReceiver({ otherwise: 'hang' });
    await using receiver = await startFakeReceiver();
    const { accountIds, webhookIds } = await createEndpoints(rig, { url: black.url, accounts: 2 });
    await writeBacklog(rig, accountIds, few.eventsEach);
    const pickFewMs = await pickMs(rig, webhookIds);
    await writeBacklog(rig, accountIds, many / 20 - few.eventsEach);
    const pickManyMs = await pickMs(rig, webhookIds);

    const worker = await rig.startWorker();
    try {
      await black.received(webhookIds.length * 5);
      const account = await createBenchAccount(rig.core);
      await subscribe(rig, account, receiver.url);
      const { port } = await rig.api();
      const load = { perSecond, seconds: 2 * seconds };
      await runOpenLoop(generateTarget({ name: 'the API', port, keys: [account.liveKey] }), load);
      await receiver.received(load.perSecond * load.seconds);
      const delays = await deliveryDelays(rig, account.accountId, receiver);
      return [
        {
          name: `healthy, ${many.toLocaleString('en')} queued before, p95`,
          value: percentile(delays, 0.95),
          unit: 'ms',
          bar: { atMost: 2_000 },
        },
        {
          name: `picking, ${many.toLocaleString('en')} queued`,
          value: pickManyMs,
          unit: 'ms',
          limit: { name: `${few.deliveries.toLocaleString('en')} queued`, value: pickFewMs },
          ratio: pickManyMs / pickFewMs,
          bar: { atMost: 1.3 },
          note: '100 of 20 endpoints at once',
        },
      ];
    } finally {
      // A worker that is to stop waits for its attempts, and these end with their receiver.
      const stopped = worker.stop();
      await black.close();
      await stopped;
      await rig.core.sql`truncate webhook_queue`;
    }
  },
};

/** Milliseconds in which the database picks five deliveries of each endpoint. Nothing stays picked. */
async function pickMs({ core }: Rig, webhookIds: string[]): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < pickings; nth++) {
    await core.sql
      .begin(async (tx) => {
        const startedAt = performance.now();
        await tx`select count(*) from claim_deliveries('bench', ${webhookIds}, 256, 5, null)`;
        times.push(performance.now() - startedAt);
        throw rolledBack;
      })
      .catch((error: unknown) => {
        if (error !== rolledBack) throw error;
      });
  }
  return median(times);
}

const rolledBack = new Error('rolled back');
