/** What one test decides by chance, from the run's seed and its own name, so that tests in any order decide the same. */
export type Random = {
  /** At least `from`, less than `to`. */
  between(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
};

/** `FAULTS_SEED` repeats what an earlier run decided. Processes and sockets are real: the moments are not repeated. */
export const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);

/** Prints the seed: whoever reads of a failure needs it. */
export function createRandom(name: string): Random {
  console.log(`FAULTS_SEED=${seed} (${name})`);
  let state = [...name].reduce((sum, character) => Math.imul(sum, 31) + character.charCodeAt(0), seed);
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('there is nothing to pick from');
      return item;
    },
  };
}
