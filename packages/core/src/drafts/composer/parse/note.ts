import { anyOf } from '../../any-of.ts';
import { compact } from '../../compact.ts';

/** How a thing may be noted, and the same in the words that are read further. */
export type Note = readonly [written: RegExp, told: string | ((...found: string[]) => string)];

/** So many notes are passed over together where none of them is met. */
const together = 24;

/** Tells each of the notes in a text, in their order. */
export function createTeller(notes: readonly Note[]): (text: string) => string {
  const groups: { notes: readonly Note[]; meets: (text: string) => boolean }[] = [];
  for (let from = 0; from < notes.length; from += together) {
    const group = notes
      .slice(from, from + together)
      .map(([written, told]): Note => [compact(written.source, written.flags), told]);
    groups.push({ notes: group, meets: anyOf(group.map(([written]) => written)) });
  }
  return (text) =>
    groups.reduce(
      (told, group) =>
        group.meets(told)
          ? group.notes.reduce((each, [written, said]) => each.replace(written, said as string), told)
          : told,
      text,
    );
}
