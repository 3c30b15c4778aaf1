import type { Word } from './words.ts';

/** Where a listed phrase stands among the words of a text. */
export type PhraseHit<Kind extends string> = { kind: Kind; first: number; end: number };

type Entry<Kind extends string> = { words: readonly string[]; kind: Kind };

/** Finds listed phrases; made once by {@link compilePhrases}. */
export type PhraseFinder<Kind extends string> = (words: readonly Word[]) => PhraseHit<Kind>[];

const anyNumber = /^\d/;

function matches(pattern: string, word: string): boolean {
  return pattern === word || pattern === '*' || (pattern === '#' && anyNumber.test(word));
}

/**
 * Compiles phrase lists into one finder. In a phrase `*` stands for any one word and `#` for a number (neither may
 * come first). Of phrases that begin at the same word the longest wins, and hits never overlap: the time is the number of
 * words times a constant of the lists, whatever the text.
 */
export function compilePhrases<Kind extends string>(
  lists: Record<Kind, readonly string[]>,
): PhraseFinder<Kind> {
  const byFirst = new Map<string, Entry<Kind>[]>();
  for (const kind of Object.keys(lists) as Kind[]) {
    for (const phrase of lists[kind]) {
      const words = phrase.split(' ');
      const first = words[0] ?? '';
      const entries = byFirst.get(first) ?? [];
      entries.push({ words, kind });
      byFirst.set(first, entries);
    }
  }
  const beginnings = new Uint8Array(1 << 14);
  for (const first of byFirst.keys()) beginnings[beginningOf(first)] = 1;
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return (words) => findAll(byFirst, beginnings, words);
}

/** The first two letters as one number: most words of a text begin no phrase, and this says so without a look-up. */
function beginningOf(word: string): number {
  return ((word.charCodeAt(0) & 127) << 7) | (word.charCodeAt(1) & 127);
}

function findAll<Kind extends string>(
  byFirst: ReadonlyMap<string, Entry<Kind>[]>,
  beginnings: Uint8Array,
  words: readonly Word[],
): PhraseHit<Kind>[] {
  const hits: PhraseHit<Kind>[] = [];
  let at = 0;
  while (at < words.length) {
    const { text } = words[at] as Word;
    const entries = beginnings[beginningOf(text)] === 1 ? byFirst.get(text) : undefined;
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
    while (length < entry.words.length && matches(entry.words[length] ?? '', words[at + length]?.text ?? ''))
      length++;
    if (length === entry.words.length) return { kind: entry.kind, first: at, end: at + length };
  }
  return undefined;
}
