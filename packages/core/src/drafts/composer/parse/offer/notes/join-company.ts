import { isPlural, toArticle, toNounCore, withoutDeterminer } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { massNouns, prepositions } from '../../../text/words.ts';
import { isNounFragment } from '../offer-fragments.ts';
import { findFinite } from '../offer-shapes.ts';
import { namesPrice } from './money.ts';
import { asObject } from './note-words.ts';

/** What is offered, the first thing that comes with it, and what stands behind commas. */
const accompanied =
  /^([^,:;()]+?(?: \([^()]*\))?) with ((?!no )[^,:;()]+(?:,(?=\d{3}\b)[^,:;()]+)?)((?:, [^,:;()]+)+)$/u;

/** Of which somebody has his own: `name on the cover`. */
const ownPart = /^(?:byline|name|photo|portrait) (?:above|at|in|on) the /;

/** A thing of a list with its article: `retest included` → `a retest`; undefined where it is no plain thing. */
function toThing(part: string): string | undefined {
  const thing = part.replace(/^and /, '').replace(/ included$/, '');
  const core = toNounCore(thing);
  const head = (core.at(-1) ?? '').toLowerCase();
  const [first = ''] = thing.split(' ');
  const isThing =
    core.length > 0 &&
    countWords(thing) < 12 &&
    isNounFragment(thing) &&
    findFinite(thing.split(' ')) < 0 &&
    !prepositions.has(first) &&
    // "A talk with my first novel, a mystery set in Stonington, Maine": where it is.
    !/^\p{Lu}\p{L}+$/u.test(thing) &&
    !namesPrice(thing) &&
    !/^(?:all|any|both|fixed|flat|free|full|minimum|only|open|up)\b|\b(?:only|a|an|each|every|per) \p{Ll}+$/u.test(
      thing,
    ) &&
    !/(?:ed|able|free|ly)$/.test(head);
  if (!isThing) return undefined;
  if (ownPart.test(thing)) return `your ${thing}`;
  const isOne =
    / included$/.test(part) &&
    !isPlural(head) &&
    !massNouns.has(head) &&
    !/(?:ing|ment|tion|ance)$/.test(head);
  return (isOne || /^(?:report|royalty)$/.test(head)) && withoutDeterminer(thing) === thing
    ? `${toArticle(thing)} ${thing}`
    : asObject(thing);
}

/** `Test with two testers, retest included, report in ten days` → `test with two testers, a retest and a report in ten days`: what else comes with it goes on with the list. */
export function joinCompany(text: string): string {
  const [, head = '', first = '', more = ''] = accompanied.exec(text) ?? [];
  const rest = more.split(', ').filter(Boolean).map(toThing);
  if (rest.length < 2 || / (?:and|or) /.test(first) || !rest.every((thing) => thing !== undefined))
    return text;
  // What stands behind a long part would be taken for a part of it.
  return countWords(first) > 6
    ? `${head} with ${first}, with ${joinList(rest)}`
    : `${head} with ${joinList([first, ...rest])}`;
}
