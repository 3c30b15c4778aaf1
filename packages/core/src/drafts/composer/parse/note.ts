/** How a thing may be noted, and the same in the words that are read further. */
export type Note = readonly [written: RegExp, told: string | ((...found: string[]) => string)];

/** A text with each of the notes told, in their order. */
export function tellNotes(notes: readonly Note[], text: string): string {
  return notes.reduce((told, [written, said]) => told.replace(written, said as string), text);
}
