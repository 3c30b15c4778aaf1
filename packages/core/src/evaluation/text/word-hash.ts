import { fnvHash, fnvOffset } from '../../fnv.ts';

export const wordSeed = 1;
/** The start of the body's words (see ../spam/tokens.ts), so that a word is hashed once for all. */
export const wordHashStart = seededStart(wordSeed);

/** What a hash begins with that is to differ from those of other seeds. */
export function seededStart(seed: number): number {
  return fnvOffset ^ seed;
}

export function wordHash(text: string, start = wordHashStart): number {
  return fnvHash(text, start);
}

/** Spreads the high bits of a hash over its low ones; not negative. */
export function finishHash(hash: number): number {
  return (hash ^ (hash >>> 15)) >>> 0;
}
