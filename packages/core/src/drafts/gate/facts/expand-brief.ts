import { anyOf } from '../../any-of.ts';
import { compact } from '../../compact.ts';
import { monthWord } from './calendar-facts.ts';
import { eachMatch } from './each-match.ts';
import { findRegions } from './find-regions.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Short forms of briefs and what a writer makes of them. */
const longForms: [RegExp, string][] = [
  [/\b24\/7\b|\ba?round the clock\b/, '24 hours a day, 7 days a week, day and night'],
  [/\b7[  ]?j(?:ours)?[  ]?(?:\/|sur)[  ]?7\b|\b7\/7\b/i, '7 jours sur 7, tous les jours, 7 days a week'],
  [/\b24[  ]?h(?:eures)?[  ]?(?:\/|sur)[  ]?24\b/i, '24 heures sur 24, jour et nuit, 24 hours a day'],
  [/\b(?:7|seven) days a week\b|\b24\/7\b|\b7[ -]day\b/i, 'every day, daily'],
  [/\b(?:noon|midday)\b/i, '12 pm'],
  [/\bmidnight\b/i, '12 am'],
  [/\bno min\.?(?= (?:order|spend|term)|[,.;!]|$)/im, 'no minimum order'],
  [/\bNYC?\b/, 'New York City'],
  [/\bLA\b/, 'Los Angeles'],
  [/\bSF\b/, 'San Francisco'],
  [/\bDC\b/, 'Washington'],
  [/\bUAE\b/, 'United Arab Emirates'],
  [/\bNZ\b/, 'New Zealand'],
  [/\bDACH\b/, 'Germany Austria Switzerland'],
  [/\bBenelux\b/i, 'Belgium Netherlands Luxembourg'],
  [/\bSFDC\b/, 'Salesforce'],
  [/\b[OM]365\b/, 'Microsoft Office 365'],
  [/\bmi(?:crosft|crsoft|rcosoft)\b/i, 'Microsoft'],
  [/\bAWS\b/, 'Amazon Web Services'],
  [/\bGCP\b/, 'Google Cloud Platform'],
  [/\bGDPR\b|\bDSGVO\b/, 'GDPR General Data Protection Regulation'],
  [/\bHIPAA\b/, 'Health Insurance Portability and Accountability Act'],
  [/\bGHG\b/, 'Greenhouse Gas'],
  [/\bESG\b/, 'Environmental Social Governance'],
  [/\bNHS\b/, 'National Health Service'],
  [/\bFCA\b/, 'Financial Conduct Authority'],
  [/\bSEC\b/, 'Securities and Exchange Commission'],
  [/\bFDA\b/, 'Food and Drug Administration'],
  [/\bEPA\b/, 'Environmental Protection Agency'],
  [/\bMWC\b/, 'Mobile World Congress'],
  [/\bCES\b/, 'Consumer Electronics Show'],
  [/\b[Aa]cct\b/, 'Account'],
  [/\b[Dd]ept\b/, 'Department'],
  [/\b[Uu]niv\b/, 'University'],
  [/\b[Aa]ssn\b/, 'Association'],
  [/\b[Ii]nst\b/, 'Institute'],
  [/\b[Ii]nt['’]l\b/, 'International'],
  [/\bMt\b/, 'Mount'],
  [/\bSt\b/, 'Saint Street'],
  [/\bBr\.? (?=\p{Lu})/u, 'Brother'],
  [/\bE[SD]?T\b/, 'Eastern'],
  [/\bP[SD]T\b/, 'Pacific'],
  [/\blast yr\b/i, 'last year'],
  [/\b[Yy]rs? ?(?=\d)/, 'Year Years'],
  [/\bcerts?\b/i, 'certificate'],
  [/\bacct\b/i, 'Account'],
  [/\bexec\b/i, 'Executive'],
  [/\bmgr\b/i, 'Manager'],
  [/\bx-?mas\b/i, 'Christmas'],
  [/\bNL\b/, 'Netherlands'],
  [/\bhalf(?![ -](?:a[ -])?(?:days?|hours?|year|dozen|board|marathon|term|past)\b)/i, '50%'],
];

const hasShortForm = anyOf(longForms.map(([short]) => short));

/**
 * A brief with the long forms of what it says in short: 24/7, Mon–Fri, NYC, mid-Jan, 8–18 h. Only what follows from the
 * text is added, so that a draft may say the same in full.
 */
export function expandBrief(written: string): string {
  const briefText = written.replace(invisible, '');
  const added = hasShortForm(briefText) ? longForms.filter(([short]) => short.test(briefText)) : [];
  return [
    briefText,
    ...added.map(([, long]) => long),
    ...weekdayRanges(briefText),
    ...shortMonths(briefText),
    ...smallMonths(briefText),
    ...monthRanges(briefText),
    ...numberedRanges(briefText),
    ...eachMatch(briefText, /\bL([1-7])\b/g).map(([, level]) => `Level ${level}`),
    ...hourRanges(briefText),
    ...halfDayRanges(briefText),
    ...dottedTimes(briefText),
    ...twiceWeekly(briefText),
    ...timesPer(briefText),
    ...dayRanges(briefText),
    ...gluedUnits(briefText),
    ...assignments(briefText),
    ...groupedDigits(briefText),
    ...shortThousands(briefText),
    ...shortYears(briefText),
    ...findRegions(briefText),
    ...eachMatch(briefText, ageGroup).map(([, age = '']) => `under-${age}`),
    ...eachMatch(briefText, /(\d[\d.,]*)[  ]?lbs?\b/g).map(([, weight = '']) => `${weight} pounds`),
    ...(nextDay.test(briefText) ? ['tomorrow'] : []),
    ...(/\b50[ ]?\/[ ]?50\b|\bfifty[- ]fifty\b/i.test(briefText) ? ['half, 50%'] : []),
  ].join('\n');
}

const otherMonths = months.filter((month) => !/^(?:March|May|August)$/.test(month)).join('|');
const smallMonth = compact(
  `\\b(?:after|before|by|during|early|end of|for|from|in|late|this|mid|since|till?|until) (march|may|august)\\b|\\b(\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:march|may|august))\\b|\\b((?:march|may|august) \\d{1,2})\\b|\\b(march|may|august) (?:and|or|to|until) (?:${otherMonths})\\b|\\b(?:${otherMonths}) (?:and|or|to|until) (march|may|august)\\b`,
  'gi',
);

/** "Pick a date in may or june", "on may 17": months that are words as well, and stand where only a month does. */
function smallMonths(text: string): string[] {
  return eachMatch(text, smallMonth).map((found) => {
    const month = found.slice(1).find(Boolean) ?? '';
    const written = month.replace(/march|may|august/i, (word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
    return /\d/.test(written) ? `on ${written}` : `in ${written}`;
  });
}

/** Pasted along, and left out of drafts: soft hyphens, zero-width spaces, marks of direction. */
const invisible = /\p{Cf}/gu;

const gluedUnit = /(\d[\d.,]*)(\p{Lu}{1,2}\p{L}?)(?![\p{L}\d])/gu;

/** "1GB": a draft sets number and unit apart. */
function gluedUnits(text: string): string[] {
  return eachMatch(text, gluedUnit).map(([, count, unit]) => `${count} ${unit}`);
}

/** "duration=1_day", "price_gbp=690": fields as software names them, whose words and figures stand apart. */
function assignments(text: string): string[] {
  if (!/[\p{L}\d]_[\p{L}\d]/u.test(text)) return [];
  const apart = text.replace(/(?<=[\p{L}\d])[_=+](?=[\p{L}\d])/gu, ' ');
  const prices = eachMatch(text, /_(eur|gbp|usd) ?[=:] ?(\d[\d.,]*)/gi).map(
    ([, currency = '', sum]) => `${sum} ${currency.toUpperCase()}`,
  );
  return [apart, ...prices];
}

/** "12,5k" is 12.5k, and "2k9" is 2.9k. */
function shortThousands(text: string): string[] {
  return [
    ...eachMatch(text, /(?<![\d.,])([$€£]?\d{1,3}),(\d)k\b/g),
    ...eachMatch(text, /(?<![\d.,\p{L}])([$€£]?\d{1,3})k(\d)(?![\d\p{L}])/gu),
  ].map(([, whole, tenth]) => `${whole}.${tenth}k`);
}

/** "Est 98", "since 09". */
function shortYears(text: string): string[] {
  return eachMatch(
    text,
    /\b(?:since|est(?:ablished|d)?\.?|founded(?: in)?) (\d{2})(?![\d%]|[.,:]\d|[  ]?\p{Ll})/giu,
  ).map(([, year]) => `since '${year}`);
}

/** "6 900 €" is 6,900 of them. */
function groupedDigits(text: string): string[] {
  const grouped =
    /(?<![\d.,])(?:[A-Z]{3} |[€$£] ?)?\d{1,3}(?: \d{3})+(?![\d.,]*\d)(?: ?(?:[€$£]|[A-Z]{3}\b))?/g;
  return eachMatch(text, grouped).map(([number]) => number.replaceAll(/(?<=\d) (?=\d)/g, ''));
}

const ageGroup = /\bU-?(\d{2})\b/g;

const day = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const weekdayRange = compact(
  `\\b${day}\\.?(?: ?[-–—/] ?| (?:to|through|thru|until|till|and) )${day}\\b`,
  'gi',
);

/** "Mon-Fri", "Monday through Wednesday": each day between. */
function weekdayRanges(text: string): string[] {
  return eachMatch(text, weekdayRange).flatMap(([all, from = '', to = '']) => {
    const [first, last] = [toDay(from), toDay(to)];
    if (/\band\b|\//.test(all)) return [`every ${weekdays[first]}, every ${weekdays[last]}`];
    return first < last
      ? [`${weekdays.slice(first, last + 1).join(', ')}, ${last - first + 1} days a week`]
      : [];
  });
}

function toDay(start: string): number {
  return weekdays.findIndex((name) => name.toLowerCase().startsWith(start.toLowerCase()));
}

const shortMonth =
  /\b(?:early|mid|late|end of|start of|beginning of|in|by|before|after|until|from|since)[ -](jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/gi;

/** "Early Dec", "mid-Jan", "end of Sep", "by Nov". */
function shortMonths(text: string): string[] {
  return eachMatch(text, shortMonth).flatMap(([, name = '']) =>
    months
      .filter((month) => month.toLowerCase().startsWith(name.slice(0, 3).toLowerCase()))
      .map((month) => `in ${month}`),
  );
}

const monthRange = compact(`\\b(${monthWord})\\.? ?(?:-|–|/|to|until|through) ?(${monthWord})`, 'gi');

/** "Mar-Aug", "September to December": each month between. */
function monthRanges(text: string): string[] {
  return eachMatch(text, monthRange).flatMap(([, from = '', to = '']) => {
    const [first, last] = [toMonth(from), toMonth(to)];
    const size = ((last - first + months.length) % months.length) + 1;
    return Array.from({ length: size }, (_, at) => `in ${months[(first + at) % months.length]}`);
  });
}

function toMonth(start: string): number {
  return months.findIndex((name) => name.toLowerCase().startsWith(start.slice(0, 3).toLowerCase()));
}

const numberedRange =
  /\b(?:yrs?|years?|grades?|class(?:es)?|stages?|levels?|weeks?|floors?) ?(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})(?!\d|[.,]\d)/gi;

const countedRangeMax = 6;

/** "Years 9-11": each between. */
function numberedRanges(text: string): string[] {
  return eachMatch(text, numberedRange).flatMap(([, from, to]) => {
    const between = Number(to) - Number(from) - 1;
    if (between < 1 || between > countedRangeMax) return [];
    return Array.from({ length: between }, (_, at) => `${Number(from) + 1 + at}`);
  });
}

const dottedTime = '(?:[01]?\\d|2[0-3])\\.[0-5]\\d';
const noUnit = '(?![\\d%€$£]| ?(?:%|€|(?!(?:and|at|in|on|or|sharp|till|to|until)\\b)\\p{L}))';
const dottedStart = compact(
  `\\b(?:at|by|before|after|until|till|from|days?|doors|evenings?|mornings?|afternoons?|opens?|starts?|closes?) ${dottedTime}${noUnit}`,
  'giu',
);
const dottedSpan = compact(
  `(?<![\\d.,€$£-])(?:${dottedTime} ?(?:-|–|to|until|till) ?(?:${dottedTime}|1?\\d(?!\\d))|1?\\d ?(?:-|–|to|until|till) ?${dottedTime})${noUnit}`,
  'giu',
);

/** "By 11.15", "6.30 to 8.30", "8 to 5.30". */
function dottedTimes(text: string): string[] {
  return [...eachMatch(text, dottedStart), ...eachMatch(text, dottedSpan)].flatMap(([found]) =>
    eachMatch(found, /(\d+)(?:\.(\d\d))?/g).map(([, hour, minute = '00']) => `${hour}:${minute}`),
  );
}

const nextDay =
  /\b(?:1?\d|2[0-4])[  -]?(?:h|hrs?|hours?)\b|\bnext[ -](?:working |business )?day\b|\bovernight\b|\b(?:1|one|a)[ -]day\b/i;

const dayRange = compact(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)? ?(?:-|–|to|until) ?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${monthWord}|\\b${monthWord} (\\d{1,2}) ?(?:-|–|to|until) ?(\\d{1,2})(?!\\d)`,
  'gi',
);

/** "9–11 October": three days. */
function dayRanges(text: string): string[] {
  return eachMatch(text, dayRange).flatMap(([, from, to, fromToo, toToo]) => {
    const days = Number(to ?? toToo) - Number(from ?? fromToo) + 1;
    return days > 1 && days < 15 ? [`${days} days`] : [];
  });
}

/** "2x week", "3x a day", "3x/day": twice a week, three times a day. */
function timesPer(text: string): string[] {
  return eachMatch(text, /(?<![\d.,])([2-9])x ?(?:\/ ?|(?:an?|per) )?(day|week|month|year)\b/gi).map(
    ([, times = '', unit = '']) => `${times} times a ${unit}${times === '2' ? `, twice a ${unit}` : ''}`,
  );
}

/** "Tuesdays and Fridays": twice a week. */
function twiceWeekly(text: string): string[] {
  const days = text.match(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/gi) ?? [];
  const count = new Set(days.map((day) => day.toLowerCase())).size;
  return count === 2 ? ['twice a week, 2 times a week'] : count === 3 ? ['3 times a week'] : [];
}

const hourRange =
  /(?<![\d.,€$£-])(\d{1,2})(?::00)? ?(?:-|–|to) ?(1[2-9]|2[0-4])(?::00)? ?h?(?![\d.,%:/]|\d| ?\p{L})/giu;

/** "8-18", "9–17h", "7am to 10pm": both ends as clock times. */
function hourRanges(text: string): string[] {
  return eachMatch(text, hourRange)
    .filter(([, from]) => Number(from) >= 5 && Number(from) <= 12)
    .map(([, from, to]) => `${from}:00, ${to}:00`);
}

const halfDayRange =
  /(?<![\d.,€$£:-])(1[0-2]|[1-9])([:.][0-5]\d)?(?: ?[-–—] ?| to | until )(?:1[0-2]|[1-9])(?:[:.][0-5]\d)? ?([ap])\.?m\b/gi;

/** "2–5 pm": the first hour is one of the afternoon as well. */
function halfDayRanges(text: string): string[] {
  return eachMatch(text, halfDayRange).map(([, hour, minutes = '', half]) => `${hour}${minutes} ${half}m`);
}
