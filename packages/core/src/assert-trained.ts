import { isDeepStrictEqual } from 'node:util';

/** Throws, naming the script that trains, where the weights that ship are not those that training gives on the texts in the repository. */
export function assertTrained(
  script: string,
  { shipped, learned }: { shipped: unknown; learned: unknown },
): void {
  if (isDeepStrictEqual(shipped, learned)) return;
  throw new Error(`The weights that ship are not what ${script} gives: run it, and measure anew.`);
}
