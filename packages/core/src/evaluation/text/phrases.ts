import { listWord, unlisted } from './word-list.ts';
import type { Word } from './words.ts';

/** Where a listed phrase stands among the words of a text. */
export type PhraseHit<Kind extends string> = { kind: Kind; first: number; end: number };

/** A phrase as the numbers of its words. */
type Entry<Kind extends string> = { words: readonly number[]; kind: Kind };
/** The phrases that begin with one word, the longest first: those that can go on with a certain word, and those that can with any other. */
type Entries<Kind extends string> = { bySecond: Map<number, Entry<Kind>[]>; others: Entry<Kind>[] };

/** Finds listed phrases; made once by {@link compilePhrases}. */
export type PhraseFinder<Kind extends string> = (words: readonly Word[]) => PhraseHit<Kind>[];

const anyWord = -1;
const anyFigure = -2;

function toPattern(word: string): number {
  return word === '*' ? anyWord : word === '#' ? anyFigure : listWord(word);
}

function matches(pattern: number, word: Word): boolean {
  return pattern === word.number || pattern === anyWord || (pattern === anyFigure && /^\d/.test(word.text));
}

/**
 * Compiles phrase lists into one finder. In a phrase `*` stands for any one word and `#` for a number (neither may
 * come first). Of phrases that begin at the same word the longest wins, and hits never overlap: the time is the number of
 * words times a constant of the lists, whatever the text.
 */
export function compilePhrases<Kind extends string>(
  lists: Record<Kind, readonly string[]>,
): PhraseFinder<Kind> {
  const byFirst = new Map<number, Entry<Kind>[]>();
  for (const kind of Object.keys(lists) as Kind[]) {
    for (const phrase of lists[kind]) {
      const [first = '', ...rest] = phrase.split(' ');
      const words = [listWord(first), ...rest.map(toPattern)];
      const [number = unlisted] = words;
      byFirst.set(number, [...(byFirst.get(number) ?? []), { words, kind }]);
    }
  }
  /** By the number of the first word. */
  const found: (Entries<Kind> | undefined)[] = Array.from({ length: Math.max(...byFirst.keys(), 0) + 1 });
  for (const [number, all] of byFirst) {
    found[number] = toEntries(all.sort((a, b) => b.words.length - a.words.length));
  }
  return (words) => findAll(found, words);
}

function toEntries<Kind extends string>(all: readonly Entry<Kind>[]): Entries<Kind> {
  const goesOn = ({ words: [, second] }: Entry<Kind>) => second !== undefined && second >= 0;
  const seconds = new Set(all.filter(goesOn).map(({ words }) => words[1] as number));
  return {
    bySecond: new Map(
      Array.from(seconds, (second) => [
        second,
        all.filter((entry) => !goesOn(entry) || entry.words[1] === second),
      ]),
    ),
    others: all.filter((entry) => !goesOn(entry)),
  };
}

function findAll<Kind extends string>(
  byFirst: readonly (Entries<Kind> | undefined)[],
  words: readonly Word[],
): PhraseHit<Kind>[] {
  const hits: PhraseHit<Kind>[] = [];
  let at = 0;
  while (at < words.length) {
    const { number } = words[at] as Word;
    const entries = number < byFirst.length ? byFirst[number] : undefined;
    const hit = entries && longestAt(entries, words, at);
    if (hit) hits.push(hit);
    at = hit ? hit.end : at + 1;
  }
  return hits;
}

function longestAt<Kind extends string>(
  { bySecond, others }: Entries<Kind>,
  words: readonly Word[],
  at: number,
): PhraseHit<Kind> | undefined {
  const next = words[at + 1]?.number ?? unlisted;
  for (const entry of bySecond.get(next) ?? others) {
    if (at + entry.words.length > words.length) continue;
    let length = 1;
    while (length < entry.words.length && matches(entry.words[length] as number, words[at + length] as Word))
      length++;
    if (length === entry.words.length) return { kind: entry.kind, first: at, end: at + length };
  }
  return undefined;
}
