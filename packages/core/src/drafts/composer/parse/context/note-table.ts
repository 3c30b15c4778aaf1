import { countWords } from '../../text/tidy.ts';

/** Notes by what they look like, and how each is told of one or of several; undefined where it turns out to be another. */
export type NoteTable = readonly (readonly [
  RegExp,
  (found: RegExpExecArray, it: string, is: string) => string | undefined,
])[];

/** What opens a sentence that somebody wrote as one. */
const opensSentence = /^(?:he|I|it|she|there|they|this|we|you|your)\b(?! (?:are|go) live\b)/i;

const wordsMax = 22;

/** What the first row says that knows a note; undefined where none does, or where it is long or no note. */
export function tellBy(table: NoteTable, note: string, it: string, is: string): string | undefined {
  if (opensSentence.test(note) || countWords(note) > wordsMax) return undefined;
  for (const [pattern, tell] of table) {
    const found = pattern.exec(note);
    const told = found && tell(found, it, is);
    if (told) return told;
  }
  return undefined;
}
