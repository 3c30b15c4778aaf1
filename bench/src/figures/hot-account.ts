import type { Figure } from '../figure.ts';
import { runClosedLoop } from '../load/closed-loop.ts';
import { inRounds } from '../load/in-rounds.ts';
import { generateTarget } from '../rig/targets.ts';
import { warmUp } from './warm-up.ts';

const connections = 32;

export const hotAccount: Figure = {
  name: 'hot-account',
  title: 'Drafts a second of one account, against 200 accounts',
  async measure(rig, { rounds, seconds }) {
    const { port } = await rig.api();
    const keys = await rig.liveKeys();
    const many = generateTarget({ name: 'the API, 200 accounts', port, keys });
    const one = generateTarget({ name: 'the API, one account', port, keys: keys.slice(0, 1) });
    await warmUp([many, one]);
    const perSecond = (target: typeof one) => async () =>
      (await runClosedLoop(target, { connections, seconds })).perSecond;
    const measured = await inRounds(rounds, { one: perSecond(one), many: perSecond(many) });
    return [
      {
        name: 'one hot account',
        value: measured.median('one'),
        unit: 'calls/s',
        limit: { name: '200 accounts', value: measured.median('many') },
        ratio: measured.ratio('one', 'many'),
        bar: { atLeast: 0.5 },
      },
    ];
  },
};
