import { anyOf } from '../../any-of.ts';
import { compact } from '../../compact.ts';

/** How a thing may be noted, and the same in the words that are read further. */
export type Note = readonly [written: RegExp, told: string | ((...found: string[]) => string)];

/** So many notes are passed over together where none of them is met. */
const together = 24;

/** Tells each of the notes in a text, in their order. */
export function createTeller(notes: readonly Note[]): (text: string) => string {
  const compacted = notes.map(([written, told]): Note => [compact(written.source, written.flags), told]);
  const groups = [...Map.groupBy(compacted, (_, at) => Math.floor(at / together)).values()].map((group) => ({
    group,
    meets: anyOf(group.map(([written]) => written)),
  }));
  return (text) =>
    groups.reduce(
      (told, { group, meets }) =>
        meets(told)
          ? group.reduce((each, [written, said]) => each.replace(written, said as string), told)
          : told,
      text,
    );
}
