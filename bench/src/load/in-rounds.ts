import { median } from './statistics.ts';

/** What each of several things measured, a round at a time. */
export type Rounds<Name extends string> = {
  values: Record<Name, number[]>;
  /** The median of a thing's rounds. */
  median(name: Name): number;
  /** The median of the ratios of two things, each taken within one round. */
  ratio(of: Name, to: Name): number;
};

/** Measures things in turn, A B C A B C …, so that a machine whose speed drifts slows all of them. */
export async function inRounds<Name extends string>(
  rounds: number,
  measures: Record<Name, () => Promise<number>>,
): Promise<Rounds<Name>> {
  const names = Object.keys(measures) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) values[name].push(await measures[name]());
  }
  return {
    values,
    median: (name) => median(values[name]),
    ratio: (of, to) => median(values[of].map((value, round) => value / (values[to][round] ?? Number.NaN))),
  };
}
