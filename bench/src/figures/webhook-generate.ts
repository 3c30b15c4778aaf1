import { startFakeReceiver } from '@firstline/fakes';
import type { Figure } from '../figure.ts';
import { runClosedLoop } from '../load/closed-loop.ts';
import { inRounds } from '../load/in-rounds.ts';
import { generateTarget } from '../rig/targets.ts';
import { subscribe } from '../webhooks/endpoints.ts';
import { warmUp } from './warm-up.ts';

const connections = 32;

export const webhookGenerate: Figure = {
  name: 'webhook-generate',
  title: 'Drafts a second of 200 accounts, each with an endpoint that is told of them, against none',
  async measure(rig, { rounds, seconds }) {
    const { port } = await rig.api();
    const target = generateTarget({ name: 'the API', port, keys: await rig.liveKeys() });
    await warmUp([target]);
    await using receiver = await startFakeReceiver({ forgetRequests: true });
    const webhookIds: string[] = [];
    for (const account of await rig.accounts()) webhookIds.push(await subscribe(rig, account, receiver.url));

    const turn = (active: boolean) => rig.core.sql`
      update webhooks set active = ${active}, disabled_reason = ${active ? null : 'manual'}
      where id = any (${webhookIds}::text[])`;
    const measure = (active: boolean, delivers: boolean) => async () => {
      await turn(active);
      const worker = delivers ? await rig.startWorker() : undefined;
      const { perSecond } = await runClosedLoop(target, { connections, seconds: seconds / 2 });
      await worker?.stop();
      await turn(false);
      // So that nothing is left for the next measurement.
      await rig.core.sql`truncate webhook_queue`;
      return perSecond;
    };
    const measured = await inRounds(rounds, {
      without: measure(false, false),
      written: measure(true, false),
      delivered: measure(true, true),
    });
    const limit = { name: 'no endpoint', value: measured.median('without') };
    return [
      {
        name: 'with an endpoint, events written',
        value: measured.median('written'),
        unit: 'calls/s',
        limit,
        ratio: measured.ratio('written', 'without'),
        bar: { atLeast: 0.8 },
      },
      {
        name: 'with an endpoint, and a worker delivers',
        value: measured.median('delivered'),
        unit: 'calls/s',
        limit,
        ratio: measured.ratio('delivered', 'without'),
        note: 'on the same processors',
      },
    ];
  },
};
