import type { Figure } from '../figure.ts';
import { runClosedLoop } from '../load/closed-loop.ts';
import { inRounds } from '../load/in-rounds.ts';
import { comparedTargets } from './compared-targets.ts';
import { warmUp } from './warm-up.ts';

export const latency: Figure = {
  name: 'latency',
  title: 'Mean time of a draft over one connection, the model answering at once',
  async measure(rig, { rounds, seconds }) {
    const { ours, gateway, naive, model } = await comparedTargets(rig);
    await warmUp([ours, gateway, naive, model]);
    const meanMs = (target: typeof ours) => async () =>
      (await runClosedLoop(target, { connections: 1, seconds: seconds / 2 })).meanMs;
    const measured = await inRounds(rounds, {
      ours: meanMs(ours),
      gateway: meanMs(gateway),
      naive: meanMs(naive),
      model: meanMs(model),
    });
    const row = { name: 'generate, 1 connection, mean', value: measured.median('ours'), unit: 'ms' as const };
    return [
      {
        ...row,
        limit: { name: 'gateway', value: measured.median('gateway') },
        ratio: measured.ratio('ours', 'gateway'),
        bar: { atMost: 2, aim: 1.4 },
      },
      {
        ...row,
        limit: { name: 'one statement at a time', value: measured.median('naive') },
        ratio: measured.ratio('ours', 'naive'),
      },
      {
        ...row,
        limit: { name: 'the model itself', value: measured.median('model') },
        ratio: measured.ratio('ours', 'model'),
      },
    ];
  },
};
