import { capitalise, decapitalise } from '../../../text/grammar.ts';
import { toFact } from './context-facts.ts';
import type { About } from './detail-clause.ts';
import { tellShort } from './note-details.ts';

const partsMax = 4;

/** `Evening and weekend times for shift workers`. */
const times = /^[\p{L} -]{3,40} times for \p{L}/u;

/** One such note; undefined where it cannot be told by itself. */
function tellPart(part: string, about: About): string | undefined {
  if (times.test(part)) return `There are ${decapitalise(part)}`;
  const told =
    toFact(part, about.subject === 'they', about.subject === 'we' || about.subject === 'I') ??
    tellShort(part, about, true);
  return told?.includes(', ') ? undefined : told?.replace(/\.$/, '');
}

/**
 * Notes in a row without a verb, as one sentence: `Classes of six, mats optional` → `There are classes of six, and mats are optional.` Undefined where one of
 * them cannot be told by itself.
 */
export function tellParts(row: string, about: About): string | undefined {
  const parts = row.replace(/[.!]+$/, '').split(/, (?:and )?/);
  if (parts.length < 2 || parts.length > partsMax || /[;:()"]/.test(row)) return undefined;
  const told = parts
    .map((part) => tellPart(capitalise(part), about))
    .filter((clause) => clause !== undefined);
  if (told.length < parts.length) return undefined;
  const clauses = told.map((clause, at) => (at === 0 ? clause : decapitalise(clause)));
  return `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}.`;
}
