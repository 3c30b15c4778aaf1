import { entriesAt } from './entries-at.ts';
import type { Sign } from './signs.ts';
import { sentenceEnds, singular, wordsOf } from './words-of.ts';

/** Where a sign stands: its first word and the one after its last, and the field. */
export type Mark = { start: number; end: number; field: number };

/** The signs that a request holds, each with its places in order. */
export type Reading = ReadonlyMap<Sign, readonly Mark[]>;

const offerField = 1;
const contextField = 3;

/** How many words after a negation a deed may begin and still be denied by it. */
const negationReach = 2;

/** Deeds: not meant when they are denied ("we never ask for") or told of others ("fraudsters who pose as"). */
const deeds: ReadonlySet<Sign> = new Set<Sign>([
  'give',
  'take',
  'steal',
  'deceive',
  'swindle',
  'pretend',
  'seem',
  'fake',
  'illicit',
  'malware',
  'infect',
  'phishing',
  'ponzi',
  'blackmail',
  'threaten',
  'torment',
  'expose',
  'damage',
  'excludes',
  'no',
  'lie',
]);

/**
 * Finds the signs in the fields of a request, in one pass over their words: as many steps as words times the longest entry, so that
 * nothing in a field can make it run long.
 */
export function readSigns(fields: readonly string[]): Reading {
  const found = new Map<Sign, Mark[]>();
  const note = (sign: Sign, mark: Mark) => {
    const marks = found.get(sign);
    if (marks) marks.push(mark);
    else found.set(sign, [mark]);
  };
  const presented = new Set<string>();
  const offered = new Set<string>();
  const denied = new Set<string>();
  for (const [field, text] of fields.entries()) {
    const words = wordsOf(text);
    const asks = field > offerField;
    note('start', { start: 0, end: 0, field });
    let deniedUntil = -1;
    let isOfOthers = false;
    let isForModel = false;
    for (const [start, written] of words.entries()) {
      if (sentenceEnds.has(written)) {
        deniedUntil = -1;
        isOfOthers = false;
        continue;
      }
      const isDenied = start <= deniedUntil;
      const word = singular(written);
      if (asks) {
        if (presented.has(word)) note('presented', { start, end: start + 1, field });
      } else if (word.length > 2) {
        presented.add(word);
        if (field === offerField && word.length > 3) (isDenied ? denied : offered).add(word);
      }
      const here = entriesAt(words, start);
      if (
        asks &&
        offered.has(word) &&
        !denied.has(word) &&
        !here.some(([sign]) => sign === 'money' || sign === 'terms')
      )
        note('offered', { start, end: start + 1, field });
      const isGranted = here.some(([sign]) => sign === 'grants');
      for (const [sign, end] of here) {
        if (sign === 'give' && isGranted) continue;
        if (sign === 'negation') deniedUntil = Math.max(deniedUntil, end + negationReach);
        if (sign === 'others') isOfOthers = true;
        if (sign === 'model' && field === contextField) isForModel = true;
        if ((isDenied || isOfOthers || isForModel) && deeds.has(sign)) continue;
        note(sign, { start, end, field });
      }
    }
  }
  return found;
}
