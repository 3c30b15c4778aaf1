import { compact } from '../../../compact.ts';
import { monthNames } from '../../text/time-units.ts';

const months = `${monthNames.join('|').toLowerCase()}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec`;
const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

const spelledNumbers =
  'five|ten|fifteen|twenty(?:-five)?|thirty|forty(?:-five)?|fifty|sixty|ninety|two|three|four';

const durationPattern = compact(
  `(?<!\\b(?:after|every|within) (?:the next )?)\\b(\\d{1,3}(?:-| to )\\d{1,3}|\\d{1,3}|half(?:[- ]an)?|an|one|${spelledNumbers})[- ]?(min(?:ute)?s?|m|hours?|hrs?|h)\\b(?! (?:an?|each|every|per) (?:day|month|week|year)\\b)(?! of (?!(?:his|her|their|the|your) )[a-z])`,
  'i',
);

/** The same, with what leads up to it: `of about thirty minutes`. */
const ofDuration = compact(
  `,? ?(?:\\b(?:of|for) )?(?:\\b(?:about|around|roughly) )?${durationPattern.source}`,
  'i',
);

/** A length of time, as it is typed. */
export const spans = `(?:\\d{1,3}|${spelledNumbers})[- ]?(?:min(?:ute)?s?|m|hours?|hrs?|h)|half(?:[- ]an)?[- ]hour|an hour|one[- ]hour`;

/** What stands on either side of a choice or a span: `22 or 23 April`, `Nov to Feb`. */
const between = '(?: ?[-–/] ?| (?:or|and|to|until) )';
/** A day of the month, and no hour: `Tuesday 3 pm`, `Tuesday 2-3 pm`. */
const dayNumber = '\\d{1,2}(?:st|nd|rd|th)?(?!\\d|:\\d|(?:(?: ?[-–] ?| to )\\d{1,2})?(?::\\d{2})? ?[ap]m\\b)';
const season = 'season|semester|term|quarter|period|window|half|holidays|break|intake|round|release|edition';

/** A month before a noun that is not a time says which: `the July convocation` names no day. */
const noNoun =
  '(?! (?!(?:about|after|and|around|as|at|before|between|by|for|from|if|in|near|on|only|or|over|so|then|to|until|when|while|with|works)\\b)\\p{Ll}{3,})';

const dates = [
  `(?:in|during|over|for) the (?:(?:${months})(?:${between}(?:${months}))?) (?:school )?(?:${season})`,
  `(?:${days}),? (?:the )?${dayNumber}(?: (?:of )?(?:${months}))?(?:${between}(?:(?:${days}),? )?(?:the )?${dayNumber}(?: (?:of )?(?:${months}))?)*`,
  `(?:between |from )?(?:${dayNumber}(?:,? |${between}))*${dayNumber} (?:of )?(?:${months})(?:${between}${dayNumber} (?:of )?(?:${months}))?(?: \\d{4})?`,
  `(?:between |from )?(?:${months}) ${dayNumber}(?:${between}(?:(?:${months}) )?${dayNumber})*(?: \\d{4})?`,
  `(?:between |from )?(?:${months})${between}(?:${months})(?: \\d{4})?${noNoun}`,
  `(?:${months})(?: \\d{4})?${noNoun}`,
];

const clock = '(?:\\d{1,2}(?::\\d{2})?(?: ?[ap]m)?(?: ?[-–] ?| to ))?\\d{1,2}(?::\\d{2})? ?(?:am|pm)';
/** Whose clock it is by. */
const zones =
  '(?:(?:Central|Eastern|Mountain|Pacific)(?: time)?|(?:UK|German|French|local) time|BST|CES?T|[CEMP][DS]?T|GMT|UTC)\\b';
/** A time of a day: `2 pm`, `morning`, `at 9 or 4 pm`. */
const dayPart =
  `(?:,? (?:at )?${clock}? or ${clock}(?!\\p{L})|` +
  `,? (?:(?:(?:after|at|before|from) )?(?:${clock}|\\d{1,2}:\\d{2}(?!\\d)(?! ?[ap]m))|(?:at|around|before|after) (?:noon|midday|lunch)|at \\d{1,2}(?::\\d{2})?(?![:\\d])(?! (?!${zones})\\p{L}{4,})|am|pm|noon|midday|(?:late |early )?(?:morning|lunchtime|afternoon|evening)s?)(?!\\p{L})(?: ${zones})?)?`;

const leads = '(?:(?:on|by|within|before|after|around|in|from|sometime|some time|early|late|mid)[\\s-]+)*';

const whenPattern = compact(
  `(?<!\\p{Lu}\\p{Ll}+[-–]|[/\\d])\\b(${[
    `(?:around|at|before|by) (?:the )?(?:beginning|end|middle|start) of (?:${months})`,
    `(?:in |on |for |during )?(?:the )?week (?:of|beginning|commencing|starting) (?:the )?(?:${dayNumber} (?:of )?(?:${months})|(?:${months}) ${dayNumber}|\\d{1,2}(?:st|nd|rd|th)\\b)(?: or the week (?:after|before))?`,
    `(?:in |on |for |during )?(?:the )?weeks (?:of|beginning|commencing|starting) (?:the )?(?:${dayNumber} (?:of )?(?:${months})|(?:${months}) ${dayNumber})(?:(?:, | and | or )(?:${dayNumber} (?:of )?(?:${months})|(?:${months}) ${dayNumber}))*`,
    `(?:in|over|during) (?:the )?(?:summer|winter|spring|autumn|holidays|next (?:weeks|month))${noNoun}`,
    `(?:in|during|over) the (?:first|second|third|fourth|last)(?: (?:or|and) (?:second|third|last)| (?:few|three|two))? (?:days|weeks?|weekend|half) (?:in|of) (?:(?:next|this) (?:month|quarter|term|year)|${months})`,
    `in the (?:first|second|third|fourth|last|final) quarter(?: of (?:(?:next|this) year|20\\d\\d))?`,
    'in week \\d{1,2}',
    `on or (?:after|before) (?:the )?${dayNumber}(?: (?:of )?(?:${months}))?`,
    `(?:${leads}(?:${[
      `(?:next|this) week,? (?:on )?(?:${days})${dayPart}(?:(?:,? |${between})(?:${days})${dayPart})*`,
      `(?:next|this|early next|later this|late next|the end of|the end of the|the next (?:two|few|three|couple of|\\d)) (?:weeks|week(?: or next)?|days|months|month(?: or next)?|quarter|year|semester|term|season|(?:${days})${dayPart}|weekend|spring|summer|autumn|fall|winter)(?:(?: or|, (?:or )?)(?: (?:next|this))? ?(?:${days})${dayPart})*(?: or (?:early |late )?next (?:week|month))?`,
      'the week after next',
      `(?:the )?(?:morning|afternoon|evening) of (?:the )?(?:${dayNumber} (?:of )?(?:${months})|(?:${months}) ${dayNumber}|(?:${days}))`,
      ...dates,
      `(?:${days})s?${dayPart}(?:(?:,? |${between})(?:on )?(?:${days})s?${dayPart})*(?: or any ?time (?:on )?(?:${days}))?(?: (?:next|this) week)?`,
      `(?:today or )?tomorrow${dayPart}(?: or (?:on )?(?:${days})${dayPart})*`,
    ].join('|')})(?: at \\d{1,2}(?::\\d{2})? ?(?:am|pm)?)?(?: ${zones})?)`,
  ].join('|')})(?!\\p{L}|['’]s\\b|[-–]\\p{L})`,
  'iu',
);

/** `30 minute` → `30-minute`; undefined where no length is named. */
export function findDuration(text: string): string | undefined {
  const match = durationPattern.exec(text);
  if (!match) return undefined;
  const amount = (match[1] ?? '').toLowerCase();
  const hours = /^h/i.test(match[2] ?? '');
  if (amount === 'an' || amount === 'one') return hours ? 'one-hour' : undefined;
  if (amount.startsWith('half')) return 'half-hour';
  const [, from, to] = /^(\d+)(?:-| to )(\d+)$/.exec(amount) ?? [];
  return `${from ? `${from}- to ${to}` : amount}-${hours ? 'hour' : 'minute'}`;
}

/** A text without the words for its day: `visit Tuesday with samples` → `visit with samples`. */
export function withoutWhen(text: string, when = ''): string {
  // "By end of March" is told with its article.
  const typed = when.replace(/ the (?=beginning|end|middle|start)/, ' ');
  if (!text.includes(when) && text.includes(typed)) return withoutWhen(text, typed);
  const bare = when.replace(/^(?:from|in|on) /, '');
  // "In Lisbon 11-13 Nov" holds no "on".
  const at = text.indexOf(when);
  const isWhole = at >= 0 && !/\p{L}$/u.test(text.slice(0, at));
  return text.replace(isWhole ? when : bare, ' ').replace(/\s+/g, ' ');
}

/** A text without the length that it names: `an appointment of thirty minutes`. */
export function withoutDuration(text: string): string {
  return text.replace(ofDuration, '').replace(/\s+/g, ' ');
}

/** `Any Thursday`: whichever day. */
const someDay = compact(
  `\\b(?:on )?(?:an?|any|one) (?:convenient |suitable )?(?:${days}|weekday)(?: (?:morning|afternoon|evening))?(?: in (?:${months})(?:${between}(?:${months}))?)?\\b`,
  'i',
);
const someNumber =
  '(?:(?:the )?(?:first|last|next) )?(?:two|three|four|five|six|several|some|a few|a couple of|alternate|\\d)';
/** `On two Saturdays in March`, `every other Thursday`, `over three weekends`: more days than one. */
const severalDays = compact(
  `\\b(?:${[
    `(?:(?:on|over|for|during) )?(?:one of )?${someNumber} (?:(?:${days})s|(?:${days}) (?:mornings|afternoons|evenings))`,
    `(?:on|over|for|during) ${someNumber} (?:mornings|afternoons|evenings|nights|weekends)`,
    `(?:every|each)(?: other| second)? (?:${days}|weekday|weekend)(?: (?:morning|afternoon|evening))?`,
  ].join(
    '|',
  )})(?: (?:a|each|every|per) month)?(?: (?:before|after|in|from|during) (?:${months})(?:${between}(?:${months}))?)?\\b`,
  'i',
);
const opensWithDay = compact(`^(?:${days}|${dayNumber}(?:[ ,/-]|$)|(?:${months}) \\d{1,2}(?!\\d))`, 'i');
const opensWithSpan = compact(`^(?:${months})(?: to |[-–])`, 'i');
const opensWithMonth = compact(`^(?:${months})\\b`, 'i');

/** The words for a day or week, as they were written: `on Thursday`, `next week`, `on 22 or 23 April`. */
export function findWhen(text: string): string | undefined {
  const named = text.replace(/\bnot (?:on )?an? \p{Lu}\p{L}+day\b/gu, '');
  // "One Thursday" says by itself on which.
  const some = someDay.exec(named)?.[0].replace(/^on (?=one )/i, '');
  if (some) return /^(?:on|one) /i.test(some) ? some : `on ${some}`;
  const several = severalDays.exec(text)?.[0];
  if (several) return /^(?:during|each|every|for|on|over) /i.test(several) ? several : `on ${several}`;
  // "Any day but Friday" names none.
  const found = whenPattern.exec(
    named.replace(/\b(?:but|except(?: for)?|not|never|other than) (?:on )?\p{Lu}\p{L}+/gu, ''),
  )?.[1];
  if (!found || /^(?:may|march)$/i.test(found)) return undefined;
  const kept = found
    .replace(/^(?:sometime|some time)\s+/i, '')
    .replace(/^(around|at|before|by) (?=beginning|end|middle|start)/i, '$1 the ');
  const bareDay = opensWithDay.test(kept);
  if (/^(?:the )?(?:morning|afternoon|evening) of /i.test(kept))
    return `on the ${kept.replace(/^the /i, '')}`;
  if (bareDay) return `on ${kept}`;
  if (/^(?:the )?weeks /i.test(kept)) return `in ${kept.replace(/^(?:the )?/i, 'the ')}`;
  if (/^week /i.test(kept)) return `in the ${kept.replace(/ of (?=\d{1,2}\p{Ll}{2}$)/u, ' of the ')}`;
  if (/^mid\b/i.test(kept)) return `in ${kept}`;
  if (opensWithSpan.test(kept)) return `from ${kept}`;
  return opensWithMonth.test(kept) ? `in ${kept}` : kept;
}
