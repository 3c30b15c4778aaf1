/** FNV-1a over UTF-16 units, begun with the seed of the body's words (see ../spam/tokens.ts), so that a word is hashed once for all. */
const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

export const wordSeed = 1;
export const wordHashStart = seededStart(wordSeed);

/** What a hash begins with that is to differ from those of other seeds. */
export function seededStart(seed: number): number {
  return fnvOffset ^ seed;
}

export function hashStep(hash: number, code: number): number {
  return Math.imul(hash ^ code, fnvPrime);
}

export function wordHash(text: string, start = wordHashStart): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = hashStep(hash, text.charCodeAt(at));
  return hash;
}

/** Spreads the high bits of a hash over its low ones; not negative. */
export function finishHash(hash: number): number {
  return (hash ^ (hash >>> 15)) >>> 0;
}
