import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isPlural, toReader } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { dayInFull, monthShort } from '../../../text/time-units.ts';
import { finishSentence } from '../../sentence-text.ts';
import { isTold } from '../second-person.ts';

const weekday = String.raw`(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)\b\.?(?=,? ))`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const date = compact(
  String.raw`^(?:on )?((?:${weekday},? )?(?:${day}(?:-${day}| and ${day})? (?:of )?${monthShort}|${monthShort} ${day}(?:-${day})?)(?:,? 20\d\d)?|${weekday})$`,
  'u',
);
const zone = `(?: (?:[A-Z]{2,4}|Eastern|Central|Mountain|Pacific|(?:UK|US|local) time)(?: time)?)?`;
const clock = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?`;
const hours = compact(`^(?:from )?(${clock})(?: ?- ?| to )(${clock}${zone})$`, 'u');
const hour = compact(
  `^(?:at )?((?:\\d{1,2}[:.]\\d\\d(?: ?[ap]\\.?m\\.?)?|\\d{1,2} ?[ap]\\.?m\\.?)${zone})$`,
  'u',
);
const place =
  /^(?:online|virtual|virtually|remote|remotely|in person|on[ -]site|live online|on (?:Zoom|Teams|Google Meet|Webex|YouTube)|via Zoom|(?:at|in) \p{Lu}.*|at (?:our|the|your) .*|(?:church|community|parish|school|sports|village) hall|(?:our|the) (?:\p{Ll}+ )?(?:canteen|church|clubhouse|hall|library|office|pavilion|school|studio|workshop)|(?:Hotel|Restaurant) \p{Lu}.*|(?:The )?\p{Lu}[\p{L}'-]*(?: (?:\p{Lu}[\p{L}'-]*|of|the))* ?(?:\b(?:Annexe?|Arena|Barn|Building|Caf[eé]|Cent(?:re|er)|Church|Club|College|Gallery|Hall|Hotel|House|Inn|Library|Museum|Pavilion|School|Studio|Theatre|University)|(?: [Rr]oom| [Hh]all| [Ff]loor) \S+)(?:,? [Rr]oom \S+)?)$/u;
const span = compact(
  String.raw`^(?:lasts |takes )?((?:about |around |up to )?(?:\d+(?:-\d+)?|an?|half an?|one|two|three|four|five|six|eight|ten|twelve)[ -](?:minute|hour|day|week|month|quarter|season|semester|term|year)s?)(?: long)?(,? including .{2,30})?$`,
  'iu',
);
const count =
  /^((?:up to |max(?:imum|\.)? (?:of )?)?(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)) ((?:[\p{L}-]+ )?(\p{L}+))(?: (?:max(?:imum)?|only))?$/u;
const people =
  /^(?:attendees|clients|drivers|employees|guests|managers|members|participants|people|pupils|seats|students|teachers|users)$/;
const price =
  /^(?:for |costs )?((?:(?:from|only|about) )?(?:[A-Z]{3} ?)?(?:[$€£]\d|\d[\d.,]* ?(?:CHF|EUR|GBP|USD|euros?\b|dollars\b|pounds\b)|(?:AUD|CAD|CHF|EUR|GBP|USD) ?\d).*)$/u;
const rider = /^(?:billed|credited|deducted|paid|payable|refundable|refunded|waived)\b/i;
const measured =
  /^(?:with )?((?:[\p{Ll}-]+ )?[\p{Ll}-]+ (?:audited|included|measured|reported|tracked|verified)(?: (?:against|by|in|with) .{2,40})?|(?:live )?Q ?& ?A|(?:all|full) (?:access|features|functions|support)|(?:breakfast|coffee|drinks|lunch|recording)(?: included)?)$/iu;

/** `Online on 3 June at 11 am`, `on 3 June at 11 am at the town hall`. */
function rankOf(when: string): number {
  if (/^(?:live )?online\b|^in person\b|^remotely\b/.test(when)) return 0;
  return date.test(when) ? 1 : /^(?:at|from) \d/.test(when) ? 2 : 3;
}

/** What a note says of a pilot, a workshop or an event, part by part. */
type Terms = Record<'when' | 'covers' | 'lasts' | 'isFor' | 'cost' | 'besides', string[]>;

const timeWords = /^(?:day|hour|minute|month|quarter|season|semester|term|week|year)s?$/;

/** How a part is read: into which terms, and how it is told there; undefined where it is another. */
const readers: readonly (readonly [keyof Terms, RegExp, (found: RegExpExecArray) => string | undefined])[] = [
  [
    'when',
    date,
    ([, day = '']) =>
      `on ${day.replace(/^(\p{Lu}\p{Ll}+)\.?(?=,? )/u, (word, name: string) =>
        dayInFull(name) === name ? word : dayInFull(name),
      )}`,
  ],
  [
    'when',
    hours,
    ([, from = '', to = '']) =>
      /[:.]|m$|m\.$| /.test(from + to) || (Number(from) < Number(to) && Number(to) <= 12)
        ? `from ${from} to ${to}`
        : undefined,
  ],
  ['when', hour, ([, time]) => `at ${time}`],
  [
    'when',
    place,
    ([where]) =>
      where
        .replace(/^virtual(?:ly)?$/, 'online')
        .replace(/^remote$/, 'remotely')
        .replace('on-site', 'on site')
        .replace(/^(?=\p{Ll}+ hall$)/u, 'the ')
        .replace(/^(?=\p{Lu}|(?:our|the) )/u, 'at '),
  ],
  ['lasts', span, ([, long, withWhat = '']) => `lasts ${long}${withWhat.replace(/^(?!,)/, withWhat && ',')}`],
  [
    'isFor',
    count,
    ([, many = '', things = '', head = '']) =>
      people.test(head) ? `is for ${upTo(many)} ${things.replace(/^seats$/, 'people')}` : undefined,
  ],
  [
    'covers',
    count,
    ([, many = '', things = '', head = '']) =>
      (isPlural(head) || /^(?:1|one)$/.test(many)) && !timeWords.test(head)
        ? `${upTo(many)} ${things}`
        : undefined,
  ],
  ['cost', /^(?:for )?free(?: of charge)?$/i, () => 'is free'],
  [
    'cost',
    /^(fixed|flat) (?:fee|price)(?: of|:)? ((?:[A-Z]{3} ?)?[$€£]?\d.*)$/,
    ([, how, much]) => `costs a ${how} ${much}`,
  ],
  ['cost', price, ([, much]) => `costs ${much}`],
  ['besides', /^no \p{L}[\p{L} -]{2,40}$/iu, ([none]) => decapitalise(none)],
  ['besides', /^with (.{3,60})$/, ([, what]) => (what?.split(' ').some(isTold) ? undefined : what)],
  ['besides', measured, ([, what]) => what],
];

/** `max of 12` → `up to 12`. */
function upTo(many: string): string {
  return many.replace(/^max\S*(?: of)? /, 'up to ');
}

/** What the parts say; undefined where one of them says what cannot be left out, or more than one cannot be read. */
function readTerms(parts: readonly string[]): Terms | undefined {
  const terms: Terms = { when: [], covers: [], lasts: [], isFor: [], cost: [], besides: [] };
  let unread = 0;
  for (const part of parts) {
    const isRider = terms.cost.length > 0 && rider.test(part);
    if (isRider) terms.cost.push(`${terms.cost.pop()}, ${toReader(part)}`);
    if (isRider || readPart(part, terms)) continue;
    if (part.split(' ').slice(0, -1).some(isTold) || /\b(?:not|only|unless)\b/i.test(part)) return undefined;
    unread++;
  }
  return unread > 1 ? undefined : terms;
}

function readPart(part: string, terms: Terms): boolean {
  for (const [kind, pattern, tell] of readers) {
    const found = pattern.exec(part);
    const told = found && tell(found);
    if (!told) continue;
    terms[kind].push(told);
    return true;
  }
  return false;
}

const titles = /^["'](.{3,120})["']$|^((?:How|What|When|Why) .{8,120})$/;

/** `10 machines, 90 days, $6,500` of a pilot → `The pilot covers 10 machines and lasts 90 days. It costs $6,500.` Undefined where too little of it can be read. */
export function tellOccasion(noun: string, parts: readonly string[]): string | undefined {
  const [, quoted, asked] = titles.exec(parts[0] ?? '') ?? [];
  const title = quoted ?? asked;
  const terms = readTerms(title ? parts.slice(1) : parts);
  if (!terms) return undefined;
  const { when, covers, lasts, isFor, cost, besides } = terms;
  const ordered = when.toSorted((one, other) => rankOf(one) - rankOf(other));
  const contains = /^(?:kit|package|starter (?:kit|pack))$/.test(noun) ? 'includes' : 'covers';
  const done = [
    ...(when.length > 0 ? [`takes place ${ordered.join(' ')}`] : []),
    ...(covers.length > 0 ? [`${contains} ${joinList(covers)}`] : []),
    ...lasts,
    ...isFor,
    ...cost,
  ];
  const name = title && finishSentence(`The ${noun} is called "${title.replace(/[.!]+$/, '')}"`);
  if (done.length === 0) return name;
  const subject = name
    ? 'It'
    : `${/^(?:class|lesson|session|visit)$/.test(noun) && when.length === 0 ? 'A' : 'The'} ${noun}`;
  const also = besides.length > 0 ? `, with ${joinList(besides)}` : '';
  const isFull = done.length > 2 && (done.some((one) => one.includes(',')) || covers.length > 1);
  const told = isFull
    ? [`${subject} ${joinList(done.slice(0, -1))}`, `It ${done.at(-1)}${also}`]
    : [`${subject} ${joinList(done)}${also}`];
  return [...(name ? [name] : []), ...told.map((one) => finishSentence(capitalise(one)))].join(' ');
}

/** Whether a part of a note says on which day. */
export function isDate(part: string): boolean {
  return date.test(part);
}

/** Whether a part of a note says when, where or how long, and nothing else. */
export function isTerm(part: string): boolean {
  return [date, hours, hour, place, span].some((pattern) => pattern.test(part));
}
