import { compact } from '../../../../compact.ts';
import { isCount, toReader } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { isOrAre } from '../../offer/notes/extra-sentence.ts';

/** What the sender does for whoever buys: `deliver within 5 days`. */
const services =
  /^(?:bring|clean|collect|come|cover|deliver|fit|install|match|repair|replace|restock|send|service|ship|supply|train|visit)\b/i;
const span = String.raw`(?:about |only |under )?(?:\d+|an?|half an?|one|two|three|four|five|six) (?:minute|hour|day|week)s?`;
const takes = compact(`^(${span} to (?:assemble|build|fit|install|make|put up|set up))$`, 'i');
const nouns = /^(?:an?|the|our|their|your)\b/i;

/** A part of a note after its first, as it is joined to that; undefined where it is not sure what it is. `plural`: the note is on several things. */
function toPart(part: string, plural: boolean): string | undefined {
  const [first = '', second = ''] = part.split(' ');
  if (/^no \p{L}[\p{L} -]{2,30}$/iu.test(part))
    return `, with ${part.charAt(0).toLowerCase()}${part.slice(1)}`;
  if (/^(?:you|we|I|it|they) \p{Ll}/u.test(part)) return `, and ${part}`;
  if (/^(?:read|view)[- ]only$/i.test(part)) return `, ${part.toLowerCase().replace(' ', '-')}`;
  // "Live calls only".
  const only = /^((?:\p{Ll}+ ){1,3})only$/iu.exec(part)?.[1];
  if (only) return `, only ${only.trim()}`;
  if (/^cancel (?:any ?time|monthly|weekly|whenever|with)\b/i.test(part))
    return `, and you can ${part.replace(/any ?time/i, 'at any time')}`;
  // "Data hosted in Ireland".
  const [, thing = '', how = ''] =
    /^((?:all )?(?:\p{Ll}+ )?\p{Ll}+) ((?:hosted|kept|made|printed|processed|stored) (?:at|by|in|on|within) .+)$/iu.exec(
      part,
    ) ?? [];
  if (thing) {
    const bare = thing.toLowerCase().replace(/ (?:are|is)$/, '');
    return `, and ${bare} ${/(?:data|everything)$/.test(bare) ? 'is' : isOrAre(bare)} ${how}`;
  }
  // "Battery lasts 7 years".
  const [, noun = '', does = ''] =
    /^(\p{Ll}+) ((?:comes|costs|holds|lasts|runs|takes|weighs) .+)$/iu.exec(part) ?? [];
  if (isCount(noun.toLowerCase()) || /^(?:battery|filter|motor|pump)$/i.test(noun))
    return `, and the ${noun.toLowerCase()} ${does}`;
  const time = takes.exec(part)?.[1];
  if (time) return ` and take${plural ? '' : 's'} ${time}`;
  const verb = findVerb(first);
  if (verb?.form === 'third' && second && !isNoun(part))
    return ` and ${plural ? verb.base : first} ${toReader(part.slice(first.length + 1))}`;
  return services.test(part) && second
    ? `, and we ${part.charAt(0).toLowerCase()}${part.slice(1)}`
    : undefined;
}

/** "Imports are done by us": no deed, but what is done. */
function isNoun(part: string): boolean {
  return /^(?!.*\b(?:that|when|where|which|who)\b).*\b(?:are|is|was|were)\b/.test(part) || nouns.test(part);
}

/**
 * A note whose first part is told as `clause`, with the parts that follow: `it integrates with Shopify` + `takes a day to set up` →
 * `it integrates with Shopify and takes a day to set up`. Undefined where no part is sure; what is not is left out.
 */
export function joinParts(clause: string, rest: readonly string[], plural: boolean): string | undefined {
  const joined = rest.map((part) => toPart(part, plural));
  if (joined.every((part) => part === undefined)) return undefined;
  const it = plural ? 'they' : 'it';
  let told = clause;
  const [first = ''] = joined;
  // "No downtime, goes down in one shift": what there is none of comes last.
  const none = /^there (?:is|are) (no .+)$/.exec(clause)?.[1];
  if (none && first?.startsWith(' and ')) return `${it}${first.slice(4)}, with ${none}`;
  for (const part of joined) {
    if (part === undefined) break;
    // Whose second verb it is has to be said.
    told += part.startsWith(' and ') && !told.startsWith(`${it} `) ? `, and ${it}${part.slice(4)}` : part;
    if (/^, and |^ and /.test(part)) break;
  }
  return told === clause ? undefined : told;
}
