const numbers = new Map<string, number>();

/** What a word has that stands in no list. */
export const unlisted = 0;

/** Gives a word of a list its number, the same in all lists. Called where lists are made, when their modules load. */
export function listWord(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  const number = numbers.size + 1;
  numbers.set(word, number);
  return number;
}

/** The number of a word of a text: one look-up, which then answers for every list. */
export function numberOf(word: string): number {
  return numbers.get(word) ?? unlisted;
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
