import { compact } from '../../../../compact.ts';

/** What an order calls the tone that it forbids: `don't sound like we're telling them off`, `should not read as criticism`. */
const forbidsReproach =
  /\b(?:avoid|careful not|do not|don['’]?t|never|should not|shouldn['’]?t|without)\b.*\b(?:accus|attack|blam|criti[cq]|judg|lectur|nag|patroni[sz]|preach|reproach|scold|sham(?:e|ing)|tell(?:ing)? (?:her|him|them|people) off|told off)/i;
/** What is behind, late or missed. */
const reproach = compact(
  String.raw`,? (?:and|but|though|yet) (?:(?:admits?|also|says?|that|shows?) )*(?:(?:it|s?he|they)(?:['’](?:re|s)| are| has| have| is)? |are |is |has |have )[^,;:.]*\b(?:behind|delayed|fail\p{Ll}*|fall\p{Ll}* short|late|miss(?:ed|ing)?|not (?:done|kept|met)|off track|slipp\p{Ll}*|slow|struggl\p{Ll}*)\b[^,;:.]*(?=[.!]?$)`,
  'iu',
);

/** News of the reader without the clause that would be a reproach, where the order after it forbids one: `… and says they're behind` goes. */
export function withoutReproach(note: string, next = ''): string {
  return forbidsReproach.test(next) ? note.replace(reproach, '') : note;
}
