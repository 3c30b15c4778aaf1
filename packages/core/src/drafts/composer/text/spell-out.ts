import { timeUnits } from './time-units.ts';
import { findVerb } from './verbs.ts';
import { toWordTable } from './word-table.ts';

/** Words cut short, and words that are misspelt more often than others. */
const words = toWordTable({
  abt: 'about',
  accomodation: 'accommodation',
  adress: 'address',
  alot: 'a lot',
  appointement: 'appointment',
  availible: 'available',
  buisness: 'business',
  calender: 'calendar',
  catalouge: 'catalogue',
  companys: 'companies',
  definately: 'definitely',
  experiance: 'experience',
  garantee: 'guarantee',
  interveiw: 'interview',
  maintainance: 'maintenance',
  managment: 'management',
  mnth: 'month',
  mnths: 'months',
  meetting: 'meeting',
  pls: 'please',
  proffesional: 'professional',
  recieve: 'receive',
  recomend: 'recommend',
  resturant: 'restaurant',
  resturants: 'restaurants',
  seperate: 'separate',
  shedule: 'schedule',
  teh: 'the',
  thier: 'their',
  thru: 'through',
  txt: 'text',
  u: 'you',
  untill: 'until',
  ur: 'your',
  wich: 'which',
  appt: 'appointment',
  avg: 'average',
  bn: 'billion',
  convo: 'conversation',
  dept: 'department',
  eng: 'engineering',
  exp: 'experience',
  fri: 'Friday',
  intl: 'international',
  mfg: 'manufacturing',
  mkt: 'market',
  mktg: 'marketing',
  mon: 'Monday',
  mtg: 'meeting',
  ppl: 'people',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  tmrw: 'tomorrow',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  wk: 'week',
  wks: 'weeks',
  sw: 'software',
  yr: 'year',
  yrs: 'years',
});

const goesWithDay =
  /^ (?:after|afternoons?|and|at|before|between|by|evenings?|from|in|mornings?|nights?|only|or|through|to|until)\b/i;

const goesWithSpan =
  /^ (?:after|ago|and|at|before|by|contract|experience|from|guarantee|in|later|lead|max|min|notice|of|old|on|or|per|plus|to|trial|turnaround|warranty|with)\b/i;

/** The words that hurried callers cut short, written out: `mtg thurs` → `meeting Thursday`. */
export function spellOut(text: string): string {
  return (
    text
      .replace(
        /(?<![\d/])([123])\/([24]) ?(?:hrs?|hours?)\b/gi,
        (_, part: string, of: string) => `${(60 * Number(part)) / Number(of)} minutes`,
      )
      .replace(/\b(do|does|did|is|are|was|has|have|would|could|should)nt\b/g, "$1n't")
      .replace(/\b(ca|wo)nt\b/g, "$1n't")
      .replace(/\b(children|men|people|women)s (?=\p{Ll})/giu, "$1's ")
      .replace(/\b(here|that|there|what|where)s (?=\p{Ll})/giu, "$1's ")
      .replace(/\bavail\b\.?(?= (?:from|immediately|in|now|on|within)\b)/gi, 'available')
      .replace(/\b(hang|keep|put|sell|take|try|use) '?em\b/gi, '$1 them')
      .replace(/\ba (?=[aeio]\p{Ll}{3,}\b)(?!(?:eu|one|once)\p{Ll})/gu, 'an ')
      .replace(/\bno (monthly|annual|yearly|upfront|set-?up)(?=$|[.,;])/gi, 'no $1 fee')
      .replace(/\b(sat|sun) (?=(?:afternoon|evening|morning)s?\b)/gi, (_, day: string) =>
        /^sat/i.test(day) ? 'Saturday ' : 'Sunday ',
      )
      .replace(
        /\bled (?=(?:(?:flood|spot|street)?lights?|bulbs?|displays?|lamps?|lighting|panels?|screens?|signs?|strips?|walls?)\b)/gi,
        'LED ',
      )
      // "Setup crew incl. used at two shows": what it comes with, and a new note.
      .replace(/(?<=\p{L}{3}) incl\b\.? (?=\p{Ll}+(?:ed|wn) (?:at|by|in|for|since)\b)/gu, ' included. ')
      // "US eastern hrs": a zone, and not "us".
      .replace(
        /\b(?:us|US) (central|eastern|mountain|pacific) (hours|hrs|time)\b/gi,
        (_, zone: string, span: string) =>
          `US ${zone.slice(0, 1).toUpperCase()}${zone.slice(1).toLowerCase()} ${span === 'hrs' ? 'hours' : span}`,
      )
      .replace(/\b(you|they|we)(re|ve)\b(?<!were)/g, "$1'$2")
      .replace(/(?<!\b(?:an?|my|our|the|your) (?:\p{L}+ )?)\bweb dev\b/giu, (found) => `${found}elopment`)
      .replace(/\bim (?=(?:an?|at|based|in|not|on|the|\p{Ll}{3,}ing)\b)/giu, "I'm ")
      // "Send a page and ill edit it".
      .replace(
        /(?<=,? (?:and|so|then) |, )ill (?=(\p{Ll}+) (?!and\b)(an?\b|it\b|one\b|the\b|\d)?)/giu,
        (found, verb: string, object?: string) =>
          findVerb(verb)?.form === 'base' || object ? "I'll " : found,
      )
      .replace(/\bive (?=(?:been|got|had|\p{Ll}{3,}ed)\b)/giu, "I've ")
      .replace(/\bco['’]?s\b(?!\.)/g, 'companies')
      // "$9 per employee/mo", "the last 24 mo", "12 mo warranty".
      .replace(/(?<=[\p{L}\d]\/)(?:mo|mnth|mth|yr|wk|hr)(?![\p{L}\d/])/gu, (unit) => timeUnits[unit] ?? unit)
      .replace(
        /(?<=\b(\d+|per|an?) )(?:mos?|mths?)\b( (?:contract|guarantee|lease|minimum|notice|plan|subscription|term|trial|warranty)\b)?/g,
        (_, count: string, term = '') =>
          `${/^(?:1|per|an?)$/.test(count) || term ? 'month' : 'months'}${term}`,
      )
      // "25yr warranty".
      .replace(/(?<=\b\d+)yr (?=\p{Ll}{3})/gu, '-year ')
      .replace(/(?<=\d-)(?:yr|wk|hr|mo|mth)(?= \p{L})/gu, (unit) => timeUnits[unit] ?? unit)
      .replace(/\b(editor)(s?) in chief\b/gi, '$1$2-in-chief')
      .replace(/\b(\p{L}{2,}(?:er|or|[cC][a-zA-Z][oO]))['’]s (?=(?:of|at|in|from|with)\b)/gu, '$1s ')
      .replace(/\b(c[a-z]o)['’]s (?=(?:of|at|in|from|with)\b)/gi, '$1s ')
      .replace(
        /\b(\d+\+?) (?:ppl|people|person|employee|emp|headcount) (?=\p{L})(?!(?:across|aged|and|at|before|between|by|for|from|in|of|on|onto|or|per|that|this|to|until|who|with|within|without|and|came|have|had|took|went|are|were|will|can)\b|\p{L}+ed\b)/giu,
        '$1-person ',
      )
      .replace(
        /(?<![\p{L}\p{N}@./-])\p{L}{1,12}(?![\p{L}\p{N}@/'’-])(?:\.(?= \p{Ll}))?/gu,
        (found, at: number, whole: string) => {
          const word = words[found.replace('.', '').toLowerCase()];
          if (word === undefined || found === found.toUpperCase()) return found;
          // "Back weds. loaner knives left": the day ends its sentence, unless the next word goes with it.
          const ends =
            found.endsWith('.') && /day$/.test(word) && !goesWithDay.test(whole.slice(at + found.length));
          // "3 wks. fixed price": after a figure a span of time ends it.
          const endsSpan =
            found.endsWith('.') &&
            /^(?:hours?|weeks?|years?)$/.test(word) &&
            /\d ?$/.test(whole.slice(0, at)) &&
            !goesWithSpan.test(whole.slice(at + found.length));
          return ends || endsSpan ? `${word}.` : word;
        },
      )
  );
}
