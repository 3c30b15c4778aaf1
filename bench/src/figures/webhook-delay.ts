import { startFakeReceiver } from '@firstline/fakes';
import type { Figure } from '../figure.ts';
import { runOpenLoop } from '../load/open-loop.ts';
import { percentile } from '../load/statistics.ts';
import { createBenchAccount } from '../rig/accounts.ts';
import { generateTarget } from '../rig/targets.ts';
import { deliveryDelays } from '../webhooks/delivery-delays.ts';
import { subscribe } from '../webhooks/endpoints.ts';
import { warmUp } from './warm-up.ts';

const perSecond = 20;

export const webhookDelay: Figure = {
  name: 'webhook-delay',
  title: 'From the commit of a charge to the receiver having the whole event, at 20 a second',
  async measure(rig, { seconds }) {
    const { port } = await rig.api();
    const { liveKey } = await createBenchAccount(rig.core);
    await warmUp([generateTarget({ name: 'the API', port, keys: [liveKey] })]);
    await using receiver = await startFakeReceiver();
    const worker = await rig.startWorker();
    try {
      // A worker's first deliveries are compiled on their way.
      for (const isWarmUp of [true, false]) {
        receiver.reset();
        const account = await createBenchAccount(rig.core);
        await subscribe(rig, account, receiver.url);
        const target = generateTarget({ name: 'the API', port, keys: [account.liveKey] });
        const load = { perSecond, seconds: isWarmUp ? seconds : 2.5 * seconds };
        await runOpenLoop(target, load);
        await receiver.received(load.perSecond * load.seconds);
        if (isWarmUp) continue;
        const delays = await deliveryDelays(rig, account.accountId, receiver);
        return [
          {
            name: 'commit to receiver, p50',
            value: percentile(delays, 0.5),
            unit: 'ms',
            bar: { atMost: 15 },
          },
          {
            name: 'commit to receiver, p99',
            value: percentile(delays, 0.99),
            unit: 'ms',
            bar: { atMost: 60 },
          },
        ];
      }
      return [];
    } finally {
      await worker.stop();
    }
  },
};
