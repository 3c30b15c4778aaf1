import { startFakeReceiver } from '@firstline/fakes';
import type { Figure } from '../figure.ts';
import { inRounds } from '../load/in-rounds.ts';
import { runOpenLoop } from '../load/open-loop.ts';
import { percentile } from '../load/statistics.ts';
import { createBenchAccount } from '../rig/accounts.ts';
import { generateTarget } from '../rig/targets.ts';
import { deliveryDelays } from '../webhooks/delivery-delays.ts';
import { createEndpoints, subscribe } from '../webhooks/endpoints.ts';
import { pickUs } from '../webhooks/pick-cost.ts';

const perSecond = 20;
/** Queued for 20 endpoints. */
const few = 1_000;

export const webhookIsolation: Figure = {
  name: 'webhook-isolation',
  title: 'A healthy endpoint beside 20 that hang and have a long queue',
  async measure(rig, { seconds, quick }) {
    const many = quick ? 20_000 : 100_000;
    await using black = await startFakeReceiver({ otherwise: 'hang' });
    await using receiver = await startFakeReceiver();
    const { accountIds, webhookIds } = await createEndpoints(rig, { url: black.url, accounts: 2 });
    const picking = await inRounds(2, {
      few: () => pickUs(rig, { accountIds, webhookIds, queued: few }),
      many: () => pickUs(rig, { accountIds, webhookIds, queued: many }),
    });

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
          value: picking.median('many'),
          unit: 'µs',
          limit: { name: `${few.toLocaleString('en')} queued`, value: picking.median('few') },
          ratio: picking.ratio('many', 'few'),
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
