import { fnvHash } from '../../fnv.ts';
import type { Abuse } from './abuses.ts';
import type { Mark } from './read-signs.ts';
import type { Sign } from './signs.ts';
import { sentenceEnds, singular } from './words-of.ts';

/**
 * Visits what the model weighs in a request, each as a 32-bit hash and once: every word and every sign by itself and together with its
 * field, every two words in a row, the ends of sentences among them, every two signs that stand close to each other, and every two
 * that stand in fields which bear on each other.
 */
export function eachFeature(
  fields: readonly (readonly string[])[],
  marks: readonly Mark[],
  visit: (hash: number, field: number) => void,
): void {
  const visited = new Set<number>();
  const once = (hash: number, field: number) => {
    if (visited.size < visited.add(hash).size) visit(hash, field);
  };
  for (const [field, words] of fields.entries()) {
    let before = sentenceEnd;
    for (const written of words) {
      const word = sentenceEnds.has(written) ? sentenceEnd : hashOf(singular(written));
      if (word === sentenceEnd && before === sentenceEnd) continue;
      once(mix(before, word), field);
      if (word !== sentenceEnd) {
        once(mix(word, anyField), field);
        once(mix(word, field), field);
      }
      before = word;
    }
  }
  for (const [index, { sign, field, start }] of marks.entries()) {
    const hash = hashOfSign(sign);
    once(mix(hash, anyField), field);
    once(mix(hash, field), field);
    for (let at = index + 1; at < marks.length; at++) {
      const next = marks[at] as Mark;
      if (next.field !== field || next.start - start > reach) break;
      once(mix(hash, hashOfSign(next.sign)), field);
    }
  }
  const heldBy = fields.map((_, field) => hashesHeldBy(field, marks));
  for (const [first, second] of fieldPairs)
    for (const one of heldBy[first] ?? [])
      for (const other of heldBy[second] ?? []) once(mix(one, other), second);
}

/** Persona with goal, offer with goal and context, goal with context: "pays", and "there is no flat". */
const fieldPairs = [
  [0, 2],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

/** The signs of a field, each once and told from the same in another field. */
function hashesHeldBy(field: number, marks: readonly Mark[]): Set<number> {
  const held = new Set<number>();
  for (const mark of marks) if (mark.field === field) held.add(mix(hashOfSign(mark.sign), field));
  return held;
}

/** Two signs that begin at most so many words apart belong together: "collect" and "password", "unless" and "pays". */
const reach = 5;

/** What tells one abuse from the others: a sign together with the abuse, which no request holds. */
export function featureOfAbuse(abuse: Abuse, sign: Sign): number {
  return mix(hashOfSign(sign), fnvHash(`##${abuse}`) >>> 0);
}

const sentenceEnd = 0x9e37_79b9;
const anyNumber = 0x7f4a_7c15;
const anyField = 0xff;

/** Numbers are one word. */
function hashOf(word: string): number {
  return word < ':' && /^\d+$/.test(word) ? anyNumber : fnvHash(word) >>> 0;
}

const signHashes = new Map<Sign, number>();

/** No word holds the mark that tells a sign from the word of the same name. */
function hashOfSign(sign: Sign): number {
  const known = signHashes.get(sign);
  if (known !== undefined) return known;
  const hash = fnvHash(`#${sign}`) >>> 0;
  signHashes.set(sign, hash);
  return hash;
}

/** Two numbers as one, scattered as MurmurHash3 ends. */
function mix(first: number, second: number): number {
  let hash = Math.imul(first, 0x85eb_ca6b) ^ second;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
