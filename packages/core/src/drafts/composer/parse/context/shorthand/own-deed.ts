import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isParticiple } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { findVerb } from '../../../text/verbs.ts';
import { count, type Shorthand, somebody, things, we } from './shorthand.ts';

const span = compact(
  String.raw`^(?:(?:all )?(?:in|within) )?((?:about |just |under )?(?:\d+|one|two|three|four|five|six) (?:day|hour|month|night|week|weekend|year)s?)$`,
  'i',
);
const counted = compact(String.raw`^${count} ${things}$`, 'iu');
const doneTo = compact(String.raw`^${count} ${things} (\p{Ll}+)$`, 'iu');
const none = /^(?:no|zero) \p{Ll}[\p{Ll} -]{2,30}$/u;

/** Of a verb that nobody knows, what stands beside it says that it is over. */
function isPast(verb: string): boolean {
  const known = findVerb(verb);
  return known === undefined || known.form === 'past' || /^(?:cut|hit|put|set)$/.test(verb);
}

/** `we moved a door maker, 41k contacts, 9k duplicates removed, 3 weeks`: what was done, of how many, how long it took, and what came with it. */
export const ownDeed: Shorthand = [
  // "worked at: NAME, NAME, town hall".
  [
    /^(?:(?:I|we) )?(?:have )?(\p{Ll}+) (at|for|in|with): ([^;:?()]{4,120})$/iu,
    ([, did = '', where, list = ''], about) => {
      const places = list.split(/, (?:and )?| and /);
      return isParticiple(did.toLowerCase()) &&
        !/^(?:based|born|built|featured|fitted|found|grown|heard|held|installed|known|listed|located|made|met|printed|published|read|seen|sold|spotted|stocked|used)$/i.test(
          did,
        ) &&
        !somebody.test(list) &&
        places.length > 1 &&
        places.some((place) => /^\p{Lu}/u.test(place)) &&
        places.every((place) => !/^\d/.test(place))
        ? `${we(about)} have ${did.toLowerCase()} ${where} ${joinList(places)}`
        : undefined;
    },
  ],
  // "done NAME and NAME this year".
  [
    /^(?:(?:I|we) )?(?:have )?done ((?:the )?\p{Lu}[^,;:()]{2,60}) (this (?:autumn|month|season|spring|summer|winter|year))$/iu,
    ([, whom = '', when = ''], about) =>
      /^(?:the )?\p{Lu}/u.test(whom) && !somebody.test(whom)
        ? `${we(about)} have done ${whom.replace(' + ', ' and ')} ${when.toLowerCase()}`
        : undefined,
  ],
  // "did 2,100 trips last year, 0 incidents".
  [
    compact(
      String.raw`^(?:we )?did (${count} ${things})((?: (?:last|this) (?:month|season|summer|winter|year))?), (?:0|no|zero|with no) ([\p{Ll} -]{3,30})$`,
      'iu',
    ),
    ([, many = '', when = '', none = ''], about) =>
      somebody.test(`${many} ${none}`) ? undefined : `${we(about)} did ${many}${when}, with no ${none}`,
  ],
  // "reset 1 sector = 1 day, 2 setters, 280 all in".
  [
    /^(\p{Ll}+(?: and \p{Ll}+)?(?: (?:an?|one|\d+) [\p{Ll} -]{3,30}?)?) ?(?:=|->|:) ?((?:about )?(?:half an? |an? |\d+ )?(?:half day|(?:hour|day|night|week)s?))((?:, \d+ \p{Ll}+s?)?)((?:,? (?:at )?[$€£]?\d[\d.,]*[kp]? (?:all in|each|flat))?)$/iu,
    ([, deed = '', long = '', whom = '', price = '']) => {
      const verbs = deed.replace(/ (?:an?|one|\d+) .*/i, '').split(' and ');
      const isVerb = (verb: string) => {
        const known = findVerb(verb.toLowerCase());
        return known ? known.base === verb.toLowerCase() : verbs[0] !== deed;
      };
      return verbs.every(isVerb)
        ? `It takes ${long.replace(/^half day$/i, 'half a day')}${whom.replace(', ', ' and ')} to ${decapitalise(deed)}${price.replace(/^,? (?:at )?/, ', and costs ')}`
        : undefined;
    },
  ],
  // "work done nights only, no ward closures".
  [
    /^(?:all )?(?:the )?((?:\p{Ll}+ )?(?:work|works|cleaning|fitting|installation|repairs)) (?:is |are )?(?:all )?done ((?:at |in |on |outside |over )?(?:the )?(?:\p{Ll}+ )?(?:evenings?|half[- ]term|holidays|hours|nights?|sundays?|summer|weekends?))( only)?((?:, no [\p{Ll} -]{3,30})?)$/iu,
    ([, what = '', when = '', only = '', none = '']) => {
      const time = when
        .replace(/^nights?$/i, 'at night')
        .replace(/^weekends?$/i, 'at weekends')
        .replace(/^evenings?$/i, 'in the evening')
        .replace(/^(?=(?:half|holidays|summer))/i, 'in the ')
        .replace(/^(?=sundays)/i, 'on ');
      return `The ${decapitalise(what)} ${/s$/.test(what) ? 'are' : 'is'} done ${time}${only}${none.replace(', ', ', with ')}`;
    },
  ],
  // "both have IRATA and own drills".
  [
    /^both (?:of us )?(have|hold) ([^,;:]{3,60})$/iu,
    ([, have = '', what = ''], { persona }) =>
      somebody.test(what) || /\b(?:and|both|couple|pair|two)\b/i.test(persona)
        ? undefined
        : `We both ${have.toLowerCase()} ${what.replace(/\bown (?=\p{Ll}+s\b)/u, 'our own ')}`,
  ],
  [
    /^(?:last (?:year|month|spring|summer|autumn|winter) )?(?:I|we) (\p{Ll}+) ([^,;:]{3,50}?)((?:, [^,;:]{3,40}){1,4})$/iu,
    ([note, deed = '', whom = '', list = '']) => {
      const parts = list.slice(2).split(/, (?:and )?/);
      const long = parts.map((part) => span.exec(part)?.[1]).filter((each) => each !== undefined);
      const many = parts.filter((part) => counted.test(part) && !span.test(part));
      const beside = parts.filter((part) => none.test(part) || isParticiple(doneTo.exec(part)?.[1] ?? ''));
      if (
        !isPast(deed.toLowerCase()) ||
        somebody.test(whom + list) ||
        / (?:and|but|so|which|who) /.test(whom) ||
        long.length > 1 ||
        many.length > 1 ||
        long.length + many.length + beside.length < parts.length
      )
        return undefined;
      const [head = ''] = note.split(', ');
      const time = long.length > 0 && !/ in \d/.test(head) ? ` in ${long[0]}` : '';
      return `${capitalise(head)}${time}${many.length > 0 ? `: ${many[0]}` : ''}${beside.length > 0 ? `, with ${joinList(beside)}` : ''}`;
    },
  ],
];
