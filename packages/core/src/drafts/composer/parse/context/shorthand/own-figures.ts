import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { dayInFull } from '../../../text/time-units.ts';
import { findVerb } from '../../../text/verbs.ts';
import { organisationNouns, personNouns } from '../../../text/words.ts';
import { toTime } from '../notes/to-time.ts';
import { isTold } from '../second-person.ts';
import { count, isByOne, type Shorthand, somebody, things, we, weAre } from './shorthand.ts';

/** Measures as they are written short. */
const measures: Readonly<Record<string, string>> = {
  mi: 'miles',
  m: 'metres',
  h: 'hours',
  hr: 'hours',
  hrs: 'hours',
  ft: 'feet',
};
/** What is so many miles, hours or kilos. */
const measured =
  'autonomy|battery life|capacity|lead time|life|lifespan|payload|range|reach|response time|runtime|shelf life|turnaround|warranty';
const weekday =
  '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:days?|nesdays?|sdays?|rsdays?|urdays?)?';

/** `tue/fri`, `mon-thu`: days as one says them. */
function toDays(days: string): string {
  const [, from = '', to = ''] = /^(\p{L}+) ?(?:-|to) ?(\p{L}+)$/iu.exec(days) ?? [];
  return to
    ? `from ${dayInFull(from)} to ${dayInFull(to)}`
    : `on ${joinList(days.split(/ ?(?:[/,+&]|and) ?/).map((day) => `${dayInFull(day)}s`))}`;
}

/** What the sender has, does or has done, in figures and without a verb. */
export const ownFigures: Shorthand = [
  // "our vans 140 mi real range in winter".
  [
    compact(
      String.raw`^our ((?:[\p{Ll}-]+ ){0,2}\p{Ll}+) (\d[\d.,]*)[ -]?(\p{Ll}{1,7}) ((?:[\p{Ll}-]+ )?(?:${measured}))((?: (?:at|in|on|under|with) [^,;:]+)?)$`,
      'iu',
    ),
    ([, what = '', many, unit = '', of = '', when]) =>
      `Our ${what} ${isPlural(what) ? 'have' : 'has'} a ${of} of ${many} ${measures[unit] ?? unit}${when}`,
  ],
  // "our db 1,100 firms", "our crew 14 people".
  [
    compact(String.raw`^our ((?:[\p{Ll}-]+ )?\p{Ll}+):? (${count} (?:${things}|people))$`, 'iu'),
    ([, what = '', many]) =>
      what.split(' ').some(isTold) || isDeed(what)
        ? undefined
        : `Our ${what.replace(/^db$/, 'database')} ${isPlural(what) ? 'have' : 'has'} ${many}`,
  ],
  // "delivers tue/fri", "collects mon-thu".
  [
    compact(
      String.raw`^(bake|collect|deliver|dispatch|restock|roast|ship)e?s? (?:on )?(${weekday}(?: ?(?:[/,+&-]|and|to) ?${weekday})*)( only)?$`,
      'iu',
    ),
    ([, does = '', days = '', only = ''], about) =>
      `${we(about)} ${does.toLowerCase()} ${toDays(days)}${only}`,
  ],
  // "2 refs nearby", "3 customers in Leeds".
  [
    compact(
      String.raw`^(${count}) (ref|reference|client|customer|installation)s? (in the area|locally|nearby|(?:around|in|near) \p{Lu}[^,;:]{2,30})$`,
      'iu',
    ),
    ([, many, what = '', where], about) =>
      `${we(about)} have ${many} ${what.toLowerCase().replace(/^ref$/, 'reference')}s ${where}`,
  ],
  // "2 vans, both heated".
  [
    compact(
      String.raw`^(${count} (?:[\p{Ll}-]+ )?(coaches|crews|dancers|drivers|engineers|fitters|guides|installers|interpreters|musicians|ovens|players|rooms|singers|teachers|technicians|trainers|trucks|vans|vehicles|walkers)), ((?:all|both|each)(?: of them)? [\p{L}\d -]{3,40})$`,
      'iu',
    ),
    ([, many = '', what = '', how = ''], about) =>
      about.persona.toLowerCase().includes(what.toLowerCase().replace(/s$/, '')) ||
      somebody.test(how) ||
      how
        .split(' ')
        .slice(1)
        .some((word) => /^(?:are|have|is|was|were)$/.test(word))
        ? undefined
        : `${we(about)} have ${many}, ${how}`,
  ],
  // "PAT tested + £10m PL".
  [
    /^(PAT tested|DBS checked|licen[cs]ed)(?:,| \+| and| with) ([$€£]\d[\d.,]*(?:m| million)?) (?:PL|PLI|public liability)(?: cover| insurance)?$/iu,
    ([, how = '', much], about) =>
      `${weAre(about)} ${decapitalise(how)}, with ${much} public liability insurance`,
  ],
  // "team of 12", "12 people team".
  [
    /^(?:team of (\d+)|(\d+)[ -](?:people|strong) team)$/i,
    ([, of, many], about) => (isByOne(about) ? undefined : `We are a team of ${of ?? many}`),
  ],
  // "done 12 schools", "4 insurers done".
  [
    compact(
      String.raw`^(?:(?:already |have )?done (${count} ${things})|(${count} ${things}) done)(?: already| so far)?$`,
      'iu',
    ),
    ([, did = '', done = ''], about) => {
      const many = did || done;
      return somebody.test(many) || many.split(' ').slice(1).some(isTold)
        ? undefined
        : `${we(about)} have ${isSomebody(many) ? 'worked with' : 'done'} ${many}`;
    },
  ],
  // "been here since 98".
  [
    /^(?:(?:I|we)['’]?ve |(?:I|we) have )?been (at it|doing (?:it|this)|here|in (?:business|the (?:business|trade)|town)|open|around) since (?:(19|20)(\d\d)|['’]?(\d\d))$/i,
    ([, where = '', century, year, short = ''], about) =>
      `${we(about)} have been ${where.toLowerCase()} since ${century ? century + year : `${Number(short) > 40 ? 19 : 20}${short}`}`,
  ],
  // "been rigging since 2006, sailed the Atlantic twice".
  [
    /^(?:I['’]ve |we['’]ve )?been (\p{Ll}{3,}ing(?: [^,;:]{3,40}?)?) since ((?:19|20)\d\d)(?:,? (?:and )?(?:have )?(\p{Ll}+ed [^,;:]{3,60}))?$/iu,
    ([, doing = '', year, more = ''], about) =>
      somebody.test(doing + more)
        ? undefined
        : `${we(about)} have been ${doing} since ${year}${more && ` and have ${more}`}`,
  ],
  // "family business since 1994, licensed and insured in Wisconsin".
  [
    /^(family[- ](?:bakery|business|company|dairy|farm|firm|nursery|winery)) since ((?:19|20)\d\d)(?:, ((?:accredited|bonded|certified|insured|licen[cs]ed|registered)\b[^,;:]*))?$/iu,
    ([, what = '', year, how = ''], about) =>
      isByOne(about)
        ? undefined
        : `We have been a ${what.toLowerCase()} since ${year}${how && ` and are ${decapitalise(how)}`}`,
  ],
  // "ISO 13485 certified since 2014".
  [
    /^((?:\p{Lu}[\p{L}\d]*(?: [\p{Lu}\d][\p{L}\d]*)* )?(?:accredited|certified|licen[cs]ed|registered)) since ((?:19|20)\d\d)$/u,
    ([, how, year], about) => `${we(about)} have been ${how} since ${year}`,
  ],
  // "booked until mid September then free".
  [
    /^(?:fully )?booked (?:up )?(?:til|till|until) ([^,;:]{3,30}?)(?:,? (?:then|and then|after that|free after))(?: (?:available|free|open))?$/iu,
    ([, when = ''], about) => `${weAre(about)} booked until ${toTime(when)} and free after that`,
  ],
  // "capacity for 200 samples a month".
  [
    compact(String.raw`^((?:free |spare )?capacity) (?:for|of) (${count} [^,;:]+)$`, 'iu'),
    ([, what = '', many], about) =>
      somebody.test(many ?? '') ? undefined : `${we(about)} have ${decapitalise(what)} for ${many}`,
  ],
  // "prev clients: 2 ministries, 1 fisheries association".
  [
    compact(
      String.raw`^(?:our )?(?:past|prev|previous|recent) (clients|customers): (\d+ \p{Ll}[^,;:.]*(?:, (?:and )?\d+ \p{Ll}[^,;:.]*)+)$`,
      'iu',
    ),
    ([, whom, list = '']) =>
      somebody.test(list) ? undefined : `Our previous ${whom} include ${joinList(list.split(/, (?:and )?/))}`,
  ],
  // "refs: 3 schools in Derby".
  [
    /^(?:our )?ref(?:erence)?s: (\d+ \p{Ll}[^,;:.]{3,40})$/iu,
    ([, many = '']) => (somebody.test(many) ? undefined : `Our references include ${many}`),
  ],
  // "founder = groomer 8 years".
  [
    /^(?:(?:my|our|the) )?(director|founder|head chef|head coach|manager|owner) ?(?:=|:|is|was) ?(?:an? )?((?:[\p{Ll}-]+ ){0,2}\p{Ll}+) (?:for )?(\d+\+?) years$/iu,
    ([, who = '', post = '', long], about) =>
      somebody.test(post) || isByOne(about)
        ? undefined
        : `Our ${who.toLowerCase()} has been ${withA(post)} for ${long} years`,
  ],
];

/** `customers include`: whether the second word is what the first one does. */
function isDeed(what: string): boolean {
  const last = findVerb(what.split(' ')[1] ?? '');
  return last !== undefined && !last.isName;
}

/** `4 insurers`, `12 schools`: those for whom something is done. */
function isSomebody(many: string): boolean {
  const one = (many.split(' ').at(-1) ?? '').replace(/ies$/, 'y').replace(/s$/, '');
  return organisationNouns.has(one) || personNouns.has(one);
}

function withA(post: string): string {
  return `${/^[aeiou]/.test(post) ? 'an' : 'a'} ${post}`;
}
