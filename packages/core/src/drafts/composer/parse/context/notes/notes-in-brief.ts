import { capitalise } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { prepositions } from '../../../text/words.ts';
import { isOrAre } from '../../offer/notes/extra-sentence.ts';
import { hasClause } from '../proofs/stands-alone.ts';
import { badNews, unkind } from '../unkind.ts';
import type { SentenceWeights } from '../weights/sentence-weights.ts';
import { inSentence } from './note-details.ts';

/** How surely a note has to be a fact to tell, nobody's secret and not the reader's: chosen on all labelled notes. */
const toldMin = -0.7;
const keptMax = -1.2;
const ofReaderMax = -0.8;

/** The most words of one note that is listed as typed, and of all of them. */
const noteWordsMax = 12;
const listWordsMax = 30;

/** A sentence, or a note that leans on another. */
const leans =
  /^(?:all|also|and|at|both|but|by|each|every|from|he|i|if|in \d|it|last|like|many|most|of|on|one|only|ours|she|so|some|still|such|that|the|then|there|these|they|this|those|we)\b|^\d\S* (?:last|this) |^\d\S*(?: working)? (?:days?|hours?|minutes?|months?|weeks?)$/i;
/** A question, a guess, a mark that asks for a reading, a label, or words of somebody else. */
const unclear = /[?!:"“”[\]{}|<>=~]|->|\.\.\.|…|\b(?:aka|est|guess|lol|maybe|perhaps|tbc|tbd|unsure)\b/i;
/** Somebody who is not named, and what is said to somebody. */
const ofPeople = /\b(?:he|her|hers|him|his|she|their|theirs|them|these people|they|u|ur|you|your)\b/i;
/** What has passed between sender and reader, or is still to be done. */
const ofDealings =
  /^(?:(?:call|email|phone|ring|text|write) (?:me|to|us)|asked|called|chased|emailed|interested|left|met|phoned|quoted|rang|spoke|texted|told|tried|waiting|wants?|went)\b|\b(?:voicemail|no (?:answer|reply|response))\b/i;
/** `Keir Donnelly, Second Watch`: who writes, or whom it is about. */
const ofSomebody = /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+(?:,|$)|^(?:\p{L}+ly )?[Ff]rom \p{Lu}\p{Ll}+ \p{Lu}/u;
/** `4 gensets, 2 tanks`: of whom, nobody can say. */
const countsOnly = /^\d\S* \p{L}+(?: now)?(?:, \d\S* .*)?$/u;
/** `Tallboy & Sons, Leeds`, `Ada from Tallboy Catering`: a firm, by nothing but names. */
const ofFirm =
  /^(?=.*\p{Lu}\p{L}+ (?:& )?\p{Lu})(?:\p{Lu}[\p{L}'’-]*|&|and|of)(?:,? (?:\p{Lu}[\p{L}'’-]*|&|and|of))*$|^\p{Lu}\p{Ll}+ (?:at|from|of|with) (?:the )?\p{Lu}|\b(?:GmbH|Inc|LLC|LLP|Ltd|PLC)\b/u;
/** What is mostly the reader's: what he has now, how far he is, and what is said of him. */
const ofReaders =
  /^(?:based|current(?:ly)?|income|revenue|same|turnover|used? to|was|were)\b|\b(?:badge|budget|due|expir\p{Ll}+|glassdoor|incumbent|peak|rated|renewal|reviews?|scan|source|trip ?advisor|trustpilot)\b/iu;

/** How the mail is to sound. */
const ofManner =
  /\b(?:calm|charming|cheerful|drama|empathy|feelings|formal|friendly|grateful|humou?r|informal|language|modest|neutral|nice|optimistic|orderly|plain text|polite|professional|sober|spelling|straightforward|style|superlatives|tact|technical|tone|urgency|warmth)\b|\b(?:first person|I form)\b/i;

/** How surely what a verb opens has to be the offer's. */
const surelyTold = 0.5;

/** What a verb opens is an order to the writer, and without a figure seldom a fact; what somebody "runs on" is the offer's only where much speaks for it. */
function opensWithVerb(note: string, told: number): boolean {
  const [first = '', second = ''] = note.split(' ');
  const verb = findVerb(first.toLowerCase());
  if (/^(?:attach|been|booked|bring|call|contact|meets|refrain|ring|sound|speak|state|text)$/i.test(first))
    return true;
  if (verb === undefined || (verb.isName && !prepositions.has(second))) return false;
  return verb.form === 'base' ? !/\d/.test(note) : verb.form === 'third' && told < surelyTold;
}
/** Whether a note that no sentence is known for can stand in a list as it was typed; `raw`: with its label and its marks. */
export function mayBeListed(note: string, { told, ofReader, kept }: SentenceWeights, raw: string): boolean {
  const words = countWords(note);
  return (
    told > toldMin &&
    kept < keptMax &&
    ofReader < ofReaderMax &&
    words <= noteWordsMax &&
    (words >= 2 || /\d/.test(note)) &&
    !unclear.test(raw) &&
    !ofFirm.test(raw.replace(/[.,;]+$/, '')) &&
    ![
      leans,
      unclear,
      ofDealings,
      ofPeople,
      ofSomebody,
      countsOnly,
      ofManner,
      ofReaders,
      unkind,
      badNews,
    ].some((pattern) => pattern.test(note)) &&
    !opensWithVerb(note, told) &&
    !hasClause(capitalise(note))
  );
}

/** `no setup fee until June`: what there is none of. */
const none =
  /^no (?!one\b)((?:\p{Ll}[\p{Ll}-]*)(?: \p{Ll}[\p{Ll}-]*){0,2}?)(?: (?:before|for|in|on|until|within) [^,;]*)?$/u;

/** `Worth knowing: 48h, own mixer.` Notes as they were typed, as many as are read at a glance; undefined where there is none, and of one thing alone, which no list is. */
export function tellInBrief(notes: readonly string[]): string | undefined {
  const listed: string[] = [];
  const said: string[] = [];
  const told = notes.filter((note) => !/^\W*\(/.test(note));
  for (const note of told.map((each) => inSentence(each.trim().replace(/[.,;]+$/, '')))) {
    if (countWords([...listed, ...said, note].join(' ')) > listWordsMax) continue;
    const [, what] = none.exec(note) ?? [];
    if (what) said.push(`There ${isOrAre(what)} ${note}.`);
    else listed.push(note);
  }
  const mark = listed.some((note) => /[,;]/.test(note)) ? '; ' : ', ';
  if (listed.length > 1 || listed.some((note) => /[,;] (?!(?:not|then)\b)| and /.test(note)))
    said.push(`Worth knowing: ${listed.join(mark)}.`);
  return said.length > 0 ? said.join(' ') : undefined;
}
