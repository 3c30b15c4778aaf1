import type { Figure } from '../figure.ts';
import { runClosedLoop } from '../load/closed-loop.ts';
import { inRounds } from '../load/in-rounds.ts';
import { comparedTargets } from './compared-targets.ts';
import { warmUp } from './warm-up.ts';

const connections = 32;

export const throughput: Figure = {
  name: 'throughput',
  title: 'Drafts a second from 200 accounts over 32 connections, the model answering at once',
  async measure(rig, { rounds, seconds }) {
    const { ours, gateway, naive, model } = await comparedTargets(rig);
    await warmUp([ours, gateway, naive, model]);
    const perSecond = (target: typeof ours) => async () =>
      (await runClosedLoop(target, { connections, seconds })).perSecond;
    const measured = await inRounds(rounds, {
      ours: perSecond(ours),
      gateway: perSecond(gateway),
      naive: perSecond(naive),
      model: perSecond(model),
    });
    const row = {
      name: 'generate, 32 connections',
      value: measured.median('ours'),
      unit: 'calls/s' as const,
    };
    return [
      {
        ...row,
        limit: { name: 'gateway', value: measured.median('gateway') },
        ratio: measured.ratio('ours', 'gateway'),
        bar: { atLeast: 0.5, aim: 0.8 },
      },
      {
        ...row,
        limit: { name: 'one statement at a time', value: measured.median('naive') },
        ratio: measured.ratio('ours', 'naive'),
        bar: { atLeast: 3 },
      },
      {
        ...row,
        limit: { name: 'the model itself', value: measured.median('model') },
        ratio: measured.ratio('ours', 'model'),
      },
    ];
  },
};
