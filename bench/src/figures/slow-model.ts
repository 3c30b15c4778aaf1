import type { Figure } from '../figure.ts';
import { runOpenLoop } from '../load/open-loop.ts';
import { median } from '../load/statistics.ts';
import { generateTarget, modelTarget } from '../rig/targets.ts';
import { warmUp } from './warm-up.ts';

const modelDelayMs = 300;
const perSecond = 100;
/** At a time, while its code is being compiled: a model that takes so long would have few of them find it busy. */
const warmingConnections = 200;

export const slowModel: Figure = {
  name: 'slow-model',
  title: 'What is added to a model that takes 300 ms, at 100 calls a second',
  async measure(rig, { rounds, seconds }) {
    const api = await rig.apiVariant({ name: 'api-slow-model', modelDelayMs });
    const ours = generateTarget({ name: 'the API', port: api.port, keys: await rig.liveKeys() });
    const model = modelTarget('the model', (await rig.model(modelDelayMs)).port, await rig.modelRequest());
    const load = { perSecond, seconds };
    await warmUp([ours], { connections: warmingConnections });
    await runOpenLoop(ours, load);
    const added = {
      ours: { p50: [] as number[], p99: [] as number[] },
      model: { p50: [] as number[], p99: [] as number[] },
    };
    for (let round = 0; round < rounds; round++) {
      for (const [name, target] of [
        ['ours', ours],
        ['model', model],
      ] as const) {
        const { p50Ms, p99Ms } = await runOpenLoop(target, load);
        added[name].p50.push(p50Ms - modelDelayMs);
        added[name].p99.push(p99Ms - modelDelayMs);
      }
    }
    return [
      {
        name: 'time over 300 ms, p50',
        value: median(added.ours.p50),
        unit: 'ms',
        bar: { atMost: 6 },
        note: `the model itself: ${median(added.model.p50).toFixed(1)} ms`,
      },
      {
        name: 'time over 300 ms, p99',
        value: median(added.ours.p99),
        unit: 'ms',
        bar: { atMost: 25 },
        note: `the model itself: ${median(added.model.p99).toFixed(1)} ms`,
      },
    ];
  },
};
