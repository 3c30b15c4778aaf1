import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isPlural } from '../../../text/grammar.ts';
import { monthShort } from '../../../text/time-units.ts';
import { toTime } from '../notes/to-time.ts';
import { isTold } from '../second-person.ts';
import { count, type Shorthand, somebody, we } from './shorthand.ts';

const date = String.raw`(?:(?:the )?\d{1,2}(?:st|nd|rd|th)? ${monthShort}|${monthShort} \d{1,2}(?:st|nd|rd|th)?|(?:early |end of |late |mid[ -]?)?${monthShort}|(?:next )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)`;
/** `starts late August` → `starts in late August`. */
const inMonth = compact(
  String.raw`(?<=\b(?:begins|ends|opens|starts) )(?=(?:early |late |mid[ -]?)?${monthShort}\b(?! \d))`,
  'iu',
);

/** What stands in `order by 20 June for delivery in time`. */
const orderBy = compact(
  String.raw`^(book|order|register|reply|reserve|sign up) (?:by|before) (${date})((?: (?:for|to) [^,;:]{3,50})?)$`,
  'iu',
);

function tellOrder(note: string): string | undefined {
  const [, deed = '', when = '', what = ''] = orderBy.exec(note) ?? [];
  return deed && !somebody.test(what) ? `please ${deed.toLowerCase()} by ${toTime(when)}${what}` : undefined;
}

/** What there is only some of, and until when. */
export const whatIsLeft: Shorthand = [
  // "9 of 14 visit spots gone".
  [
    compact(
      String.raw`^(?:only |already )?(\d+) of (?:the |our )?(\d+) ((?:[\p{L}-]+ ){0,2}[\p{Ll}-]+s) (?:are |already )?(booked|filled|free|gone|left|sold|taken)$`,
      'iu',
    ),
    ([, some, of, what, how]) => `${some} of the ${of} ${what} are ${how}`,
  ],
  // "got 3 left".
  [
    compact(String.raw`^(?:we |I )?(?:got|have) (?:only )?(${count}) left$`, 'iu'),
    ([, many], about) => `${we(about)} have ${many} left`,
  ],
  // "memorial day nearly sold out".
  [
    /^((?:\p{L}+ ){0,3}\p{L}+) (?:is |are )?((?:almost|nearly) (?:booked out|full|fully booked|sold out))$/iu,
    ([, what = '', how]) =>
      what.split(' ').some(isTold) || somebody.test(what)
        ? undefined
        : `${/ day$/i.test(what) ? what.split(' ').map(capitalise).join(' ') : capitalise(what)} ${isPlural(what) ? 'are' : 'is'} ${how}`,
  ],
  // "season starts late August, so order by 20 June for delivery in time".
  [
    /^(?:the )?((?:\p{Ll}+ )?(?:season|term|year)) (begins|ends|opens|starts) ([^,;:]{3,30})(?:,? (?:so|and)|,|:| -) ([^,;:]+)$/iu,
    ([, what = '', does, when = '', deed = '']) => {
      const order = tellOrder(deed);
      return (
        order && `The ${decapitalise(what)} ${`${does} ${toTime(when)}`.replace(inMonth, 'in ')}, so ${order}`
      );
    },
  ],
  // "order by 20 June for delivery in time".
  [
    orderBy,
    ([note]) => {
      const order = / (?:for|to) /.test(note) ? tellOrder(note) : undefined;
      return order && capitalise(order);
    },
  ],
  // "gas price up again in January".
  [
    compact(
      String.raw`^((?:[\p{Ll}-]+ )?(?:costs?|dut(?:y|ies)|fees?|prices?|rates?|rents?|tariffs?|tax(?:es)?|wages?)) (?:going |goes |go )?(down|up)( again)? ((?:from|in) (?:${monthShort}|spring|summer|autumn|winter|(?:19|20)\d\d))$`,
      'iu',
    ),
    ([, what = '', way, again = '', when = '']) =>
      isPlural(what)
        ? `${capitalise(what)} are ${way}${again} ${toTime(when)}`
        : `The ${decapitalise(what)} is ${way}${again} ${toTime(when)}`,
  ],
];
