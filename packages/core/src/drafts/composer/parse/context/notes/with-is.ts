import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural } from '../../../text/grammar.ts';
import { prepositions } from '../../../text/words.ts';
import { isTold } from '../second-person.ts';

const thing = String.raw`(?:(?:[Hh]er|[Hh]is|[Tt]heir|[Tt]he|[Oo]ur) )?(?:[\p{L}\d-]+ ){0,4}?[\p{L}\d-]+`;
const time = String.raw`(?:at|before|by|for|from|in|on|since|this|next|until|(?:any|later) )\b`;

/** `unit expansion due to start in Q2`, `dry dock not planned until 2027`. */
const state = compact(
  String.raw`^(${thing}) ((?:not |now |already )?(?:(?:due|expected|planned|scheduled|set) (?:to \p{Ll}+ )?${time}|out of (?:action|order|service|use) ).+)$`,
  'u',
);

/** `their new 38 m model shown at Monaco`: what others did with it. */
const shown = compact(
  String.raw`^((?:(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|\d+) of )?(?:[Hh]er|[Hh]is|[Tt]heir) (?:[\p{L}\d-]+ ){0,3}?[\p{L}\d-]+) ((?:announced|awarded|built|exhibited|featured|given|listed|mentioned|named|nominated|presented|reviewed|seen|shown|shortlisted|unveiled) (?:as|at|by|for|in|on) .+)$`,
  'u',
);

/** `returns rate around 48 %`. */
const measured =
  /^((?:(?:her|his|our|their|the) )?(?:\p{Ll}+ )?(?:accuracy|attendance|capacity|occupancy|rate|share|turnout|utilisation|utilization|yield)) ((?:about|above|around|at|below|close to|just over|just under|nearly|over|under) \d[\d.,]* ?(?:%|percent\b).*)$/iu;

/** What is new at somebody's and nobody offers: `unit expansion is due …`. */
const readersPlan =
  /^(?:\p{Ll}+ )?(?:audit|dry dock|docking|expansion|extension|go-live|merger|migration|move|overhaul|refit|refurbishment|relocation|renovation|roll-?out|shutdown|turnaround|upgrade)$/iu;

/** `not planned until 2027`: what is yet to come, said without a "not". */
const notBefore = /^not ((due|expected|planned|scheduled|set)(?: to \p{Ll}+)?) (?:before|until) ([^,;:]+)$/u;

const hasAuxiliary = / (?:are|can|does|has|have|is|takes|was|were|will) /;

/** `You may keep the loan set for a month`: who does something, which no note of that kind says. */
const saysWho = /\b(?:can|he|I|may|must|should|she|they|we|will|you)\b/i;

/** What is no noun, though it ends in "s". */
const isAuxiliary = /^(?:does|has|is|was)$/;

/** Whether no word of what a note is about tells anything, so that its verb is left out. */
function isNoun(said: string): boolean {
  const words = said.replace(/^\S+ of /, '').split(' ');
  return !words.some(
    (word, at) =>
      prepositions.has(word.toLowerCase()) ||
      (isTold(word) && (at < 1 || isAuxiliary.test(word) || !isPlural(word))),
  );
}

/**
 * A note that leaves out its "is", with it: `dry dock not planned until 2027` → `dry dock is planned for 2027 at the earliest`, `unit expansion due to start in
 * Q2` → `their unit expansion is due to start in Q2`. `offer`: what is offered, whose plans such a note may tell. Any other is left as it is.
 */
export function withIs(note: string, offer: string): string {
  const said = note.replace(/[.]$/, '');
  const last = (what: string) => what.split(' ').at(-1)?.toLowerCase() ?? '';
  const isMany = (what: string) => isPlural(last(what)) && !/^one of /i.test(what);
  const [, planned = '', how = ''] = state.exec(said) ?? [];
  // "A set for an eight is fitted in an hour": what has its verb lacks none.
  if (
    planned &&
    isNoun(planned) &&
    !/^an?$/i.test(planned) &&
    !hasAuxiliary.test(how) &&
    !saysWho.test(planned)
  ) {
    const isTheirs = readersPlan.test(planned) && !offer.toLowerCase().includes(last(planned));
    const [, when = '', word = '', time = ''] = notBefore.exec(how) ?? [];
    const at = word === when && /^(?:planned|scheduled|set)$/.test(word) ? 'for' : 'in';
    return `${isTheirs ? `Their ${decapitalise(planned)}` : planned} ${isMany(planned) ? 'are' : 'is'} ${when ? `${when} ${at} ${time} at the earliest` : how}`;
  }
  const [, seen = '', where = ''] = shown.exec(said) ?? [];
  if (seen && isNoun(seen)) return `${seen} ${isMany(seen) ? 'were' : 'was'} ${where}`;
  const [, what = '', much = ''] = measured.exec(said) ?? [];
  if (!what) return note;
  return `${/^(?:her|his|our|the|their) /i.test(what) ? what : `the ${decapitalise(what)}`} is ${much}`;
}
