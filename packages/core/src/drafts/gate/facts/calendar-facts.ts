import { compact } from '../../compact.ts';
import { eachMatch } from './each-match.ts';

export const weekdays = [
  'monday mon montag lunes lundi',
  'tuesday tues tue dienstag martes mardi',
  'wednesday weds wed mittwoch miércoles mercredi',
  'thursday thurs thur thu donnerstag jueves jeudi',
  'friday fri freitag viernes vendredi',
  'saturday samstag sonnabend sábado samedi',
  'sunday sonntag domingo dimanche',
];

const months = [
  'january januar enero janvier',
  'february februar febrero février',
  'march märz',
  'april abril avril',
  'may',
  'june juni junio juin',
  'july juli julio juillet',
  'august agosto août',
  'september septiembre septembre sept',
  'october oktober octubre octobre',
  'november noviembre novembre',
  'december dezember diciembre décembre',
];

/** Short forms that are also words or names count only beside a number. */
const shortMonths = ['jan', 'feb', 'mar', 'apr', '', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** An English month, long or short, as a whole word: "6 sep", and not "six separate rooms"; a part of a pattern. */
export const monthWord =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])';

const weekdayIndex = toIndex(weekdays);

const monthIndex = toIndex(months);

/** A whole word that may name a weekday or a month. */
const calendarWord = compact(
  `(?<!\\p{L})(?:${[...weekdayIndex.keys(), ...monthIndex.keys(), ...shortMonths.filter(Boolean)].join('|')})s?(?!\\p{L})`,
  'giu',
);

/** Words that name a weekday, a month or a quarter, so that they are not looked at as names. */
export function isCalendarWord(word: string): boolean {
  if (/^Q[1-4]$/.test(word)) return true;
  const lower = word.toLowerCase();
  const singular = lower.replace(/s$/, '');
  return [lower, singular].some(
    (form) => weekdayIndex.has(form) || monthIndex.has(form) || shortMonths.includes(form),
  );
}

/** What a text says about the calendar, e.g. `weekday:1`, `month:11`, `clock:600`. */
export type CalendarFact = {
  key: string;
  /** The same hour in the evening, where the text does not say which. */
  eveningKey?: string;
  text: string;
  start: number;
};

/** The weekdays, months and clock times of a text. */
export function findCalendarFacts(text: string, ofDraft = false): CalendarFact[] {
  const words = eachMatch(text, calendarWord);
  return [
    ...findWeekdays(words, ofDraft),
    ...findMonths(text, words),
    ...findClockTimes(text),
    ...findSpokenTimes(text),
    ...findVagueDays(text),
    ...(ofDraft ? [] : findPastSeasons(text)),
    ...findQuarters(text),
  ];
}

function findWeekdays(words: readonly RegExpExecArray[], ofDraft: boolean): CalendarFact[] {
  const found: CalendarFact[] = [];
  for (const match of words) {
    const lower = match[0].toLowerCase();
    const plural = /s$/.test(lower) && !weekdayIndex.has(lower);
    const day = weekdayIndex.get(plural ? lower.slice(0, -1) : lower);
    // "wed", "sat" and "sun" in lower case are words.
    if (day === undefined) continue;
    if (ofDraft && lower.length === 3 && match[0][0] === lower[0]) continue;
    found.push({ key: `weekday:${day}`, text: match[0], start: match.index });
  }
  return found;
}

function findMonths(text: string, words: readonly RegExpExecArray[]): CalendarFact[] {
  const found: CalendarFact[] = [];
  for (const match of words) {
    const lower = match[0].toLowerCase();
    const short = shortMonths.indexOf(lower);
    if (short < 0 && !monthIndex.has(lower)) continue;
    const lead = text.slice(Math.max(0, match.index - 10), match.index);
    const tail = text.slice(match.index + match[0].length, match.index + match[0].length + 6);
    const besideNumber =
      /(?<![\d.,])\d{1,2}(?:st|nd|rd|th|\.)?[  ](?:of )?$/.test(lead) || /^\.?[  ]\d/.test(tail);
    const month = short >= 0 ? (besideNumber ? short : undefined) : monthIndex.get(lower);
    if (month === undefined) continue;
    // "May I", "march on" and "august" are words, "till march 31" is a date.
    const ambiguous = ['may', 'march', 'august'].includes(lower);
    const dated =
      besideNumber ||
      /\b(?:in|by|until|till|since|from|before|after|during|through|throughout|between|around|this|next|last|every|each|of|early|mid|late|for|to|and|or|on|our|the|a|an|your|pour|en|avant|im|bis|ab|seit|vor|nach|hasta|desde|para|fin|début)[  -]$|(?:ary|rch|ril|une|uly|ust|ber), $/iu.test(
        lead,
      );
    if (ambiguous && !besideNumber && (match[0] === lower || !dated)) continue;
    found.push({ key: `month:${month}`, text: match[0], start: match.index });
    for (const day of besideNumber ? daysBeside(text, match.index, match.index + match[0].length) : [])
      found.push({ key: `monthday:${month}-${day}`, text: match[0], start: match.index });
  }
  // 12/03/2026 and 2026-03-12: day and month may stand either way round. "12.03." is a day where the sentence goes on, and a price where it ends.
  for (const match of eachMatch(
    text,
    /(?<![\d.,€$£])(?:\d{4}-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.](\d{1,2})(?:[/.]\d{2,4}|(?=\.[  ]\p{Ll})))(?!\d)/gu,
  )) {
    const parts = match.slice(1).filter((part) => part !== undefined);
    parts.forEach((part, at) => {
      const month = Number(part) - 1;
      if (month < 0 || month > 11) return;
      found.push({ key: `month:${month}`, text: match[0], start: match.index });
      if (/\d{4}/.test(match[0]))
        found.push({ key: `monthday:${month}-${Number(parts[1 - at])}`, text: match[0], start: match.index });
    });
  }
  return found;
}

const dayBefore =
  /(\d{1,2})(?:st|nd|rd|th|\.)?(?:[  ]?(-|–|to|until|and|or|,|&|\+)[  ]?(\d{1,2})(?:st|nd|rd|th|\.)?)?[  ](?:of[  ])?$/;
const dayAfter =
  /^\.?[  ](\d{1,2})(?!\d|:)(?:st|nd|rd|th)?(?:[  ]?(-|–|to|until|and|or|,|&|\+)[  ]?(\d{1,2})(?!\d|:)(?:st|nd|rd|th)?)?/;

/** The days that a month is named with: 9 of "9 October", 9 to 11 of "October 9–11". */
function daysBeside(text: string, start: number, end: number): number[] {
  const named =
    dayBefore.exec(text.slice(Math.max(0, start - 20), start)) ?? dayAfter.exec(text.slice(end, end + 20));
  const [, from, between = '', to] = named ?? [];
  const [first, last] = [Number(from ?? 0), Number(to ?? from ?? 0)];
  if (first < 1 || last > 31) return [];
  const isSpan =
    /-|–|to|until/.test(between) || /between[ \u00a0]\d+/.test(text.slice(Math.max(0, start - 24), start));
  if (!isSpan || last < first) return [...new Set([first, last])];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function findClockTimes(text: string): CalendarFact[] {
  const found: CalendarFact[] = [];
  const pattern =
    /(?<![\d:.,])(\d{1,2})(?:[:.](\d{2}))?[  ]?(a\.?m\.?|p\.?m\.?|uhr|o['’]clock)(?![\p{L}])|(?<![\d:.,])(\d{1,2}):(\d{2})(?![\d:])/giu;
  for (const match of eachMatch(text, pattern)) {
    const hour = Number(match[1] ?? match[4]);
    const minute = Number(match[2] ?? match[5] ?? 0);
    if (hour > 24 || minute > 59) continue;
    const evening = /^p/i.test(match[3] ?? '') && hour < 12;
    found.push({
      key: `clock:${(evening ? hour + 12 : hour) * 60 + minute}`,
      text: match[0],
      start: match.index,
    });
  }
  return found;
}

const spokenHours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const spokenMinutes: Record<string, number> = {
  half: 30,
  quarter: 15,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'forty-five': 45,
};
const anyHour = `(?:${spokenHours.join('|')})`;
const spokenTime = compact(
  `\\b(?:(half|quarter|five|ten|twenty)[ -]past|(quarter) to|(?<=\\b(?:at|by|from|until|till|before|after) )(half)) (${anyHour})\\b`,
  'gi',
);
/** "Six thirty", where an hour is meant. */
const spokenDigits = compact(
  `(?<=\\b(?:at|by|from|until|till|to|before|after|around|about) )(${anyHour})[ -](fifteen|thirty|forty-five)(?=[.,;!?)]|$|\\n| (?:and|at|in the|on|or|sharp|till|to|tomorrow|until)\\b)`,
  'gim',
);

/** "Until ten, forty seats", "from one till five", "seven until half past eight". */
const spokenHour = compact(
  `(?<=\\b(?:until|till|by|at|from|before|after|(?:past|from|quarter to) (?:${spokenHours.join('|')}) to) )(${spokenHours.join('|')})(?=[.,;!?]|$|\\n| (?:and|at|in the|on|or(?! (?:fewer|less|more|so|under)\\b)|tomorrow|tonight|till|to (?:${spokenHours.join('|')})|until)\\b)|\\b(${spokenHours.join('|')})(?= (?:until|till) (?:(?:half|quarter) past |quarter to )?(?:${spokenHours.join('|')})\\b)`,
  'gim',
);

/** "Half past seven" in the morning or in the evening, "half seven", "seven thirty", "noon". */
function findSpokenTimes(text: string): CalendarFact[] {
  const noons = eachMatch(
    text,
    /(?<=\b(?:at|by|before|after|until|till|from|around|tomorrow) )(?:noon|midday)\b/gi,
  ).map(({ 0: all, index }) => ({
    key: 'clock:720',
    text: all,
    start: index,
  }));
  const spoken = findSpokenMinutes(text);
  const hours = eachMatch(text, spokenHour)
    .filter(
      ({ index }) => !spoken.some((each) => index > each.start && index < each.start + each.text.length),
    )
    .map(({ 0: hour, index }) => toSpoken(hour, hour, 0, index));
  return [...noons, ...hours, ...spoken];
}

function findSpokenMinutes(text: string): CalendarFact[] {
  const named = eachMatch(text, spokenTime).map((match) => {
    const [all, past, to, half, hour = ''] = match;
    const minutes = to === undefined ? (spokenMinutes[(past ?? half ?? '').toLowerCase()] ?? 0) : -15;
    return toSpoken(all, hour, minutes, match.index);
  });
  const counted = eachMatch(text, spokenDigits).map(({ 0: all, 1: hour = '', 2: minutes = '', index }) =>
    toSpoken(all, hour, spokenMinutes[minutes.toLowerCase()] ?? 0, index),
  );
  return [...named, ...counted];
}

function toSpoken(text: string, hour: string, minutes: number, start: number): CalendarFact {
  const time = (spokenHours.indexOf(hour.toLowerCase()) + 1) * 60 + minutes;
  return { key: `clock:${time}`, eveningKey: `clock:${time + 720}`, text, start };
}

/** In characters: what belongs to one time of the clock. */
const spokenReach = 24;

/** Whether a number is part of a time as it is spoken: the six of "half past six", and of "six thirty". */
export function isOfSpokenTime(text: string, start: number, end: number): boolean {
  const from = Math.max(0, start - spokenReach);
  return findSpokenMinutes(text.slice(from, end + spokenReach)).some(
    (time) => from + time.start <= start && from + time.start + time.text.length >= end,
  );
}

const spokenHourHere = compact(spokenHour.source, 'imy');

/** Whether the hour that a clock shows stands at a place: "by seven," and "until ten". */
export function isSpokenHour(text: string, start: number): boolean {
  spokenHourHere.lastIndex = start;
  return spokenHourHere.test(text);
}

const quarter = /\bQ([1-4])\b|\b(first|second|third|fourth|last|final) quarter\b(?! of a )/g;

/** "Q2", "the second quarter". */
function findQuarters(text: string): CalendarFact[] {
  return eachMatch(text, quarter).map((match) => {
    const which = match[1] ?? ['first', 'second', 'third', 'fourth'].indexOf(match[2] ?? '') + 1;
    return {
      key: `quarter:${Number(which) || 4}`,
      text: match[0],
      start: match.index,
    };
  });
}

const vagueDay =
  /\b(?=[yl])(?<!\b(?:part|half|most|much|all|rest) of )(?:(?<!\b(?:needed it|wanted it|due|since|like|were|was) )yesterday(?!['’]s)|last (?:week|month|quarter|year|night|spring|summer|autumn|fall|winter)(?! of\b))\b/gi;

/** Days on which something would have happened, and not "half of yesterday". "Today", "tomorrow" and "next week" are left to the writer. */
function findVagueDays(text: string): CalendarFact[] {
  return eachMatch(text, vagueDay).map((match) => ({
    key: toDayKey(match[0]),
    text: match[0],
    start: match.index,
  }));
}

const season = '(spring|summer|autumn|fall|winter)';
const past =
  '(?:\\p{Ll}{2,}ed|bought|came|cut|drew|fell|filled|gave|got|grew|had|held|lost|made|met|ran|rose|sang|saw|sold|spent|took|taught|was|went|were|won)';
const pastSeason = compact(
  `\\b${past}\\b[^.;\\n]{0,60}\\b(?:its|our|their|the|this|in) ${season}\\b|\\b${season}\\b[^.,;\\n]{0,40}\\b${past}\\b`,
  'giu',
);

/** "Sold 1 in 5 of its autumn tickets", "autumn trial cut waits by 40%": that was last autumn. */
function findPastSeasons(text: string): CalendarFact[] {
  return eachMatch(text, pastSeason).map(({ 0: found, 1: before, 2: after = '', index }) => ({
    key: toDayKey(`last ${before ?? after}`),
    text: found,
    start: index,
  }));
}

function toDayKey(day: string): string {
  return `day:${day.toLowerCase().replace('fall', 'autumn')}`;
}

function toIndex(rows: string[]): Map<string, number> {
  return new Map(rows.flatMap((row, at) => row.split(' ').map((word): [string, number] => [word, at])));
}
