import { capitalise, decapitalise, withArticle } from '../../../text/grammar.ts';
import { hasClause } from '../proofs/stands-alone.ts';
import { goesOn } from '../shorthand/tell-parts.ts';

/** What stands above the sender's own facts, or above terms: it says whose they are, and nothing else. */
const ofSender =
  /^(?:[-*•] )?(?:(?:about |why )?us|our (?:side|terms)|terms(?: of (?:loan|sale|trade))?): (.{8,240})$/isu;
const isTerms = /\bterms\b[^:]*:/i;
/** Why it is this reader, in more than one fact. */
const ofReader = /^(?:[-*•] )?(why (?:her|him|now|them)): ([^;]{8,120}); ([^;].{6,160})$/isu;
/** `exhibition on harbours announced for spring 2026`. */
const announced =
  /^(?:an? |the |their )?((?:[\p{L}-]+ ){1,6})(announced|planned|scheduled) (for [^,;:]{3,30})$/iu;

/** `6 months`, `49 a box` among terms: how long it runs, and what it costs. */
function asTerm(part: string): string {
  return part
    .replace(/^(\d+)[ -](month|week|year)s?$/i, '$1 $2 term')
    .replace(/^(?=[$€£]?\d[\d.,]*[cp]? (?:an?|each|per)\b)/i, 'the price is ');
}

/** What is not to be paid, and who pays all else. */
const noFee = /^no (?:charge|fee|rent)$/i;
const paidBy = /^(?:the )?(?:borrower|buyer|gallery|hirer|host|museum|tenant|venue) (?:bears|covers|pays)\b/i;

/** The parts of a list, each with what goes on from it. */
function toParts(list: string): string[] {
  const parts: string[] = [];
  for (const part of list.replace(/[.]$/, '').split(list.includes('; ') ? /; / : /, (?!\d{3}\b)/)) {
    const last = parts.at(-1);
    const isOfLast = last && (goesOn.test(part) || (noFee.test(last) && paidBy.test(part)));
    if (isOfLast) parts[parts.length - 1] = `${last}, ${part}`;
    else parts.push(part);
  }
  return parts;
}

const ofOneself = /^([^,]+), ((?:I|we) (?:act|am|are|have|look after|own|represent)\b[^,;]+)$/iu;

/** `Collection: 64 charts; owner: the estate, I act for it`: fields side by side, and what the sender says of himself behind one. */
function partFields(note: string): string[] | undefined {
  const fields = note.replace(/[.]$/, '').split('; ');
  if (fields.length < 2 || !fields.every((field) => /^(?:[-*•] )?\p{L}[\p{L} ]{1,24}: \S/u.test(field)))
    return undefined;
  const parts = fields.flatMap((field) => {
    const [, value = '', own = ''] = ofOneself.exec(field) ?? [];
    return own ? [value, `${capitalise(own)}.`] : [field];
  });
  return parts.length > fields.length ? parts : undefined;
}

/** `Us: runs from 250, 12 working days from sign-off` → both, as notes of the sender's; undefined where no label stands above a list. */
export function partListed(note: string): string[] | undefined {
  const [, list = ''] = ofSender.exec(note) ?? [];
  if (list) {
    const parts = toParts(list);
    const isRead =
      parts.length > 1 && !/[:?]/.test(list) && parts.every((part) => part.split(' ').length < 13);
    return isRead ? (isTerms.test(note) ? parts.map(asTerm) : parts) : undefined;
  }
  const [, label = '', first = '', more = ''] = ofReader.exec(note) ?? [];
  if (!label) return partFields(note);
  const [, what = '', done = '', when = ''] = announced.exec(first) ?? [];
  const others = more.replace(/[.]$/, '').split('; ');
  if (!others.every((other) => hasClause(capitalise(other)))) return undefined;
  return [
    what
      ? `They have ${done.toLowerCase()} ${withArticle(decapitalise(what.trim()))} ${when}`
      : `${label}: ${first}`,
    // "Loom was made in TARN".
    ...others.map((other) => `${capitalise(other.replace(/^(?=\p{Ll}+ (?:has|is|was) )/u, 'the '))}.`),
  ];
}
