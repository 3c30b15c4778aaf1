/**
 * The entry of a table under the first of some words that has one. A caller's "constructor" is a word like any
 * other, though every object has a member of that name.
 */
export function lookUp<T>(table: Readonly<Record<string, T>>, ...words: string[]): T | undefined {
  const word = words.find((candidate) => Object.hasOwn(table, candidate));
  return word === undefined ? undefined : table[word];
}
