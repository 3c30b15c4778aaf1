import type { Figure } from '../figure.ts';
import { runClosedLoop } from '../load/closed-loop.ts';
import { median } from '../load/statistics.ts';
import { generateTarget } from '../rig/targets.ts';

/** Test keys have 1,000 credits a month, and the composer writes their drafts: 200 accounts have 40,000 drafts. */
export const composer: Figure = {
  name: 'composer',
  title: 'A draft by the composer over one connection, charged as any other',
  async measure(rig, { rounds, seconds }) {
    const { port } = await rig.api();
    const keys = (await rig.accounts()).map(({ testKey }) => testKey);
    const target = generateTarget({ name: 'the composer', port, keys });
    await runClosedLoop(target, { connections: 1, seconds });
    const loads = [];
    for (let round = 0; round < rounds; round++) {
      loads.push(await runClosedLoop(target, { connections: 1, seconds }));
    }
    return [
      {
        name: 'composer, p50',
        value: median(loads.map((load) => load.p50Ms)),
        unit: 'ms',
        bar: { atMost: 10 },
      },
      {
        name: 'composer, p99',
        value: median(loads.map((load) => load.p99Ms)),
        unit: 'ms',
        bar: { atMost: 40 },
      },
    ];
  },
};
