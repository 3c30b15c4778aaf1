/** How a note is told, of which a pattern knows the form; `it` and `is` agree with what is offered. */
type Told = (found: RegExpExecArray, it: string, is: string) => string | undefined;

/** Forms of notes and how each is told. */
export type NoteTable = readonly (readonly [RegExp, Told])[];

/** A note as the first row tells it that knows its form; undefined where none does. */
export function tellBy(table: NoteTable, note: string, it: string, is: string): string | undefined {
  for (const [pattern, tell] of table) {
    const found = pattern.exec(note);
    const told = found && tell(found, it, is);
    if (told) return told;
  }
  return undefined;
}
