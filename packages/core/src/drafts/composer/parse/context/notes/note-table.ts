import { countWords } from '../../../text/tidy.ts';

/** Notes by what they look like, and how each is told, `about` what; undefined where it turns out to be another. */
export type TableOf<About extends readonly unknown[]> = readonly (readonly [
  RegExp,
  (found: RegExpExecArray, ...about: About) => string | undefined,
])[];

/** The same of one thing or of several: `it`, `is` or `they`, `are`. */
export type NoteTable = TableOf<[it: string, is: string]>;

/** What the first row says that knows a note; undefined where none does. */
export function firstTold<About extends readonly unknown[]>(
  table: TableOf<About>,
  note: string,
  ...about: About
): string | undefined {
  for (const [pattern, tell] of table) {
    const found = pattern.exec(note);
    const told = found && tell(found, ...about);
    if (told) return told;
  }
  return undefined;
}

/** What opens a sentence that somebody wrote as one. */
const opensSentence = /^(?:he|I|it|she|there|they|this|we|you|your)\b(?! (?:are|go) live\b)/i;

const wordsMax = 22;

/** The same; undefined as well where the note is long or none. */
export function tellBy(table: NoteTable, note: string, it: string, is: string): string | undefined {
  return opensSentence.test(note) || countWords(note) > wordsMax ? undefined : firstTold(table, note, it, is);
}
