import { isParticiple } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { gatherAttributes } from './gather-attributes.ts';

/** `Six mornings a week`, said of all that is listed. */
const howOften =
  / (?:daily|every \p{Ll}+|twice a \p{Ll}+|weekly|(?:two|three|four|five|six|seven) \p{Ll}+s (?:a|per) \p{Ll}+)$/u;

/** What somebody does, one thing after another; what is more than a list gets brackets. */
export function toList(things: string): string {
  const listed = things.replace(howOften, '');
  const isList = /^[\p{L} -]+(?:, [\p{L} -]+)*,? (?:and|or) (?:\p{L}+ ){0,2}\p{L}+$/u.test(listed);
  // "Pitch, prep, follow-up".
  const bare = things.split(', ');
  if (
    bare.length > 2 &&
    bare.every(
      (thing) =>
        countWords(thing) < 3 &&
        !/\d| (?:and|or) |^(?:and|or|free|no|same|next) /.test(thing) &&
        !isParticiple(thing.split(' ')[0] ?? ''),
    )
  )
    return joinList(bare);
  return isList && listed.split(/, | and | or /).every((thing) => countWords(thing) < 4)
    ? things
    : gatherAttributes(things);
}
