import { heldBefore } from '../people/named-in-passing.ts';

/** What stands before a name and belongs to it. */
export const titles = new RegExp(
  `^(?:mr|mrs|ms|miss|dr|prof|professor|sir|dame|councillor|cllr|father|${heldBefore.toLowerCase()})$`,
);

/** Whether a word is one of the reader's names or the title before them, and not the name of a firm: `Maas` in `Mr Maas`, not in `Maas Foods`. */
export function isReadersName(
  words: readonly string[],
  bare: readonly string[],
  at: number,
  names: readonly string[],
): boolean {
  const isName = (index: number) =>
    names.some((name) => name.toLowerCase() === bare[index]?.replace(/'s?$/, ''));
  const isCapital = (index: number) => /^\p{Lu}/u.test(words[index] ?? '');
  const endsClause = (index: number) => /[,.;:!?)]$/.test(words[index] ?? '');
  if (titles.test(bare[at] ?? '')) return isName(at + 1) && isReadersName(words, bare, at + 1, names);
  if (!isName(at) || !isCapital(at)) return false;
  const isOwner = /'s?$/.test(bare[at] ?? '');
  const goesOn = !isOwner && !endsClause(at) && isCapital(at + 1) && !isName(at + 1) && bare[at + 1] !== 'i';
  const isLastPart =
    at > 1 && isCapital(at - 1) && !isName(at - 1) && !titles.test(bare[at - 1] ?? '') && !endsClause(at - 1);
  return !goesOn && !isLastPart;
}
