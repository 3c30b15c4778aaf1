import { entriesAt } from './entries-at.ts';
import type { Sign } from './signs.ts';
import { sentenceEnds, singular } from './words-of.ts';

/** A sign and where it stands: its first word and the one after its last, and the field. */
export type Mark = { sign: Sign; start: number; end: number; field: number };

const offerField = 1;
const contextField = 3;

/** How many words after a negation a deed may begin and still be denied by it. */
const negationReach = 2;

/** Deeds: not meant when they are denied ("we never ask for") or told of others ("fraudsters who pose as"). */
const deeds: ReadonlySet<Sign> = new Set<Sign>([
  'give',
  'take',
  'steal',
  'swindle',
  'pretend',
  'seem',
  'fake',
  'illicit',
  'malware',
  'phishing',
  'ponzi',
  'racket',
  'pose',
  'blackmail',
  'threaten',
  'torment',
  'expose',
  'damage',
  'excludes',
  'no',
]);

/**
 * Finds the signs in the words of a request's fields, in the order of their first words, in one pass: as many steps as words times the
 * longest entry, so that nothing in a field can make it run long.
 */
export function readSigns(fields: readonly (readonly string[])[]): Mark[] {
  const found: Mark[] = [];
  const presented = new Set<string>();
  for (const [field, words] of fields.entries()) {
    const asks = field > offerField;
    let deniedUntil = -1;
    let isOfOthers = false;
    let isForModel = false;
    for (let start = 0; start < words.length; start++) {
      const written = words[start] as string;
      if (sentenceEnds.has(written)) {
        deniedUntil = -1;
        isOfOthers = false;
        continue;
      }
      const isDenied = start <= deniedUntil;
      const word = singular(written);
      if (asks) {
        if (presented.has(word)) found.push({ sign: 'presented', start, end: start + 1, field });
      } else if (word.length > 2) {
        presented.add(word);
      }
      const here = entriesAt(words, start);
      const isGranted = holds(here, 'grants');
      for (const [sign, end] of here) {
        if (sign === 'give' && isGranted) continue;
        if (sign === 'negation') deniedUntil = Math.max(deniedUntil, end + negationReach);
        if (sign === 'others') isOfOthers = true;
        if (sign === 'model' && field === contextField) isForModel = true;
        if ((isDenied || isOfOthers || isForModel) && deeds.has(sign)) continue;
        found.push({ sign, start, end, field });
      }
    }
  }
  return found;
}

function holds(here: readonly (readonly [Sign, number])[], wanted: Sign): boolean {
  for (const [sign] of here) if (sign === wanted) return true;
  return false;
}
