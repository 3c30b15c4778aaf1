import type { Figure } from '../figure.ts';
import { runClosedLoop } from '../load/closed-loop.ts';
import { inRounds } from '../load/in-rounds.ts';
import { median } from '../load/statistics.ts';
import { familyOf, hasProcessorTimes, parentOf, processorUs } from '../rig/processor-time.ts';
import { generateTarget } from '../rig/targets.ts';
import { subscribeAll } from '../webhooks/endpoints.ts';
import { startPlainReceiver } from '../webhooks/start-plain-receiver.ts';
import { warmUp } from './warm-up.ts';

const connections = 32;

export const webhookGenerate: Figure = {
  name: 'webhook-generate',
  title: 'Drafts a second of 200 accounts, each with an endpoint that is told of them, against none',
  async measure(rig, { rounds, seconds }) {
    const { port, pid } = await rig.api();
    const target = generateTarget({ name: 'the API', port, keys: await rig.liveKeys() });
    await warmUp([target]);
    await using receiver = await startPlainReceiver();
    const endpoints = await subscribeAll(rig, receiver.url);
    const [session] = await rig.core.sql<[{ pid: number }]>`select pg_backend_pid() as pid`;
    const postmaster = parentOf(session.pid);

    /** Microseconds of processor time of a call in each measurement, of everyone's. */
    const spent = { without: [] as number[], written: [] as number[], delivered: [] as number[] };
    const measure = (name: keyof typeof spent, active: boolean, delivers: boolean) => async () => {
      await endpoints.turn(active);
      const worker = delivers ? await rig.startWorker() : undefined;
      // A worker's first deliveries are compiled on their way, as an API's first calls are.
      if (worker) await runClosedLoop(target, { connections, seconds });
      const used = () =>
        processorUs([pid, ...(worker ? [worker.pid] : []), ...familyOf(postmaster), ...rig.modelPids()]) +
        process.cpuUsage().user +
        process.cpuUsage().system;
      const before = hasProcessorTimes ? used() : 0;
      const { perSecond, calls } = await runClosedLoop(target, { connections, seconds: seconds / 2 });
      if (hasProcessorTimes) spent[name].push((used() - before) / calls);
      await worker?.stop();
      await endpoints.turn(false);
      // So that nothing is left for the next measurement.
      await rig.core.sql`truncate webhook_queue`;
      return perSecond;
    };
    const measured = await inRounds(rounds, {
      without: measure('without', false, false),
      written: measure('written', true, false),
      delivered: measure('delivered', true, true),
    });
    const limit = { name: 'no endpoint', value: measured.median('without') };
    const note = (name: keyof typeof spent) =>
      hasProcessorTimes
        ? {
            note: `of processors ${Math.round(median(spent[name]))} µs a call, without ${Math.round(median(spent.without))}`,
          }
        : {};
    return [
      {
        name: 'with an endpoint, events written',
        value: measured.median('written'),
        unit: 'calls/s',
        limit,
        ratio: measured.ratio('written', 'without'),
        bar: { atLeast: 0.8 },
        ...note('written'),
      },
      {
        name: 'with an endpoint, and a worker delivers',
        value: measured.median('delivered'),
        unit: 'calls/s',
        limit,
        ratio: measured.ratio('delivered', 'without'),
        bar: { atLeast: 0.8 },
        ...note('delivered'),
      },
    ];
  },
};
