import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isPlural } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { monthShort } from '../../../text/time-units.ts';
import { toTime } from '../notes/to-time.ts';
import { isTold } from '../second-person.ts';
import { type Shorthand, somebody, we, weAre } from './shorthand.ts';

const sessions = 'classes|courses|lessons|meetings|rehearsals|sessions|visits|workshops';
const group = 'class|course|group|lesson|session|workshop';
/** On what something is held, done or begun. */
const held =
  'audit|class|course|delivery|demo|fitting|installation|moving|open|sample|session|site|start|survey|tasting|test|tour|training|trial|visit|workshop';
const date = String.raw`(?:the )?(?:week commencing (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: ${monthShort})?|\d{1,2}(?:st|nd|rd|th)? ${monthShort}|${monthShort} \d{1,2}(?:st|nd|rd|th)?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: \d{1,2}(?:st|nd|rd|th)?)?)`;

/** What is taught, visited or held: how often, for how many, when, and what came of it. */
export const sessionsHeld: Shorthand = [
  // "6 x 45 minutes sessions".
  [
    compact(String.raw`^(\d+) ?[x×] ?(\d+)[ -]?(minute|hour)s? (${sessions})$`, 'iu'),
    ([, many, long, unit = '', what = '']) =>
      `There are ${many} ${what.toLowerCase()} of ${long} ${unit.toLowerCase()}s`,
  ],
  // "15 kids per group".
  [
    compact(
      String.raw`^(?:(up to|max(?:imum)?|at most) )?(\d+) (children|kids|learners|participants|people|places|players|pupils|students) (?:an?|each|in each|per|to an?) (${group})$`,
      'iu',
    ),
    ([, most, many, whom = '', what = '']) =>
      `Each ${what.toLowerCase()} has ${most ? 'at most ' : ''}${many} ${whom.toLowerCase()}`,
  ],
  // "groups of 6".
  [
    /^(?:small )?(group|class|course)(?:e?s)? of ((?:about |at most |up to |under )?\d+(?:-\d+)?)(?: (?:children|learners|people|pupils|students))?$/iu,
    ([, what = '', many]) => `The ${what.toLowerCase()} size is ${many}`,
  ],
  // "coach:child 1:8".
  [
    /^(?:the )?(\p{Ll}+) ?(?::|to|\/) ?(\p{Ll}+)(?: ratio)?:? (?:of |is )?(\d+) ?: ?(\d+)$/iu,
    ([, one = '', other = '', few, many]) =>
      somebody.test(`${one} ${other}`) ? undefined : `The ratio of ${one} to ${other} is ${few}:${many}`,
  ],
  // "bikes and helmets supplied (ours)".
  [
    /^((?:all )?(?:[\p{Ll}-]+ )?\p{Ll}+(?:(?:, | and | \+ )(?:[\p{Ll}-]+ )?\p{Ll}+){0,3}) (?:are |is )?(provided|supplied)(?: (?:by us|\((?:by us|from us|ours)\)))$/iu,
    ([, what = '', done = ''], about) =>
      what.split(' ').some(isTold) || somebody.test(what)
        ? undefined
        : `${we(about)} ${done.toLowerCase() === 'supplied' ? 'supply' : 'provide'} the ${decapitalise(what.replace(' + ', ' and '))}`,
  ],
  // "wet weather = hall ok".
  [
    /^(?:if |in )?(?:the )?(bad weather|rain|rainy day|snow|wet weather) ?(?:=|:|->|-) ?(?:the |an? )?(\p{Ll}+(?: \p{Ll}+)?) (?:is )?(?:fine|ok(?:ay)?)$/iu,
    ([, when = '', where = '']) =>
      `${/day$/i.test(when) ? 'On a' : 'In'} ${when.toLowerCase()} ${isPlural(where) ? '' : 'the '}${where} ${isPlural(where) ? 'are' : 'is'} fine`,
  ],
  // "last year 1,260 children, 91% riding unaided by session 6".
  [
    /^((?:last|this) (?:autumn|month|quarter|season|spring|summer|term|winter|year))[,:]? ((?:about |more than |nearly |over )?\d[\d.,]* (?:\p{Ll}+ )?(?:children|people|\p{Ll}+s)), (\d+ ?%) (?:of (?:them|these|whom) )?(?:were |was )?(\p{Ll}+(?:ing|ed)) ([^,;:]+)$/iu,
    ([, when = '', many = '', share, did = '', what = '']) =>
      many.split(' ').some(isTold) || somebody.test(what)
        ? undefined
        : `${capitalise(when.toLowerCase())} we had ${many}, and ${share} ${/ing$/.test(did) ? `were ${did}` : did} ${what}`,
  ],
  // "survey slots: week commencing 9th or week commencing 16th", "start dates: 1 Feb, 1 Mar".
  [
    compact(
      String.raw`^(?:(?:next|our|possible|the) )?((?:${held}) (?:dates|days|slots)): (${date}(?:(?:, (?:or |and )?| or | and | \/ )${date}){0,3})$`,
      'iu',
    ),
    ([, what = '', list = '']) => {
      const link = / or | \/ /.test(list) ? 'or' : 'and';
      const items = list
        .split(/, (?:or |and )?| or | and | \/ /)
        .map((item) =>
          toTime(item.replace(/^(?:the )?week commencing (?:the )?/i, 'the week commencing the ')),
        );
      return `The ${what.toLowerCase()} are ${joinList(items).replace(/ and (?!.* and )/, ` ${link} `)}`;
    },
  ],
  // "range review is Sept according to supplier portal".
  [
    compact(
      String.raw`^(?:the )?((?:\p{Ll}+ ){0,2}(?:audit|ceremony|conference|deadline|fair|festival|launch|meeting|opening|review|season|tender|vote)) (?:is |= ?|: )(?:in )?((?:early |late |mid[ -]?)?${monthShort})((?:,? (?:according to|as per|per) [^,;:]{4,40})?)$`,
      'iu',
    ),
    ([, what = '', when = '', source = '']) =>
      somebody.test(`${what}${source}`)
        ? undefined
        : `The ${decapitalise(what)} is in ${toTime(when)}${source.replace(/^,? (?:according to|as per|per) (?:the )?/i, ', according to the ')}`,
  ],
  // "83% more confident (n=640)".
  [
    /^(?:results?: )?((?:about |over )?\d[\d.]* ?%) (?:are |feel |felt |were )?(less|more) (anxious|comfortable|confident|engaged|focused|motivated|productive|relaxed|satisfied|stressed)((?: \([^()?]{3,40}\)| (?:after|at|by|in|within) [^,;:]{3,40})?)$/iu,
    ([, share, much = '', how = '', more = '']) =>
      `${share} are ${much.toLowerCase()} ${how.toLowerCase()}${more}`,
  ],
  // "half term 26-30 May free".
  [
    compact(
      String.raw`^(?:the )?((?:Christmas|Easter|half[- ]term|summer)(?: (?:holidays|week))?),? (\d{1,2} ?(?:-|–|to) ?\d{1,2} ${monthShort}) (?:is |are )?free$`,
      'iu',
    ),
    ([, what = '', when = ''], about) =>
      `${weAre(about)} free ${/^(?:half|summer)/i.test(what) ? 'in' : 'at'} ${/^(?:half|summer)/i.test(what) ? what.toLowerCase() : what}, ${toTime(when)}`,
  ],
  // "before and after photos".
  [
    /^before ?(?:and|\+|&|\/) ?after (photos|pictures|shots|videos)$/i,
    ([, what = '']) => `You get before and after ${what.toLowerCase()}`,
  ],
  // "need vehicle access".
  [
    /^needs? ((?:vehicle|van|lorry|step-free|level) access|(?:a |one )?(?:power|water) (?:point|supply)|parking)$/i,
    ([, what = ''], about) => `${we(about)} need ${what.toLowerCase()}`,
  ],
  // "trustees next meet 3 October".
  [
    compact(
      String.raw`^(?:the |our )?(board|committee|council|executors|governors|jury|panel|trustees) (next )?(meets?) (?:again )?(?:on )?(\d{1,2}(?:st|nd|rd|th)? ${monthShort}|${monthShort} \d{1,2}(?:st|nd|rd|th)?)$`,
      'iu',
    ),
    ([, who = '', next = '', does = '', when = '']) =>
      `The ${who.toLowerCase()} ${next.toLowerCase()}${does.toLowerCase()} on ${toTime(when)}`,
  ],
];
