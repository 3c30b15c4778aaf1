import { decapitalise, isPlural, withArticle } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { isTold } from '../second-person.ts';

/** What decides whose a label is: what is offered, whether that is a post, oneself or a share of what is raised, what is invited to, whether several things are offered, and whether the notes are a record of the reader. */
export type Labelled = {
  offer: string;
  isPost: boolean;
  isOneself: boolean;
  raises: boolean;
  occasion: string | undefined;
  plural: boolean;
  isRecord: boolean;
};

/** Labels, and how what follows them is told; undefined where it cannot be. */
export type Rows = readonly (readonly [
  RegExp,
  (said: string, label: string, about: Labelled) => string | undefined,
])[];

export const isName = /^\p{Lu}/u;
export const hasFigure = /\d/;
export const isMoney =
  /^(?:about )?(?:[A-Z]{0,3}[$€£]\d|[A-Z]{3} ?\d|\d[\d.,]*k? ?(?:CHF|EUR|GBP|USD|euros?|dollars|pounds)\b)/;
export const span =
  /^(?:about |around |only |under |up to |within )?(?:\d+(?:-\d+)?|an?|half an?|one|two|three|four|five|six|eight|ten|twelve)[ -](?:business |working )?(?:minute|hour|day|week|month|year)s?$/i;

/** `A, B, C` as things in a list. */
export function toItems(said: string): string[] {
  return said.split(/, (?:and )?(?!\d{3}\b)| and | & /);
}

const ofSomebody =
  /\b(?:he|her|hers|him|his|I|it|me|my|our|she|their|them|they|us|we|you|your)\b|\b(?:but|not|pending|soon|tbd)\b|[;:?]/i;

/** Things in few words, none of which says what somebody does. */
export function areThings(items: readonly string[]): boolean {
  return items.every(
    (item) =>
      countWords(item) <= 6 &&
      !ofSomebody.test(item) &&
      !item
        .split(' ')
        .some(
          (word, at) => (at > 0 || word !== 'cost') && /^(?:are|has|have|is|was|were|will|can)$/i.test(word),
        ),
  );
}

export function listOf(said: string): string | undefined {
  const items = toItems(said);
  return areThings(items) ? joinList(items) : undefined;
}

/** Things in a list that whoever buys gets, with their articles. */
export function giftsOf(said: string): string | undefined {
  const items = toItems(said);
  return areThings(items) ? joinList(items.map((item) => withArticle(decapitalise(item)))) : undefined;
}

/** Whether the words after a label are a sentence: `instant exchanges ship before the return arrives`. */
export function isSentence(said: string): boolean {
  const words = (said.split(/[,;] /)[0] ?? '').split(' ');
  const opening = findVerb(words[0] ?? '');
  if (opening?.form === 'third' && !opening.isName) return false;
  const tells = (word: string, at: number) =>
    at > 0 &&
    !/^(?:da|de|do)$/.test(word) &&
    (isTold(word) ||
      /^(?:cut|hit|put|won)$/.test(word) ||
      (findVerb(word)?.form === 'base' && isPlural(words[at - 1] ?? '')));
  return words.length > 3 && words.slice(0, 6).some(tells);
}

/** Without the marks of a quotation. */
export function unquoted(text: string): string {
  return text.replace(/^["']|["']$/g, '');
}
