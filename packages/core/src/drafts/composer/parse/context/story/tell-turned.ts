import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { hasClause } from '../proofs/stands-alone.ts';
import { turnToReader } from './turn-to-reader.ts';
import type { Spoken } from './who-is-meant.ts';

/** A sentence as it is told to the reader, where it has a verb: behind "you" that is found more surely than behind `Mr. Bell`. */
export function tellTurned(spoken: Spoken, bare: string): string | undefined {
  const turned = turnToReader(spoken);
  return turned && (tellsSomething(bare) || tellsSomething(turned))
    ? turned
        .replace(/^(You (?:can|could|may) (?:forward|pass)) it\b/, '$1 this')
        .replace(/^(?=[$€£][\d.,]*\d[km]?(?: (?:an?|each|flat|for|per)\b|,(?!\d)|$))/, 'It is ')
    : undefined;
}

/** Whether a sentence has a verb, also where somebody is named beside its subject: `Our foreman, Mr Hollis, served …`. */
function tellsSomething(sentence: string): boolean {
  const [, verb = ''] = /^[^,]{0,40}\b(?:I|[Ww]e|[Yy]ou) (\p{Ll}+)/u.exec(sentence) ?? [];
  return (
    ((findVerb(verb) !== undefined ||
      /..ed$/.test(verb) ||
      /^(?:He|I|My|Our|She|They|We) \p{Ll}/u.test(sentence)) &&
      countWords(sentence) > 4) ||
    hasClause(sentence) ||
    hasClause(sentence.replace(/^([^,]{3,60}), [^,]{2,60}, (?=\p{Ll})/u, '$1 '))
  );
}

/** Whether what stands without a verb, or has somebody in it who could be either, is told by the rules for notes, with nobody in it turned: `£65 a month, Sundays included`. */
export function isAsTold(proof: string, note: string): boolean {
  return (note.includes(proof.slice(1, -1)) || !hasPronoun.test(note)) && hasClause(proof);
}

const hasPronoun = /\b(?:he|her|hers|him|his|she|theirs?|them|they)\b/i;

/** Whether a sentence says no more than what the offer says its price is: `The price is £65 a month`. */
export function repeatsPrice(sentence: string, offer: string): boolean {
  if (!/^(?:It (?:costs|is)|The (?:cost|fee|price|rate) is) [A-Z$€£]/.test(sentence)) return false;
  const known = new Set(offer.toLowerCase().match(/[\p{L}\d]+/gu));
  return (sentence.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).every(
    (word) => known.has(word) || /^(?:an?|and|costs?|each|fee|for|is|it|per|price|rate|the)$/.test(word),
  );
}
