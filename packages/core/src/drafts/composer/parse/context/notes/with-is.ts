import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural } from '../../../text/grammar.ts';
import { organisationNouns, personNouns, prepositions } from '../../../text/words.ts';
import { callsYours } from '../reader/calls-yours.ts';
import { isTold, secondOf } from '../second-person.ts';

const thing = String.raw`(?:(?:[Hh]er|[Hh]is|[Tt]heir|[Tt]he|[Oo]ur) )?(?:[\p{L}\d-]+ ){0,4}?[\p{L}\d-]+`;
const time = String.raw`(?:at|before|by|for|from|in|on|since|this|next|until|(?:any|later) )\b`;

/** `unit expansion due to start in Q2`, `dry dock not planned until 2027`. */
const state = compact(
  String.raw`^(${thing}) ((?:not |now |already )?(?:(?:due|expected|planned|scheduled|set) (?:to \p{Ll}+ )?${time}|out of (?:action|order|service|use) ).+)$`,
  'u',
);

/** `their new 38 m model shown at Monaco`: what others did with it. */
const shown = compact(
  String.raw`^((?:(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|\d+) of )?(?:[Hh]er|[Hh]is|[Tt]heir) (?:[\p{L}\d-]+ ){0,3}?[\p{L}\d-]+) ((?:announced|awarded|built|exhibited|featured|given|listed|mentioned|named|nominated|presented|reviewed|seen|shown|shortlisted|unveiled) (?:as|at|by|for|in|on) (?!.*\bthat\b).+)$`,
  'u',
);

/** What whoever it stands behind may have done himself. */
const doneByAnybody = /^(?:announced|exhibited|mentioned|nominated|presented|reviewed|unveiled) /;

/** Whether what stands before it did so itself: `their company announced in January that …`, and not `their new model shown at Monaco`. */
function doneBySeen(seen: string, where: string): boolean {
  const head = seen.split(' ').at(-1)?.toLowerCase() ?? '';
  return (
    / that /.test(where) ||
    (doneByAnybody.test(where) && (organisationNouns.has(head) || personNouns.has(head)))
  );
}

/** `returns rate around 48 %`. */
const measured =
  /^((?:(?:her|his|our|their|the) )?(?:\p{Ll}+ )?(?:accuracy|attendance|capacity|occupancy|rate|share|turnout|utilisation|utilization|yield)) ((?:about|above|around|at|below|close to|just over|just under|nearly|over|under) \d[\d.,]* ?(?:%|percent\b).*)$/iu;

/** `our on-time rate 98.2% last year`: a figure of ours, and when it was so. */
const ownFigure =
  /^((?:my|our) (?:[\p{L}-]+ ){0,3}?(?:accuracy|attendance|average|occupancy|margin|pass mark|rate|repair time|response time|satisfaction|score|share|time|turnaround|turnout|uptime)) (?:of )?([$€£]?\d[\d.,]*(?:%| (?:minutes?|hours?|days?|weeks?)\b| percent\b| out of \d+)[^,;:]*)$/iu;
const past =
  /\b(?:last (?:month|quarter|season|spring|summer|autumn|fall|winter|week|year)|(?:during|in) (?:19|20)\d\d)\b/i;

/** `plants that fail in year 1 replaced, no questions`: what is done about things that do not hold. */
const madeGood =
  /^((?:(?:All|Any|all|any|the|The) )?(?:[\p{L}-]+ ){0,2}\p{Ll}+) ((?:that|they|which|you) [^,;:]{3,40}?) (credited|exchanged|mended|refunded|repaired|replaced|returned|taken back)((?: (?:at no|for free|free|in full|the same|within) ?[^,;:]{0,25})?)(, no questions(?: asked)?)?$/u;

/** `test takes 1 day, free`: how long it takes, and that it costs nothing. */
const freeBesides =
  /^([^,;:]*\btakes? (?:about |only )?(?:an?|\d[\d-]*|half an?|one|two|three|four|five|six|ten) [^,;:]{3,20}), (free(?: of charge)?|(?:at )?no (?:charge|cost))$/iu;

/** `We're free from 1 September, 3-month minimum`: a sentence of ours, and for how long at least. */
const withMinimum =
  /^((?:I|We|we|It|They)(?:['’](?:m|re)| am| are| is)? [^,;:]*), (?:with )?(?:a )?(\d{1,2}[- ](?:day|hour|month|week|year)s? (?:minimum|notice period))$/u;

/** `Payment is within 14 days of collection`. */
const ownPayment = /^(?:the )?payment (?:is |comes )?((?:in|on|within) [^,;:]{3,50})$/iu;
/** `The brand gets half of the revenue`: what a party has of it. */
const hasPart = /^[Tt]he (\p{Ll}{4,}) (gets|keeps|receives) (.{4,})$/u;

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
  // "Test takes 1 day, free".
  const [, long = '', free = ''] = (said.includes(' take') && freeBesides.exec(said)) || [];
  if (free)
    return `${long} and ${/ take /.test(long) ? 'are' : 'is'} ${/^free/i.test(free) ? free.toLowerCase() : 'free of charge'}`;
  // "Payment within 14 days", where the sender buys.
  const [, due = ''] = (/\bwe (?:would like to )?buy\b/i.test(offer) && ownPayment.exec(said)) || [];
  if (due) return `We pay ${due}`;
  // "The brand gets half", where the offer says "your brand".
  const [, whom = '', does = '', part = ''] = hasPart.exec(said) ?? [];
  if (whom && callsYours(offer, whom)) return `You ${secondOf(does) ?? does} ${part}`;
  // "Free from 1 September, 3-month minimum".
  const [, from = '', least = ''] = (/\d[- ]\p{Ll}+ \p{Ll}+$/u.test(said) && withMinimum.exec(said)) || [];
  if (least)
    return `${from}, with a ${least.replace(' ', '-')}`.replace(
      /(\d)-(\p{Ll}+?)s?[- ](?=minimum|notice)/u,
      '$1-$2 ',
    );
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
  if (seen && isNoun(seen) && !doneBySeen(seen, where))
    return `${seen} ${isMany(seen) ? 'were' : 'was'} ${where}`;
  const [, broken = '', whose = '', done = '', more = '', asked] =
    (/(?:ed|back)\b/.test(said) && madeGood.exec(said)) || [];
  if (broken && !whose.split(' ').some((word) => /^(?:are|be|been|get|is|was|were)$/.test(word)))
    return `${broken} ${whose} ${isMany(broken) ? 'are' : 'is'} ${done}${more.replace(/ free\b/, ' free of charge')}${asked ? ', no questions asked' : ''}`;
  const [, figure = '', size = ''] = ownFigure.exec(said) ?? [];
  if (figure && isNoun(figure)) return `${figure} ${past.test(size) ? 'was' : 'is'} ${size}`;
  const [, what = '', much = ''] = measured.exec(said) ?? [];
  if (!what) return note;
  return `${/^(?:her|his|our|the|their) /i.test(what) ? what : `the ${decapitalise(what)}`} is ${much}`;
}
