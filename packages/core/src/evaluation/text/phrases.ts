import { listWord } from './word-list.ts';
import type { Word } from './words.ts';

/** Where a listed phrase stands among the words of a text. */
export type PhraseHit<Kind extends string> = { kind: Kind; first: number; end: number };

/** A phrase as the numbers of its words. */
type Entry<Kind extends string> = { words: readonly number[]; kind: Kind };

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
  /** By the number of the first word. */
  const byFirst: (Entry<Kind>[] | undefined)[] = [];
  for (const kind of Object.keys(lists) as Kind[]) {
    for (const phrase of lists[kind]) {
      const [first = '', ...rest] = phrase.split(' ');
      const number = listWord(first);
      while (byFirst.length <= number) byFirst.push(undefined);
      const entries = byFirst[number] ?? [];
      entries.push({ words: [number, ...rest.map(toPattern)], kind });
      byFirst[number] = entries;
    }
  }
  for (const entries of byFirst) entries?.sort((a, b) => b.words.length - a.words.length);
  return (words) => findAll(byFirst, words);
}

function findAll<Kind extends string>(
  byFirst: readonly (readonly Entry<Kind>[] | undefined)[],
  words: readonly Word[],
): PhraseHit<Kind>[] {
  const hits: PhraseHit<Kind>[] = [];
  let at = 0;
  while (at < words.length) {
    const entries = byFirst[(words[at] as Word).number];
    const hit = entries && longestAt(entries, words, at);
    if (hit) hits.push(hit);
    at = hit ? hit.end : at + 1;
  }
  return hits;
}

function longestAt<Kind extends string>(
  entries: readonly Entry<Kind>[],
  words: readonly Word[],
  at: number,
): PhraseHit<Kind> | undefined {
  for (const entry of entries) {
    if (at + entry.words.length > words.length) continue;
    let length = 1;
    while (length < entry.words.length && matches(entry.words[length] as number, words[at + length] as Word))
      length++;
    if (length === entry.words.length) return { kind: entry.kind, first: at, end: at + length };
  }
  return undefined;
}
