import { fnvHash } from '../../fnv.ts';
import { sentenceEnds, singular } from './words-of.ts';

/**
 * Visits what the model weighs in the words of a request's fields, each as a 32-bit hash and once: every word by itself and together
 * with its field, and every two words in a row, the ends of sentences among them. At most three visits a word.
 */
export function eachFeature(
  fields: readonly (readonly string[])[],
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
}

const sentenceEnd = 0x9e37_79b9;
const anyNumber = 0x7f4a_7c15;
const anyField = 0xff;

/** Numbers are one word. */
function hashOf(word: string): number {
  return word < ':' && /^\d+$/.test(word) ? anyNumber : fnvHash(word) >>> 0;
}

/** Two numbers as one, scattered as MurmurHash3 ends. */
function mix(first: number, second: number): number {
  let hash = Math.imul(first, 0x85eb_ca6b) ^ second;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
