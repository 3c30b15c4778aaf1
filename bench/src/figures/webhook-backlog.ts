import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startFakeReceiver } from '@firstline/fakes';
import type { Figure } from '../figure.ts';
import { inRounds } from '../load/in-rounds.ts';
import { countQueued, createEndpoints, writeBacklog } from '../webhooks/endpoints.ts';

const run = promisify(execFile);
const bareQueue = join(import.meta.dirname, '../bare-queue/main.ts');

export const webhookBacklog: Figure = {
  name: 'webhook-backlog',
  title:
    'A backlog for 50 endpoints drains, against a loop that fetches jobs, sends the same bytes and completes them',
  async measure(rig, { quick }) {
    const deliveries = quick ? 5_000 : 20_000;
    await using receiver = await startFakeReceiver({ forgetRequests: true });
    const { accountIds } = await createEndpoints(rig, { url: receiver.url, accounts: 5 });
    let body = '';
    const measured = await inRounds(1, {
      async ours() {
        body = await writeBacklog(rig, accountIds, deliveries / 50);
        receiver.reset();
        const [worker] = await Promise.all([rig.startWorker(), receiver.received(1)]);
        try {
          // What was delivered while it started is not counted.
          const startedAt = performance.now();
          const before = await countQueued(rig);
          await receiver.received(deliveries);
          while ((await countQueued(rig)) > 0) await sleep(20);
          return (before * 1_000) / (performance.now() - startedAt);
        } finally {
          await worker.stop();
        }
      },
      async bare() {
        const args = [bareQueue, rig.databaseUrl, receiver.url, body, String(deliveries)];
        const { stdout } = await run(process.execPath, args);
        return (JSON.parse(stdout) as { perSecond: number }).perSecond;
      },
    });
    return [
      {
        name: `backlog of ${deliveries.toLocaleString('en')}`,
        value: measured.median('ours'),
        unit: 'deliveries/s',
        limit: { name: 'bare queue', value: measured.median('bare') },
        ratio: measured.ratio('ours', 'bare'),
        bar: { atLeast: 0.5 },
      },
    ];
  },
};
