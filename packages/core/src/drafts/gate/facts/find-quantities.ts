import { sideOf } from './approximation.ts';
import { eachMatch } from './each-match.ts';
import { findParts, findShares } from './find-parts.ts';
import { findRates, findSinglePeriods, isOfPrice, isPromised } from './find-rates.ts';
import { findForeignNumberWords, findNumberWords } from './number-words.ts';
import type { Quantity } from './quantity.ts';
import { currencyAfter, findCurrency, timeUnitAfter, timeUnitOf } from './units.ts';

const scaleWords: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  tsd: 1e3,
  mil: 1e3,
  mille: 1e3,
  tausend: 1e3,
  hundred: 100,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  millones: 1e6,
  mio: 1e6,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
  mrd: 1e9,
};

const partWords: Record<string, number> = { hundredth: 0.01, thousandth: 0.001 };

const digits = /\d+(?:[.,'’\u00a0\u202f]\d+)*/g;

const before =
  /(?:(?<!\p{L})(?:us|au?|ca?|nz|s|hk)\$|[$€£¥₹]|(?<!\p{L})(?:usd|eur|gbp|chf|inr|aud|cad|nzd|sgd|hkd|zar|pln|sek|nok|dkk|isk|czk)|(?<!\p{L})r(?=$))[ \u00a0]?$/iu;

/** Whose words are read: a brief may use those of any language, a draft in another language than English its own from four up. */
export type NumberSource = 'brief' | 'english' | 'foreign';

/** The words for two and three say too little to be a claim ("in zwei Minuten", "dos palabras"). */
const foreignCountMin = 4;

/** Every number of a text with what it counts. */
export function findQuantities(text: string, source: NumberSource = 'english'): Quantity[] {
  const ofBrief = source === 'brief';
  const found: Quantity[] = [];
  for (const match of eachMatch(text, digits)) {
    const start = match.index;
    const previous = text.slice(Math.max(0, start - 6), start);
    // Part of a name such as B2B, Q3 or GPT-4.
    if (
      (/[\p{L}_]$/u.test(previous) && !/\d ?[x×]$/.test(previous) && !isInRand(previous, match[0])) ||
      /\p{Lu}[\p{L}\p{N}]*-$/u.test(previous)
    )
      continue;
    // A clock time is the calendar's.
    if (/^\d{2}$/.test(match[0]) && /\d:$/.test(previous)) continue;
    if (/^\d{1,2}$/.test(match[0]) && /^:[0-5]\d(?!\d)/.test(text.slice(start + match[0].length))) continue;
    const values = isShortYear(text, start, match[0]) ? toYears(match[0]) : readDigits(match[0]);
    found.push(...complete(text, start, start + match[0].length, values, false));
  }
  const words = source === 'foreign' ? [] : findNumberWords(text);
  if (source !== 'english')
    words.push(...findForeignNumberWords(text).filter(({ value }) => ofBrief || value >= foreignCountMin));
  for (const { value, start, end } of words) {
    // "The Big Four" counts nothing.
    if (
      /^\p{Lu}/u.test(text.slice(start)) &&
      /\p{Lu}\p{Ll}+[  ]$/u.test(text.slice(Math.max(0, start - 12), start))
    )
      continue;
    found.push(...complete(text, start, end, [value], true));
  }
  return [
    ...found,
    ...findParts(text),
    ...findSinglePeriods(text),
    ...findShares(text, ofBrief),
    ...findRates(text).filter((rate) =>
      ofBrief ? !isOfPrice(rate, text) : !/^twice/i.test(rate.text) && isPromised(rate, text),
    ),
  ];
}

function complete(text: string, start: number, end: number, read: number[], inWords: boolean): Quantity[] {
  const lead = text.slice(Math.max(0, start - 24), start);
  const rest = text.slice(end, end + 48);
  const base = {
    text: text.slice(start, end),
    start,
    end,
    ...sideOf(text, start),
    inWords,
  };
  const scale =
    /^[  -]?(k|m|mn|bn|b|tsd|mio|mrd|thousand|tausend|mille?|hundred|millions?|millionen|millones|billion)\b\.?/iu.exec(
      rest,
    );
  // "Five hundredths of a millimetre".
  const part = /^[  -](hundredth|thousandth)s of an?\b/i.exec(rest)?.[1]?.toLowerCase();
  if (part !== undefined) {
    const values = read.map((value) => Number((value * (partWords[part] ?? 1)).toPrecision(6)));
    return [{ ...base, kind: 'plain', values, bare: values }];
  }
  const isScale = scale !== null && !(scale[1] === 'm' && scale[0].startsWith(' '));
  const scaled = isScale
    ? read.map((value) => value * (scaleWords[scale[1]?.toLowerCase() ?? ''] ?? 1))
    : read;
  // "3.5m" are metres as well as millions.
  const bare = scale?.[0] === 'm' && !before.test(lead) ? [...scaled, ...read] : scaled;
  const unscaled = isScale ? rest.slice(scale[0].length) : rest;
  const tail = unscaled.startsWith('+') ? unscaled.replace(/^\+(?=[  -])/, '') : unscaled;

  if (/^[  -]?(?:%|percent|per cent|per-cent|prozent\p{L}*|por ciento|pour cent|percentage)/iu.test(tail)) {
    // Nobody counts how sure somebody is.
    if (/^[^.?!\n]{0,9} (?:sure|certain|convinced|confident)\b/i.test(tail)) return [];
    return [{ ...base, kind: 'percent', values: bare, bare }];
  }
  const currency = readCurrency(before.exec(lead)?.[0].trim() ?? '', tail);
  if (currency !== undefined) return [{ ...base, kind: 'money', values: bare, bare, currency }];
  const turns = /^[  ]times[  ](?:a|per|each|every)[  ](day|week|month|quarter|year)\b/i.exec(tail);
  if (turns !== null) {
    // "Quarter" is no unit by itself: it is a part more often.
    const { kind, size } = timeUnitOf(turns[1]?.toLowerCase() ?? '') ?? { kind: 'months', size: 3 };
    return [{ ...base, kind, values: bare.map((value) => size / value), bare, isTurns: true }];
  }
  const minor = /^[ \u00a0-]?(cents?|ct|c|¢|pence|p)(?![\p{L}\d])/iu.exec(tail)?.[1]?.toLowerCase();
  if (minor !== undefined && !(/^[cp]$/.test(minor) && tail.startsWith(' ')) && !/\bmy[  ]$/i.test(lead)) {
    return [
      {
        ...base,
        kind: 'money',
        values: bare.map((value) => value / 100),
        bare,
        currency: minor.startsWith('p') ? 'pence' : 'cent',
      },
    ];
  }
  if (/^(?:[  -]?x\b|[  ]times\b|-?fold\b|×)/iu.test(tail))
    return [{ ...base, kind: 'multiple', values: bare, bare }];
  // Ten working days are two weeks, of five of them each.
  const working = /^[  -](?:working|business)[  ](day|week)s?\b/i.exec(tail)?.[1]?.toLowerCase();
  if (working !== undefined) {
    const days = bare.map((value) => (working === 'day' ? value : value * 5));
    const weeks = days.filter((value) => value % 5 === 0).map((value) => (value / 5) * 604_800);
    return [{ ...base, kind: 'seconds', values: [...days.map((value) => value * 86_400), ...weeks], bare }];
  }
  const unit = timeUnitAfter(tail);
  if (unit !== undefined) {
    return [{ ...base, kind: unit.kind, values: bare.map((value) => value * unit.size), bare }];
  }
  return [{ ...base, kind: 'plain', values: bare, bare }];
}

const beforeShortYear =
  /\b(?:since|in|from|of|until|till|by|est\.?|established|founded|started|opened|spring|summer|autumn|fall|winter|[a-z]{2,8}(?:ary|rch|ril|une|uly|ust|ber)|may) ['’]$/i;

/** "Since '98". */
function isShortYear(text: string, start: number, year: string): boolean {
  return (
    /^\d{2}$/.test(year) &&
    /['’]/.test(text.charAt(start - 1)) &&
    beforeShortYear.test(text.slice(Math.max(0, start - 14), start)) &&
    !/^\p{L}/u.test(text.slice(start + 2))
  );
}

/** '98 is of the last century, '09 of this one, and '40 of either. */
function toYears(short: string): number[] {
  return [1900 + Number(short), 2000 + Number(short)];
}

/** "R118,000" is a price, "R2" a name. */
function isInRand(lead: string, digits: string): boolean {
  return /(?<!\p{L})R$/u.test(lead) && /^\d{1,3}(?:,\d{3})+$/.test(digits);
}

/** "$2.10 AUD": what stands after says whose dollars they are. */
function readCurrency(sign: string, tail: string): string | undefined {
  const before = findCurrency(sign);
  return before === undefined || before === 'dollar' ? (currencyAfter(tail) ?? before) : before;
}

function readDigits(text: string): number[] {
  if (!/\D/.test(text)) return [Number(text)].filter(Number.isFinite);
  const plain = text.replaceAll(/['’\u00a0\u202f]/g, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain);
  const values: number[] = [];
  if (grouped) values.push(Number(plain.replaceAll(/[.,]/g, '')));
  // "1,000" is a thousand to an English reader, never one.
  if (grouped && plain.includes(',') && !plain.startsWith('0')) return values;
  const marks = plain.match(/[.,]/g) ?? [];
  if (marks.length === 0) values.push(Number(plain));
  else if (marks.length === 1) values.push(Number(plain.replace(',', '.')));
  else if (!grouped) {
    const at = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'));
    values.push(Number(`${plain.slice(0, at).replaceAll(/[.,]/g, '')}.${plain.slice(at + 1)}`));
  }
  return values.filter((value) => Number.isFinite(value));
}
