import type { Figure, Row } from '../figure.ts';
import { median } from '../load/statistics.ts';
import { hasProcessorTimes } from '../rig/processor-time.ts';
import { type Spent, spendOn, total } from '../rig/spent.ts';
import { comparedTargets } from './compared-targets.ts';
import { warmUp } from './warm-up.ts';

const connections = 32;

export const processors: Figure = {
  name: 'processors',
  title: 'Whose processor time a draft takes, over 32 connections',
  async measure(rig, { rounds, seconds }) {
    if (!hasProcessorTimes) return [];
    const { ours, gateway, naive } = await comparedTargets(rig);
    const compared = [
      { name: 'ours', target: ours, server: (await rig.api()).pid },
      { name: 'gateway', target: gateway, server: (await rig.gateway()).pid },
      { name: 'one statement at a time', target: naive, server: (await rig.naive()).pid },
    ];
    await warmUp(compared.map(({ target }) => target));
    const spent = compared.map((): Spent[] => []);
    for (let round = 0; round < rounds; round++) {
      for (const [index, { target, server }] of compared.entries()) {
        const { spent: found } = await spendOn(rig, { server, target, connections, seconds });
        spent[index]?.push(found);
      }
    }
    return compared.map(({ name }, index) => toRow(name, spent[index] ?? []));
  },
};

function toRow(name: string, rounds: Spent[]): Row {
  const of = (who: keyof Spent) => Math.round(median(rounds.map((spent) => spent[who])));
  return {
    name,
    value: median(rounds.map(total)),
    unit: 'µs',
    note: `server ${of('server')}, database ${of('database')}, model ${of('model')}, client ${of('client')}`,
  };
}
