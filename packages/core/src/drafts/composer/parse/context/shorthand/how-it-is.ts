import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isPlural } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { findVerb } from '../../../text/verbs.ts';
import { toTime } from '../notes/to-time.ts';
import { isTold } from '../second-person.ts';
import { count, isThing, itIs, type Shorthand, somebody, things } from './shorthand.ts';

const span = String.raw`(?:\d+|an?|one|two|three|four|five|six) (?:day|month|week|year)s?`;
/** What is the reader's with whoever was a customer once. */
const kept =
  'account|booking|credit|data|discount|files|history|photos|place|points|profile|records|seat|settings|slot';

/** What a thing is praised for. */
const quality =
  /^(?:(?:acid|fire|non|rust|water|weather)-?(?:free|proof|resistant|toxic)|adjustable|biodegradable|compostable|detachable|insured|non-slip|organic|portable|recyclable|recycled|removable|reusable|safe|silent|soundproof|vegan|washable|waterproof|weatherproof)$/;

/** How what is offered is, and what belongs to it. */
export const howItIs: Shorthand = [
  // "chargers installed by us, cost spread over 48 months".
  [
    compact(
      String.raw`^(?:all |the )?(${things}) (?:are )?(\p{Ll}+) by us(?:(?:,| and) (?:the )?(cost|fee|price) (?:is )?spread over (${span}))?$`,
      'iu',
    ),
    ([, what = '', done = '', cost, long]) => {
      const verb = findVerb(done.toLowerCase());
      return verb?.form !== 'past' || somebody.test(what)
        ? undefined
        : `We ${verb.base} the ${decapitalise(what)}${cost ? `, and the ${cost} is spread over ${long}` : ''}`;
    },
  ],
  // "delivery included within 40 miles".
  [
    compact(
      String.raw`^(?:the |our )?((?:\p{Ll}+ )?(?:assembly|collection|delivery|fitting|installation|set-?up|training|transport)) (?:is )?(free|included) ((?:up to|within) \d[^,;:]*)$`,
      'iu',
    ),
    ([, what = '', how, where = '']) =>
      `${capitalise(what.toLowerCase())} is ${how} ${where.replace(/ mi$/, ' miles')}`,
  ],
  // "floor, lights, heating incl".
  [
    /^((?:[\p{Ll}-]+(?: [\p{Ll}-]+)?(?:, | and )){1,5}[\p{Ll}-]+(?: [\p{Ll}-]+)?) (?:all )?incl(?:uded|\.)?$/iu,
    ([, list = '']) =>
      list.split(' ').some(isTold) || somebody.test(list)
        ? undefined
        : `${capitalise(joinList(list.split(/, | and /)))} are included`,
  ],
  // "delivery anywhere in Benelux".
  [
    /^[Dd]elivery ((?:all over|anywhere in|throughout) (?:the )?)(\p{Lu}[^,;:]{2,40})$/u,
    ([, where, place = '']) =>
      `We deliver ${where}${place.replace(/^(?=(?:Benelux|EU|Midlands|UK|US|USA)$)/, /the $/.test(where ?? '') ? '' : 'the ')}`,
  ],
  // "paint is washable and safe".
  [
    /^(?:the |our )?((?:\p{Ll}+ )?\p{Ll}+) is (\p{Ll}+(?:,? (?:and )?\p{Ll}+){0,2})$/iu,
    ([, what = '', how = '']) =>
      isPlural(what) ||
      somebody.test(`${what} ${how}`) ||
      !how.split(/,? (?:and )?/).every((word) => quality.test(word))
        ? undefined
        : `The ${decapitalise(what)} is ${joinList(how.split(/, (?:and )?| and /))}`,
  ],
  // "deployed at 19 sites in Ohio".
  [
    compact(String.raw`^(deployed|in use) ((?:across|at|in|with) ${count} [^;:]+)$`, 'iu'),
    ([, how = '', where = ''], about) =>
      somebody.test(where) || !isThing(about) ? undefined : `${itIs(about)} ${how.toLowerCase()} ${where}`,
  ],
  // "meets SEC Rule 17a-4".
  [
    /^(complies with|exceeds|meets|satisfies) ((?:[\p{L}\d&-]+ )*\p{Lu}[^,;:]+)$/iu,
    ([, does = '', what = ''], { subject }) =>
      somebody.test(what) || subject !== 'it' ? undefined : `It ${does.toLowerCase()} ${what}`,
  ],
  // "7 day design turn around".
  [
    /^(\d+(?:-\d+)?)[ -](day|hour|week)s? (?:(\p{Ll}+) )?turn[ -]?around(?: time)?$/iu,
    ([, many, unit = '', of = '']) =>
      `The ${of && `${of.toLowerCase()} `}turnaround is ${many} ${unit.toLowerCase()}${many === '1' ? '' : 's'}`,
  ],
  // "granted patent in the UK, pending in the EU".
  [
    /^(?:granted patent|patent granted) in ([^,;:]{2,30}),? (?:and )?pending in ([^,;:]{2,30})$/iu,
    ([, where, elsewhere]) => `The patent is granted in ${where} and pending in ${elsewhere}`,
  ],
  // "pricing list on request".
  [
    /^(?:an? |our |the )?((?:[\p{Ll}-]+ ){0,2}\p{Ll}+) (?:available )?on request$/iu,
    ([, what = '']) =>
      what.split(' ').some(isTold) || somebody.test(what)
        ? undefined
        : `${isPlural(what) ? capitalise(what) : `Our ${decapitalise(what)}`} ${isPlural(what) ? 'are' : 'is'} available on request`,
  ],
  // "barista tested, doesn't split".
  [
    /^((?:[\p{Ll}-]+[ -])?(?:approved|certified|made|tested|trained)), ((?:doesn['’]t|does not|never|won['’]t) [^,;:]{3,40})$/iu,
    ([, how = '', not]) => (somebody.test(not ?? '') ? undefined : `It is ${decapitalise(how)} and ${not}`),
  ],
  // "sublimated shirts from £13.50, names free".
  [
    compact(
      String.raw`^((?:[\p{L}-]+ ){0,3}\p{Ll}+s) from ([$€£]\d[\d.,]*(?: each)?), ((?:${things}|(?:[\p{Ll}-]+ )?\p{Ll}+)) (?:are |is )?(free|included)$`,
      'iu',
    ),
    ([, what = '', sum, more = '', how]) =>
      somebody.test(what + more)
        ? undefined
        : `${capitalise(what)} start at ${sum}, and ${decapitalise(more)} ${isPlural(more) ? 'are' : 'is'} ${how}`,
  ],
  // "data still saved until 31 Dec".
  [
    compact(
      String.raw`^(?:her |his |the |their )?((?:\p{Ll}+ )?(?:${kept})) (?:is |are )?still (active|held|kept|open|reserved|saved|stored)( (?:till?|until) [^,;:]{3,20})?$`,
      'iu',
    ),
    ([, what = '', how, until = '']) =>
      `Your ${decapitalise(what)} ${isPlural(what) && what !== 'data' ? 'are' : 'is'} still ${how}${toTime(until.replace(/ till? /, ' until '))}`,
  ],
  // "new guide out: 24 pages, interviews with 8 hospices".
  [
    /^(?:our )?(new (?:[\p{Ll}-]+ )?(?:book|brochure|catalogue|checklist|e-?book|edition|guide|handbook|menu|report|study|survey|toolkit|video|white ?paper)) (?:is )?(?:now )?out(?::| -|,) ([^;:]{4,90})$/iu,
    ([, what = '', list = '']) =>
      somebody.test(list) || list.split(' ').some((word) => /^(?:is|are|was|were|has|have)$/.test(word))
        ? undefined
        : `Our ${decapitalise(what)} is out, with ${joinList(list.split(/, (?:and )?/))}`,
  ],
  // "average 6 no-shows a month to 1".
  [
    compact(
      String.raw`^(?:(on )?average )(\d[\d.,]*) (${things})((?: (?:an?|per) (?:day|month|week|year))?) to (\d[\d.,]*)((?: (?:in|within|after) ${span})?)$`,
      'iu',
    ),
    ([, , from, what, each, to, when]) => `On average, ${what} go from ${from}${each} to ${to}${when}`,
  ],
];
