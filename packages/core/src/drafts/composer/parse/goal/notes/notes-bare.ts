import { compact } from '../../../../compact.ts';
import { toArticle } from '../../../text/grammar.ts';
import type { Note } from '../../note.ts';

/** When something would be. */
const when =
  '(?: (?:after|ahead of|before|by|during|early|from|in|late|next|on|this|until) [\\p{L}\\d].{1,40})?';

/** What both meet for. */
const meeting = '(?:call|chat|coffee|conversation|demo|lunch|meeting|talk|visit)';

/** Goals that only name what the reader would do, give or be sent: the deed is put in. */
export const notesBare: readonly Note[] = [
  // "Yes to joint post in Q2".
  [
    /^(?:(?:get|win) )?(?:an? |the |their |her |his )?yes to (?!(?:buy|quote|use)\b|(?:\p{L}+ing|her|his|it|me|one|our|that|the|their|two|three|these|this|those|us)\b)(an? )?(?=\p{L})/iu,
    (...[found = '', article, , whole = '']: string[]) =>
      `${/\bjoint\b/i.test(whole) ? 'consider' : 'agree to'} ${article ?? `${toArticle(whole.slice(found.length))} `}`,
  ],
  // "Gift of any size or just a memory of coach for the booklet".
  [
    /^(?:an? )?((?:small )?(?:bequest|contribution|donation|gift|legacy|pledge)(?: of any (?:amount|kind|size|sort))?),? (or (?:(?:even|just|only|simply) )?an? .{3,80})$/i,
    'consider a $1, $2',
  ],
  // "Install it – no call": what the reader need not do.
  [
    compact(
      `^(?!.*\\b${meeting}\\b.*\\bno )([^,;]{4,60}?)(?: ?[-–—,;.(]) ?(?:and )?no (${meeting})s?(?: (?:is )?(?:needed|necessary|required))?\\)?$`,
      'iu',
    ),
    '$1, no $2 needed',
  ],
  // "Quote request before Dec 31 deadline": the reader is sent one.
  [
    compact(
      `^(?:an? )?(brochure|estimate|price list|quotation|quote|sample) requests?(?!.* (?:for|on) )(?=${when}$)`,
      'iu',
    ),
    (_: string, thing: string) => `send them ${toArticle(thing)} ${thing}`,
  ],
  [
    /\b(ahead of|before|by) (?=(?:(?:\p{L}{3,9}\.? \d{1,2}|\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}|year-?end) )(?:cut-?off|deadline)\b)/giu,
    '$1 the ',
  ],
  // "Sign up, takes 4 mins": how long it takes is told of it.
  [
    /(?: ?[,;.]| [-–—(]) ?(?:and )?(?:(?:it|this|which) )?(?:only |just )?takes? (?:(?:about|around|less than|only|under) )?(?:an?|\d+|one|two|three|four|five|ten|fifteen|twenty) (?:hours?|min(?:ute)?s?|seconds?|secs?)\)?$/i,
    '',
  ],
  // "Date in May or June": it is the reader's to name.
  [
    compact(
      '^(?:(?:an?|some) )?(?:possible )?(date|day|evening|weekend)s? ((?:in|next|this) (?:early |late )?\\p{L}+(?: (?:or|and) (?:early |late )?\\p{L}+)?)$',
      'iu',
    ),
    'find out which $1 $2 would suit them',
  ],
  // "Taster pack out to them before Easter".
  [
    compact(
      `^(?:an? )?((?:[\\p{L}\\d-]+ ){0,3}(?:box|brochure|catalogue|hamper|kit|pack|parcel|sample|set)) (?:off |out |over )?to (?:her|him|them)(${when})$`,
      'iu',
    ),
    (_: string, thing: string, time: string) => `send them ${toArticle(thing)} ${thing}${time}`,
  ],
  // "RFQ for next season": who sells is asked for a price.
  [/^(?:an? |the )?rf([qp]) for ((?:the )?(?:coming|next|this) .{3,40})$/i, 'send us their RF$1 for $2'],
  // "Portfolio look + quick chat".
  [
    /^(?:an? )?(?:quick |short )?(catalogue|cv|deck|menu|portfolio|profile|showreel|website) look(?: (?:\+|&|and) (?:an? )?((?:\p{L}+ )?(?:call|chat|conversation)))?$/iu,
    (_: string, thing: string, talk: string | undefined) =>
      `look at our ${thing.replace(/^cv$/i, 'CV')}${talk ? ` and have a ${talk}` : ''}`,
  ],
  // "Coffee, confidential".
  [
    compact(`^(?:an? )?(${meeting}),? \\(?(confidential|informal|private)\\)?$`, 'iu'),
    (_: string, event: string, how: string) => `${toArticle(how)} ${how.toLowerCase()} ${event}`,
  ],
  // "Guest spot 2 wks in Jan".
  [
    compact(
      `^(?:an? )?((?:[\\p{L}-]+ )?(?:internship|placement|residency|secondment|spot|stall)),? (\\d+|one|two|three|four|six) ?(day|month|week|wk)s?(${when})$`,
      'iu',
    ),
    (_: string, thing: string, count: string, unit: string, time: string) =>
      `a ${count}-${unit.replace(/^wk$/i, 'week')} ${thing}${time}`,
  ],
];
