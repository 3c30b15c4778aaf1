import { isSpelledAt, wordHash } from './word-hash.ts';

/** What a word has that stands in no list. */
export const unlisted = 0;

/** The listed words by their numbers; 0 is no word. */
const texts: string[] = [''];
const hashes: number[] = [0];
/** Numbers by hash; a taken place passes on to the next. At most half full, so that a search soon meets an empty place. */
let places = new Int32Array(1 << 14);

function placeOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (places.length - 1);
}

function settle(number: number): void {
  let place = placeOf(hashes[number] as number);
  while (places[place] !== unlisted) place = (place + 1) & (places.length - 1);
  places[place] = number;
}

/** The number of the word that is spelled, in lower case, from `start` on: one look-up, which then answers for every list. */
export function numberAt(text: string, start: number, length: number, hash: number): number {
  for (let place = placeOf(hash); ; place = (place + 1) & (places.length - 1)) {
    const number = places[place] as number;
    if (number === unlisted) return unlisted;
    if (hashes[number] === hash && isSpelledAt(texts[number] as string, text, start, length)) return number;
  }
}

export function textOf(number: number): string {
  return texts[number] as string;
}

/** Gives a word of a list its number, the same in all lists. Called where lists are made, when their modules load. */
export function listWord(word: string): number {
  const hash = wordHash(word);
  const known = numberAt(word, 0, word.length, hash);
  if (known !== unlisted) return known;
  const number = texts.length;
  texts.push(word);
  hashes.push(hash);
  if (number * 2 > places.length) {
    places = new Int32Array(places.length * 2);
    for (let one = 1; one < number; one++) settle(one);
  }
  settle(number);
  return number;
}

/** What is worked out of a word's spelling: for a listed word once, for any other each time. */
export function byWord<T extends string | number | object>(
  work: (text: string) => T,
): (word: { text: string; number: number }) => T {
  const known: (T | undefined)[] = [];
  return (word) => {
    if (word.number === unlisted) return work(word.text);
    const found = known[word.number];
    if (found !== undefined) return found;
    while (known.length < word.number) known.push(undefined);
    const made = work(word.text);
    known[word.number] = made;
    return made;
  };
}

/** A list that words of a text are asked for, by their numbers. */
export class WordList {
  readonly #members: Uint8Array;

  constructor(words: Iterable<string>) {
    const listed = Array.from(words, listWord);
    this.#members = new Uint8Array(Math.max(unlisted, ...listed) + 1);
    for (const number of listed) this.#members[number] = 1;
  }

  has(word: { number: number } | undefined): boolean {
    return word !== undefined && this.#members[word.number] === 1;
  }
}
