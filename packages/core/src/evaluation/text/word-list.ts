import { wordHash } from './word-hash.ts';

/** What a word has that stands in no list. */
export const unlisted = 0;

/** The listed words by their numbers; 0 is no word. */
const texts: string[] = [''];
const hashes: number[] = [0];
const lengths: number[] = [0];
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

/**
 * The number of the word of this hash and length: one look-up, which then answers for every list. Letters are not compared: a word that meets a
 * listed one in 32 bits and length is taken for it, which one in millions does, and which gains its writer nothing.
 */
export function numberOf(hash: number, length: number): number {
  for (let place = placeOf(hash); ; place = (place + 1) & (places.length - 1)) {
    const number = places[place] as number;
    if (number === unlisted || (hashes[number] === hash && lengths[number] === length)) return number;
  }
}

export function textOf(number: number): string {
  return texts[number] as string;
}

/** Gives a word of a list its number, the same in all lists. Called where lists are made, when their modules load. */
export function listWord(word: string): number {
  const hash = wordHash(word);
  const known = numberOf(hash, word.length);
  if (known !== unlisted) return known;
  const number = texts.length;
  texts.push(word);
  hashes.push(hash);
  lengths.push(word.length);
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

/** Lists of which a word is in one at most; of several the first counts. */
export class WordClasses {
  readonly #classes: Uint8Array;

  constructor(lists: readonly Iterable<string>[]) {
    const numbers = lists.map((list) => Array.from(list, listWord));
    this.#classes = new Uint8Array(Math.max(unlisted, ...numbers.flat()) + 1);
    // Backwards, so that what an earlier list says is written last.
    for (let at = numbers.length; at > 0; at--)
      for (const number of numbers[at - 1] ?? []) this.#classes[number] = at;
  }

  /** The number of the list that holds it, from 1; 0 for none. */
  of(word: { number: number }): number {
    return this.#classes[word.number] ?? 0;
  }
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
