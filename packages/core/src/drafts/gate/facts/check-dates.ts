import { eachMatch } from './each-match.ts';
import { type DraftSentences, postpones } from './sentence-roles.ts';

const weekdays = [
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

const weekdayIndex = toIndex(weekdays);
const monthIndex = toIndex(months);

/** A whole word that may name a weekday or a month. */
const calendarWord = new RegExp(
  `(?<!\\p{L})(?:${[...weekdayIndex.keys(), ...monthIndex.keys(), ...shortMonths.filter(Boolean)].join('|')})s?(?!\\p{L})`,
  'giu',
);

/** Words that name a weekday or a month, so that they are not looked at as names. */
export function isCalendarWord(word: string): boolean {
  const lower = word.toLowerCase();
  const singular = lower.replace(/s$/, '');
  return [lower, singular].some(
    (form) => weekdayIndex.has(form) || monthIndex.has(form) || shortMonths.includes(form),
  );
}

/** What a text says about the calendar, e.g. `weekday:1`, `month:11`, `clock:600`. */
export type CalendarFact = { key: string; text: string; start: number; isLoose: () => boolean };

/** The weekdays, months and clock times of a brief, or of a draft with its sentences. A loose one ("on Mondays") is no appointment. */
export function findCalendarFacts(text: string, draft?: DraftSentences): CalendarFact[] {
  const words = eachMatch(text, calendarWord);
  return [
    ...findWeekdays(text, words, draft),
    ...findMonths(text, words),
    ...findClockTimes(text, draft),
    ...findVagueDays(text),
    ...findQuarters(text),
    ...(draft === undefined ? findTurns(text) : []),
  ];
}

/** The dates and times of a text that the brief does not name. */
export function findInventedDates(text: string, brief: BriefCalendar, sentences: DraftSentences): string[] {
  return findCalendarFacts(text, sentences)
    .filter(({ key, isLoose }) => !brief.calendar.has(key) && !isLoose())
    .filter((fact) => !isOfScene(fact, text, sentences) && !isProposed(fact, brief, sentences))
    .map(({ text: found }) => found)
    .concat(mayTellTurns.test(text) ? findOtherTurns(text, brief.calendar) : []);
}

type BriefCalendar = { readonly calendar: ReadonlySet<string> };

/** What every turn holds. */
const mayTellTurns = /\b(?:every|each)[ \u00a0]|days\b/iu;

/** "The phones ring on Monday at eight": nobody's date. "Since April" and "your talk last Tuesday" are somebody's. */
function isOfScene(
  { key, text: found, start }: CalendarFact,
  text: string,
  sentences: DraftSentences,
): boolean {
  if (sentences.roleAt(start) !== 'scene') return false;
  const sentence = sentences.sentenceAt(start);
  if (setsDate.test(sentence)) return false;
  const lead = text.slice(Math.max(0, start - 16), start);
  const tail = text.slice(start + found.length, start + found.length + 6);
  if (key.startsWith('month:'))
    return !/\d[  ]?(?:of )?$|\b(?:since|next|last|this)[  ]$/i.test(lead) && !/^[  ]\d/.test(tail);
  if (key.startsWith('day:')) return !/\byour?\b/i.test(sentence);
  return !/\b(?:last|this|past|since)[  ]$/i.test(lead);
}

const setsDate =
  /\b(?:deadlines?|rules?|laws?|regulations?|directives?|takes? effect|in force|launch\w*|conference|webinar|expires?|announced)\b/i;

/** "Would Thursday at ten suit you?" invents nothing where the brief has no day or hour of its own. */
function isProposed({ key, start }: CalendarFact, brief: BriefCalendar, sentences: DraftSentences): boolean {
  if (sentences.roleAt(start) === 'proposal' && postpones.test(sentences.sentenceAt(start))) return true;
  const kind = /^(?:weekday|clock):/.exec(key)?.[0];
  if (kind === undefined || sentences.roleAt(start) !== 'proposal') return false;
  return ![...brief.calendar].some((each) => each.startsWith(kind));
}

/** "We come every Thursday", where the brief has its own day of the week for what comes round. */
function findOtherTurns(text: string, known: ReadonlySet<string>): string[] {
  if (![...known].some((key) => key.startsWith('turn:'))) return [];
  const ours = eachMatch(text, /[^.!?\n]*\b(?:we|our|ours|us|i|my)\b[^.!?\n]*/gi).map(
    ([sentence]) => sentence,
  );
  return ours
    .flatMap(findTurns)
    .filter(({ key }) => !known.has(key))
    .map(({ text: found }) => found);
}

function findTurns(text: string): CalendarFact[] {
  return eachMatch(text, /\b(?:every|each)[  ](\p{L}+)|\b(?:on[  ])?(\p{L}+days)\b/giu).flatMap((match) => {
    const day = weekdayIndex.get((match[1] ?? match[2] ?? '').toLowerCase().replace(/s$/, ''));
    return day === undefined
      ? []
      : [{ key: `turn:${day}`, text: match[0], start: match.index, isLoose: () => true }];
  });
}

function findWeekdays(
  text: string,
  words: readonly RegExpExecArray[],
  draft: DraftSentences | undefined,
): CalendarFact[] {
  const found: CalendarFact[] = [];
  for (const match of words) {
    const lower = match[0].toLowerCase();
    const plural = /s$/.test(lower) && !weekdayIndex.has(lower);
    const day = weekdayIndex.get(plural ? lower.slice(0, -1) : lower);
    // "wed", "sat" and "sun" in lower case are words.
    if (day === undefined) continue;
    if (draft !== undefined && lower.length === 3 && match[0][0] === lower[0]) continue;
    const lead = text.slice(Math.max(0, match.index - 16), match.index);
    const tail = text.slice(match.index + match[0].length, match.index + match[0].length + 14);
    const isLoose = () =>
      (plural && !promisesTurn(text, match.index)) ||
      /\b(?:a|any|of)(?:[ \u00a0]\p{Ll}+)?[ \u00a0]$/iu.test(lead) ||
      /^[  -](?:mornings|afternoons|evenings|nights)\b/i.test(tail) ||
      /^[’']s\b/.test(tail) ||
      (/\b(?:every|each)[ \u00a0]$/iu.test(lead) && !promisesTurn(text, match.index)) ||
      isGeneral(match.index, text, draft);
    found.push({ key: `weekday:${day}`, text: match[0], start: match.index, isLoose });
  }
  return found;
}

/** In characters: what lies further off is not looked at, so that text of any length is read in linear time. */
const sentenceLengthMax = 300;

/** "Our drivers come every Thursday": before the day, the sender or what is his does something. */
function promisesTurn(text: string, at: number): boolean {
  const before = /[^.!?\n]*$/.exec(text.slice(Math.max(0, at - sentenceLengthMax), at))?.[0] ?? '';
  return /\b(?:we|our (?:\p{L}+ )?\p{L}+) (?:\p{L}+ ){0,1}(?:come|deliver|ship|visit|collect|clean|restock|run|open|meet|send|publish|train|teach|play|work|drive|bake|bring|pick|call)s?\b/iu.test(
    before,
  );
}

const meansAppointment =
  /\b(?:we|our|ours|us|i|i['’]\w+|we['’]\w+|my|me|you|your|yours|(?:deliver|ship|clos|end|open|start|beg[iau]n|expir|arriv|launch|visit|collect|dispatch|releas|runs?|ran|takes? place|publish|meet|webinar|event|session|workshop|demo|call|booking|allocation|registration|deadline|offer|price|join|held|expo|fair|show|conference|rules?|laws?|regulations?|directives?|appl(?:y|ies)|takes? effect|in force|until|till)\w*)\b|\b(?:next|this|last|on|since) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\d(?:st|nd|rd|th)\b|day,? \d/iu;
/** "Friday, March 14", "Monday in Essen". */
const namedBeside = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? \p{Lu}/u;

/** "Dashboards break on Mondays because a column changed on Friday": of any week. */
function isGeneral(at: number, text: string, draft: DraftSentences | undefined): boolean {
  if (draft === undefined) return false;
  const sentence = draft.sentenceAt(at);
  // "By Friday afternoon, most people want to go home": nobody's appointment, and nobody's promise.
  if (isAnybodys(sentence) || isAnyWeek(sentence)) return true;
  const before = text.slice(Math.max(0, at - sentenceLengthMax), at);
  return (
    /\bon[  ](?:mon|tues|wednes|thurs|fri|satur|sun)days\b[^.!?\n]*$/i.test(before) &&
    !/\b(?:we|our|i)\b[^.!?\n]*$/i.test(before)
  );
}

/** Whether a sentence has neither sender nor reader nor service in it, so that its hours are anybody's. */
export function isAnybodys(sentence: string): boolean {
  return !/\?\s*$/.test(sentence) && !meansAppointment.test(sentence) && !namedBeside.test(sentence);
}

/** "What they learn on Monday can be tried by Wednesday": two days, and no sender who would keep them. */
function isAnyWeek(sentence: string): boolean {
  if (
    /\?|\b(?:we|our|ours|us|i|my|me|deliver\w*|ship\w*|collect\w*|open|visits?|available)\b|['’](?:ll|d|m)\b/i.test(
      sentence,
    )
  )
    return false;
  const days = eachMatch(sentence, /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi);
  return new Set(days.map(([day]) => day.toLowerCase())).size > 1;
}

function findMonths(text: string, words: readonly RegExpExecArray[]): CalendarFact[] {
  const found: CalendarFact[] = [];
  for (const match of words) {
    const lower = match[0].toLowerCase();
    const short = shortMonths.indexOf(lower);
    if (short < 0 && !monthIndex.has(lower)) continue;
    const lead = text.slice(Math.max(0, match.index - 10), match.index);
    const tail = text.slice(match.index + match[0].length, match.index + match[0].length + 6);
    const besideNumber = /\d(?:st|nd|rd|th|\.)?[  ](?:of )?$/.test(lead) || /^\.?[  ]\d/.test(tail);
    const month = short >= 0 ? (besideNumber ? short : undefined) : monthIndex.get(lower);
    if (month === undefined) continue;
    // "May I", "march on" and "august" are words.
    const ambiguous = ['may', 'march', 'august'].includes(lower);
    const dated =
      besideNumber ||
      /\b(?:in|by|until|till|since|from|before|after|during|through|throughout|between|around|this|next|last|of|early|mid|late|for|to|and|or|on|our|the|a|an|your|pour|en|avant|im|bis|ab|seit|vor|nach|hasta|desde|para|fin|début)[  -]$/iu.test(
        lead,
      );
    if (ambiguous && (match[0] === lower || !dated)) continue;
    // "December's books", "they spend January waiting" and "January is a poor month" date nothing.
    const loose = !dated || (!besideNumber && /^[’']s\b/.test(tail));
    found.push({ key: `month:${month}`, text: match[0], start: match.index, isLoose: () => loose });
  }
  // 12/03/2026 and 2026-03-12: day and month may stand either way round.
  for (const match of eachMatch(
    text,
    /\b(?:\d{4}-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.](\d{1,2})(?:[/.]\d{2,4}|\b(?=\.)))/g,
  )) {
    for (const part of match.slice(1)) {
      const month = Number(part) - 1;
      if (part !== undefined && month >= 0 && month < 12)
        found.push({ key: `month:${month}`, text: match[0], start: match.index, isLoose: () => true });
    }
  }
  return found;
}

function findClockTimes(text: string, draft: DraftSentences | undefined): CalendarFact[] {
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
      isLoose: () => isGeneral(match.index, text, draft),
    });
  }
  return found;
}

/** "Q2", "the second quarter". */
function findQuarters(text: string): CalendarFact[] {
  const pattern = /\bQ([1-4])\b|\b(first|second|third|fourth|last|final) quarter\b(?! of a )/g;
  return eachMatch(text, pattern).map((match) => {
    const quarter = match[1] ?? ['first', 'second', 'third', 'fourth'].indexOf(match[2] ?? '') + 1;
    return {
      key: `quarter:${Number(quarter) || 4}`,
      text: match[0],
      start: match.index,
      isLoose: () => false,
    };
  });
}

/** Days that a promise or an event would hang on. "Today" and "next week" are left to the writer. */
function findVagueDays(text: string): CalendarFact[] {
  const pattern =
    /\b(?:tomorrow|yesterday|tonight|last (?:week|month|quarter|year|night|spring|summer|autumn|fall|winter))\b/gi;
  return eachMatch(text, pattern).map((match) => ({
    key: `day:${match[0].toLowerCase()}`,
    text: match[0],
    start: match.index,
    isLoose: () =>
      /^last (?:spring|summer|autumn|fall|winter)/i.test(match[0])
        ? false
        : // "Last week's figures" may be anybody's.
          /^[^.!?\n]*\?|^\p{L}+(?: \p{L}+)?[’']s\b/u.test(text.slice(match.index)),
  }));
}

function toIndex(rows: string[]): Map<string, number> {
  return new Map(rows.flatMap((row, at) => row.split(' ').map((word): [string, number] => [word, at])));
}
