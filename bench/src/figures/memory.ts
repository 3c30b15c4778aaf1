import type { Figure } from '../figure.ts';
import { generateTarget } from '../rig/targets.ts';
import { warmUp } from './warm-up.ts';

export const memory: Figure = {
  name: 'memory',
  title: 'The most resident memory of an API process through all of it',
  async measure(rig) {
    if (rig.apis().length === 0) {
      const { port } = await rig.api();
      await warmUp([generateTarget({ name: 'the API', port, keys: await rig.liveKeys() })]);
    }
    const apis = rig.apis().map((api) => ({ name: api.name, peak: api.peakMemoryMb() }));
    return [
      {
        name: 'resident memory, peak',
        value: Math.max(...apis.map(({ peak }) => peak)),
        unit: 'MB',
        bar: { atMost: 250 },
        note: apis.map(({ name, peak }) => `${name} ${Math.round(peak)}`).join(', '),
      },
    ];
  },
};
