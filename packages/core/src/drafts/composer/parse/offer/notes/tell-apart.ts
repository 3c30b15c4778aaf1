import { decapitalise, isPlural, toArticle, toNounCore } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { massNouns, organisationNouns, personNouns } from '../../../text/words.ts';
import { isGoods } from '../kinds/goods.ts';
import type { Clause, Of } from './clause.ts';
import { toExtraSentence } from './extra-sentence.ts';
import { compose } from './join-clauses.ts';
import { served } from './note-gift.ts';
import { isHeld } from './note-term.ts';
import { isHead, isSaid, namesPerson, sold, toHeadWord, toNotes } from './offer-notes.ts';
import { isToolHead, isWorkHead, toClause } from './to-clause.ts';

/** What is offered with one attribute at most, and the notes beside it as sentences; whole where each of them could be told. */
export type Apart = { head: string; told: string[]; isWhole: boolean };

/** The most sentences that notes become. */
const sentencesMax = 4;

/** `Drowsiness`, `phone use`, `tailgating`: what it is about, in a list. */
function areNames(notes: readonly string[]): boolean {
  return (
    notes.length > 1 &&
    notes.length < 5 &&
    notes.every(
      (note) =>
        /^\p{Ll}[\p{L} -]+$/u.test(note) &&
        countWords(note) < 4 &&
        toNounCore(note).length === countWords(note) &&
        !/(?:ed|able|ible|ly)$|\b(?:max|min|only)$/.test(note),
    )
  );
}

/** Notes of which one cannot be sure what they say stand in brackets after what is offered. */
function withUnsure(head: string, unsure: readonly string[]): string | undefined {
  if (unsure.length === 0) return head;
  if (areNames(unsure) && !head.includes('(')) return `${head} (${joinList(unsure)})`;
  if (unsure.some((note) => countWords(note) > 7 || /\(/.test(note))) return undefined;
  // "Haylage (low dust)" would be a name.
  if (!head.includes(' ')) return `${head}, ${unsure.join(', ')}`;
  if (head.endsWith(')')) return `${head.slice(0, -1)}, ${unsure.join(', ')})`;
  return head.includes('(') ? undefined : `${head} (${unsure.join(', ')})`;
}

/** `Vibration sensors and analytics`: two things or more that come with what is offered. */
function areThings(note: string): boolean {
  const things = note.split(/, (?:and )?| and /);
  return (
    things.length > 1 &&
    things.every((thing) => {
      const head = thing.split(' ').at(-1)?.toLowerCase() ?? '';
      return (
        /^\p{L}/u.test(thing) &&
        toNounCore(thing).length === countWords(thing) &&
        countWords(thing) < 4 &&
        (isPlural(head) || massNouns.has(head))
      );
    })
  );
}

/** `Reps ramp 40% faster`: what was typed as a sentence. */
function toWhole(note: string): Clause | undefined {
  // "Vibration sensors and analytics": things, and no sentence.
  if (areThings(note)) return { of: 'gift', rest: decapitalise(note) };
  // "Slack and Teams integration".
  if (/^\p{Lu}[\p{L}\d]+(?:(?:,| and) \p{Lu}[\p{L}\d]+)* (?:integration|plugin)$/u.test(note))
    return { of: 'gift', rest: `${toArticle(note)} ${note}` };
  return /^\p{Lu}\p{Ll}/u.test(note) && countWords(note) > 3 && !/[,:;(]/.test(note)
    ? { of: 'own', rest: note, isWhole: true }
    : undefined;
}

/** What is told elsewhere of a note by itself, where that is certain. */
function toKnown(note: string, isMany: boolean): Clause | undefined {
  // "40 employers": nobody knows what they do there.
  const sentence = served.test(note) ? undefined : toExtraSentence(note, isMany);
  // "Sales up 14% at one client" lacks its verb alone.
  if (
    sentence?.replace(/ (?:are|is) /, ' ').toLowerCase() === `${note.toLowerCase()}.` &&
    sentence.toLowerCase() !== `${note.toLowerCase()}.`
  )
    return {
      of: 'own',
      rest: /^\p{Ll}/u.test(note) ? decapitalise(sentence.slice(0, -1)) : sentence.slice(0, -1),
    };
  // "Volume rates from 10": so many, and no price.
  if (sentence && / starts? at \d/.test(sentence)) return undefined;
  // "450 lumens": what is measured is not there beside it.
  if (/^\d[\d.,]* (?:decibels|gsm|lumens|microns|pages|pixels|rpm|volts|watts|words)$/i.test(note))
    return undefined;
  return sentence &&
    /^(?:If|Prices|That|The|There|We(?! are)) [^(]+$/.test(sentence) &&
    !sentence.startsWith(note)
    ? { of: 'own', rest: decapitalise(sentence.slice(0, -1)), isWhole: /[.!?] /.test(sentence) }
    : undefined;
}

/** Notes beside an offer as sentences of their own; undefined where one cannot be sure what too many of them say. */
export function tellApart(text: string): Apart | undefined {
  const read = toNotes(text);
  if (!read || !isHead(read.head)) return undefined;
  const object = sold.exec(read.head)?.[1];
  const { word, isTwo } = toHeadWord(object ?? read.head);
  const isMany = isPlural(word) || isTwo;
  const isPerson = namesPerson(read.head);
  const isWork = isWorkHead(word);
  const isTool = isToolHead(word) || /\bAI\b/.test(read.head);
  const of: Of = {
    name: word,
    isMany,
    isWork,
    isTool,
    isGoods: isGoods(word),
    isPerson,
    isFirm: organisationNouns.has(word.toLowerCase()),
  };
  const clauses: Clause[] = [];
  const unsure: string[] = [];
  for (const note of read.notes) {
    const clause = toClause(note, of) ?? toKnown(note, isMany) ?? toWhole(note);
    if (clause) clauses.push(clause);
    else unsure.push(note);
  }
  const told = compose(clauses, {
    isMany,
    isHeld: isHeld(word),
    isWork,
    isPerson,
    isFirm: of.isFirm,
    isPeople: personNouns.has(word.replace(/s$/, '').toLowerCase()),
  });
  const head = withUnsure(read.head, unsure);
  const isSure = told.length > 0 && told.length <= sentencesMax && (areNames(unsure) || unsure.length <= 2);
  // Of a deed nobody can say "it is made in Wales".
  if (
    isSaid.test(read.head) &&
    !/^I(?: am|'m) an? /.test(read.head) &&
    (unsure.length > 1 || object === undefined) &&
    (unsure.length > 0 || clauses.some((one) => one.of === 'thing' && one.verb !== 'costs'))
  )
    return undefined;
  return isSure && head ? { head, told, isWhole: unsure.length === 0 } : undefined;
}
