import { decapitalise } from '../../text/grammar.ts';
import { countWords } from '../../text/tidy.ts';
import { findVerb } from '../../text/verbs.ts';
import { determiners, prepositions } from '../../text/words.ts';
import { finishSentence } from '../sentence-text.ts';
import { isTold } from './second-person.ts';

/** What goes on from another note, speaks of somebody, or asks. */
const leans =
  /^(?:also|and|before that|but|or|plus|since then|so|then|which|who)\b|\b(?:he|her|him|his|i|it|its|me|my|our|she|their|them|they|this|those|us|we|you|your)\b|[?"“”]/i;
/** `Chapel in Stroud, 64 panels`: what was done elsewhere. */
const ofPlace = /^\p{Lu}\p{Ll}+ (?:at|for|in) \p{Lu}/u;

/** `Packages: bronze 1,500, gold 7,000`. */
const labelled = /^\p{Lu}[\p{L} -]{2,30}: /u;

const detailsMax = 3;

/** Whether a word after the first may be a verb of its own: `the drone sprays`, and not `for 24 flavours` or `first device`. */
function hasVerb(note: string): boolean {
  const words = note.replace(/[.!]+$/, '').split(' ');
  // "…, need two weeks" is said of what stands before it.
  if (note.split(', ').some((part) => findVerb(part.split(' ')[0] ?? '')?.form === 'base')) return true;
  return words.some((word, at) => {
    const before = words[at - 1] ?? '';
    return (
      at > 0 &&
      /^\p{Ll}/u.test(word) &&
      !/[,:]$|\d/.test(before) &&
      !determiners.has(before.toLowerCase()) &&
      !prepositions.has(before.toLowerCase()) &&
      (isTold(word) || findVerb(word)?.form === 'base' || findVerb(word)?.form === 'third')
    );
  });
}

/** How a note of figures, of standing or of a few things begins: `180 families since 2017`, `All testers OSCP certified`, `Solar, no cables, 4G`. */
const opensDetail = [
  /^[A-Z]{0,3}[$€£]?\d/,
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty) \p{Ll}+s\b(?: \S+){0,3}$/iu,
  /^All \p{Ll}+s? (?:[\p{L}\d-]+ ){0,3}(?:accredited|certified|checked|insured|licen[cs]ed|qualified|registered|trained|vetted)\b/u,
  /^(?:[^\s,]+(?: [^\s,]+){0,3}, ){2,}[^\s,]+(?: [^\s,]+){0,3}$/,
];

/** Whether a note gives a fact in a few words and without a verb: `14 midwives, all registered`. */
export function isDetail(note: string): boolean {
  const count = countWords(note);
  return (
    count >= 3 &&
    count <= 16 &&
    !leans.test(note) &&
    !ofPlace.test(note) &&
    (labelled.test(note) || opensDetail.some((opens) => opens.test(note.replace(/[.!]+$/, '')))) &&
    !/[.!] \p{Lu}/u.test(note) &&
    !/[:;]/.test(note.replace(labelled, '')) &&
    !hasVerb(note)
  );
}

/** Such notes as sentences: those with a label as they stand, the others, three at most, in one. */
export function tellDetails(notes: readonly string[]): string[] {
  const bare = notes.filter((note) => !labelled.test(note)).slice(0, detailsMax);
  const told = bare.map((note) => decapitalise(note.replace(/[.!]+$/, '')));
  return [
    ...notes.filter((note) => labelled.test(note)).map(finishSentence),
    ...(told.length > 0
      ? [finishSentence(`At a glance: ${told.join(told.some((one) => one.includes(',')) ? '; ' : ', ')}`)]
      : []),
  ];
}
