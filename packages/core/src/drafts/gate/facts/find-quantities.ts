import { eachMatch } from './each-match.ts';
import { findForeignNumberWords, findNumberWords } from './number-words.ts';

/** What a number counts. Percentages, money, times and multiples may not change into one another. */
export type QuantityClass = 'percent' | 'money' | 'seconds' | 'months' | 'multiple' | 'plain';

export type Quantity = {
  kind: QuantityClass;
  /** More than one where a separator can be read in two ways, e.g. 1.500. In seconds or months for times. */
  values: number[];
  /** As it stands, without scale and unit, to compare with a plain number. */
  bare: number[];
  currency?: string;
  text: string;
  start: number;
  end: number;
  /** Stands after "about", "nearly" and the like. */
  approximate: boolean;
  inWords: boolean;
  /** "Three times a year". */
  isTurns?: true;
};

const timeUnits: [RegExp, 'seconds' | 'months', number][] = [
  [/^(?:seconds?|secs?|s|sekunden?|segundos?|secondes?)$/, 'seconds', 1],
  [/^(?:minutes?|mins?|min|minuten?|minutos?|minütig\p{L}*)$/u, 'seconds', 60],
  [/^(?:hours?|hrs?|h|stunden?|stündig\p{L}*|horas?|heures?)$/u, 'seconds', 3_600],
  [/^(?:days?|d|tage?n?|tägig\p{L}*|días?|jours?)$/u, 'seconds', 86_400],
  [/^fortnights?$/, 'seconds', 1_209_600],
  [/^(?:weeks?|wks?|wochen?|wöchig\p{L}*|semanas?|semaines?)$/u, 'seconds', 604_800],
  [/^(?:months?|monate?n?|monatig\p{L}*|mes(?:es)?|mois)$/u, 'months', 1],
  [/^(?:quarters)$/, 'months', 3],
  [/^(?:years?|yrs?|jahre?n?|jährig\p{L}*|años?|ans|années?)$/u, 'months', 12],
];

const currencies: [string, RegExp][] = [
  ['USD', /^(?:\$|us\$|usd|dollars?)$/],
  ['EUR', /^(?:€|eur|euros?)$/],
  ['GBP', /^(?:£|gbp|pounds?|quid)$/],
  ['CHF', /^(?:chf|francs?|franken|fr\.)$/],
  ['JPY', /^(?:¥|jpy|yen)$/],
  ['INR', /^(?:₹|inr|rupees?|rs\.?)$/],
];

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

const digits = /\d+(?:[.,'’\u00a0\u202f]\d+)*/g;
const before = /(?:us\$|[$€£¥₹]|(?<![\p{L}])(?:usd|eur|gbp|chf|inr))[  ]?$/iu;
const approximator =
  /(?:about|around|roughly|nearly|almost|over|more than|just under|under|less than|close to|approximately|some|circa|rund|etwa|fast|über|casi|unos|más de|environ|près de|plus de)[  ](?:a |an )?(?:[$€£¥₹])?$/iu;

/** Every number of a text with what it counts. `ofBrief` also reads number words of other languages. */
export function findQuantities(text: string, ofBrief = false): Quantity[] {
  const found: Quantity[] = [];
  for (const match of eachMatch(text, digits)) {
    const start = match.index;
    const previous = text.slice(Math.max(0, start - 6), start);
    // Part of a name such as B2B, Q3 or GPT-4.
    if (
      (/[\p{L}_]$/u.test(previous) && !/\d ?[x×]$/.test(previous)) ||
      /\p{Lu}[\p{L}\p{N}]*-$/u.test(previous)
    )
      continue;
    // A clock time is the calendar's.
    if (/^\d{2}$/.test(match[0]) && /\d:$/.test(previous)) continue;
    if (/^\d{1,2}$/.test(match[0]) && /^:[0-5]\d(?!\d)/.test(text.slice(start + match[0].length))) continue;
    found.push(...complete(text, start, start + match[0].length, readDigits(match[0]), false));
  }
  const words = ofBrief ? [...findNumberWords(text), ...findForeignNumberWords(text)] : findNumberWords(text);
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
    ...(ofBrief ? [] : findSinglePeriods(text)),
    ...findShares(text, ofBrief),
    ...findRates(text).filter((rate) => ofBrief || (!/^twice/i.test(rate.text) && isPromised(rate, text))),
  ];
}

function complete(text: string, start: number, end: number, read: number[], inWords: boolean): Quantity[] {
  const lead = text.slice(Math.max(0, start - 24), start);
  const rest = text.slice(end, end + 48);
  const base = {
    text: text.slice(start, end),
    start,
    end,
    approximate: approximator.test(lead),
    inWords,
  };
  const scale =
    /^[  -]?(k|m|mn|bn|b|tsd|mio|mrd|thousand|tausend|mille?|hundred|millions?|millionen|millones|billion)\b\.?/iu.exec(
      rest,
    );
  const isScale = scale !== null && !(scale[1] === 'm' && scale[0].startsWith(' '));
  const bare = isScale ? read.map((value) => value * (scaleWords[scale[1]?.toLowerCase() ?? ''] ?? 1)) : read;
  const tail = (isScale ? rest.slice(scale[0].length) : rest).replace(/^\+(?=[  -])/, '');

  if (/^[  -]?(?:%|percent|per cent|per-cent|prozent\p{L}*|por ciento|pour cent|percentage)/iu.test(tail)) {
    return [{ ...base, kind: 'percent', values: bare, bare }];
  }
  const currency = findCurrency(before.exec(lead)?.[0].trim() ?? '') ?? currencyAfter(tail);
  if (currency !== undefined) return [{ ...base, kind: 'money', values: bare, bare, currency }];
  const turns = /^[  ]times[  ](?:a|per|each|every)[  ](day|week|month|quarter|year)\b/i.exec(tail);
  if (turns !== null) {
    const unit = timeUnits.find(([pattern]) => pattern.test(turns[1]?.toLowerCase() ?? ''));
    const [, kind, size] = unit ?? [/./, 'months' as const, 3];
    return [{ ...base, kind, values: bare.map((value) => size / value), bare, isTurns: true }];
  }
  const minor = /^[ \u00a0-]?(cents?|ct|¢|pence|p)(?![\p{L}\d])/iu.exec(tail)?.[1]?.toLowerCase();
  if (minor !== undefined && !(minor === 'p' && tail.startsWith(' ')) && !/\bmy[  ]$/i.test(lead)) {
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

/** The unit right after a number, after one more word ("five quiet days"), or after a range ("10 to 15 minutes"). */
const unitPlaces = [
  /^[  -]*(\p{L}+)/u,
  /^[  -](?!(?:from|of|in|for|to|and|or|per|the|after|before|on|at|with|every|each|than|as|by|a|an|is|are|it|you|we|they|half) )\p{Ll}+[  ](\p{L}+)/u,
  /^(?:[  ]?[-–][  ]?|[  ](?:to|or|bis|and|à|o)[  ])(?:\d+(?:[.,]\d+)?[  -]*|\p{L}+[  -]+)(\p{L}+)|^[  ]a[  ]\d+(?:[.,]\d+)?[  -]*(\p{L}+)/iu,
];

function timeUnitAfter(tail: string): { kind: 'seconds' | 'months'; size: number } | undefined {
  for (const place of unitPlaces) {
    const match = place.exec(tail);
    const name = (match?.[1] ?? match?.[2] ?? '').toLowerCase();
    // "0.2 s" counts seconds, "the 90s" do not.
    if (name === 's' && !/^[  ]/.test(tail)) continue;
    for (const [pattern, kind, size] of timeUnits) if (pattern.test(name)) return { kind, size };
  }
  return undefined;
}

function currencyAfter(tail: string): string | undefined {
  const word =
    /^[ \u00a0-]?([€$£¥₹]|(?:(?:us|american|canadian|australian|singapore|hong kong|swiss) )?(?:\p{L}+\.?))/iu.exec(
      tail,
    )?.[1] ?? '';
  return findCurrency(word.replace(/^(?:\p{L}+ )+(?=\p{L})/u, ''));
}

function findCurrency(text: string): string | undefined {
  const folded = text.toLowerCase();
  return currencies.find(([, pattern]) => pattern.test(folded))?.[0];
}

function readDigits(text: string): number[] {
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

/** What every one of the parts below holds; most texts have nothing of it. */
const traceOfPart = /half|halv|third|quarter|fifth|sixth|eighth|tenth|twice|doubl|tripl|tenfold|decade/i;

type PartRule = { pattern: RegExp; kind: QuantityClass; values: number[]; bare: number[] };

/** Numbers that hide in words: halves, thirds, doubles. */
const partRules: PartRule[] = [
  { pattern: /\bhalf(?: an|-an|-)? ?hour\b/gi, kind: 'seconds', values: [1_800], bare: [30, 0.5] },
  { pattern: /\b(?:a )?quarter of an hour\b/gi, kind: 'seconds', values: [900], bare: [15] },
  { pattern: /\bthree[ -]quarters of an hour\b/gi, kind: 'seconds', values: [2_700], bare: [45] },
  { pattern: /\bhalf(?: a |[ -])days?\b/gi, kind: 'seconds', values: [43_200, 14_400], bare: [0.5] },
  {
    pattern:
      /\b(?:by|in|cut in|the other|over|than|nearly|almost|about) half\b(?![  -](?:an?[  -])?(?:day|dozen|hour|year|minute|century))|\bhalf (?:the|of|as|your|their|its|that|a(?! (?:day|dozen|hour|million|thousand|year)))\b|\bhalv(?:e|es|ed|ing)\b/gi,
    kind: 'percent',
    values: [50],
    bare: [50, 0.5, 2],
  },
  {
    pattern:
      /\bone[ -]third\b(?! (?:party|person|time))|\b(?:by|to|about|nearly|almost|over|roughly|up to|around|only|saves?|than|just) a third\b|\ba third (?:of|less|more|fewer|off|cheaper|faster|lower|higher|shorter|longer|quicker|smaller)\b/gi,
    kind: 'percent',
    values: [33, 33.3, 33.33, 34, 30],
    bare: [33, 3],
  },
  { pattern: /\btwo[ -]thirds\b/gi, kind: 'percent', values: [66, 67, 66.6, 66.7], bare: [66, 67] },
  { pattern: /\bthree[ -]quarters\b(?! of an hour)/gi, kind: 'percent', values: [75], bare: [75] },
  {
    pattern: /\b(?:a|one)[ -]quarter(?: of(?! an hour)| less| more| fewer| off)\b|\bby a quarter\b/gi,
    kind: 'percent',
    values: [25],
    bare: [25, 4],
  },
  { pattern: /\b(?:a|one)[ -]fifth\b/gi, kind: 'percent', values: [20], bare: [20, 5] },
  { pattern: /\b(?:a|one)[ -]tenth\b/gi, kind: 'percent', values: [10], bare: [10] },
  {
    pattern:
      /\btwice (?:as|the|a|an|per|every|daily|weekly|your|their)\b|\bdouble (?:the|your|their|its|our|that|what)\b|\bdoubl(?:es|ed|ing)\b/gi,
    kind: 'multiple',
    values: [2],
    bare: [2, 100, 50],
  },
  {
    pattern: /\btriple (?:the|your|their|its|our|that|what)\b|\btripl(?:es|ed|ing)\b/gi,
    kind: 'multiple',
    values: [3],
    bare: [3, 200],
  },
  {
    pattern: /\b(?:a|one) sixth\b(?= of\b| less| more| fewer)/gi,
    kind: 'percent',
    values: [16, 16.7, 17],
    bare: [16.7, 17],
  },
  {
    pattern: /\b(?:an|one) eighth\b(?= of\b| less| more| fewer)|\bby an eighth\b/gi,
    kind: 'percent',
    values: [12.5, 12, 13],
    bare: [12.5],
  },
  { pattern: /\btwo[ -]fifths\b/gi, kind: 'percent', values: [40], bare: [40] },
  { pattern: /\bthree[ -]fifths\b/gi, kind: 'percent', values: [60], bare: [60] },
  { pattern: /\bfour[ -]fifths\b/gi, kind: 'percent', values: [80], bare: [80] },
  { pattern: /\b(?:nine|seven)[ -]tenths\b/gi, kind: 'percent', values: [90, 70], bare: [90, 70] },
  { pattern: /\ban? hour and a half\b/gi, kind: 'seconds', values: [5_400], bare: [1.5, 90] },
  { pattern: /\ba minute and a half\b/gi, kind: 'seconds', values: [90], bare: [1.5, 90] },
  { pattern: /\ba day and a half\b/gi, kind: 'seconds', values: [129_600], bare: [1.5, 36] },
  { pattern: /\ba month and a half\b/gi, kind: 'months', values: [1.5], bare: [1.5] },
  { pattern: /\ba year and a half\b/gi, kind: 'months', values: [18], bare: [1.5, 18] },
  {
    pattern: /\b(?:of|for|in|within|over|lasts?|takes?) a decade\b/gi,
    kind: 'months',
    values: [120],
    bare: [10],
  },
  { pattern: /\bhalf a year\b|\bhalf-year\b/gi, kind: 'months', values: [6], bare: [6, 0.5] },
  { pattern: /\bhalf a million\b/gi, kind: 'plain', values: [500_000], bare: [500_000] },
  {
    pattern: /\bhalf an? (?:met(?:re|er)|kilo(?:gram(?:me)?|met(?:re|er))?|lit(?:re|er)|tonne|ton)\b/gi,
    kind: 'plain',
    values: [0.5, 50, 500],
    bare: [0.5, 50, 500],
  },
  { pattern: /\bhalf a thousand\b/gi, kind: 'plain', values: [500], bare: [500] },
  { pattern: /\bhalf a dozen\b/gi, kind: 'plain', values: [6], bare: [6] },
  { pattern: /\btenfold\b/gi, kind: 'multiple', values: [10], bare: [10] },
];

/** What every share holds. */
const traceOfShare =
  / (?:of|in) (?:every )?(?:\d|a |one|two|three|four|five|six|seven|eight|nine|ten|twenty)/iu;

/** "Nine out of ten" is ninety per cent. */
function findShares(text: string, ofBrief: boolean): Quantity[] {
  if (!traceOfShare.test(text)) return [];
  const share =
    /(?<![\p{L}\p{N}])(\d+|(?:one|two|three|four|five|six|seven|eight|nine|\p{Ll}{3,6}teen|ten|eleven|twelve|\p{Ll}{3,5}ty)(?:-\p{L}+)?)[  ](?:\p{Ll}+[  ])?(?:out of|in)[  ](?:every[  ])?((?:a|one)[  ]hundred|100|twenty|20|ten|10|[2-9]|two|three|four|five|six|seven|eight|nine)(?![\p{L}\p{N}%])/giu;
  const matches = eachMatch(text, share);
  // "8 of 10 homes" is a share in a brief; "one of ten" in a draft may be one of them.
  if (ofBrief)
    matches.push(...eachMatch(text, /(?<![\p{L}\p{N}])(\d+) of (10|20|100|[2-9])(?![\p{L}\p{N}%])/gu));
  return matches.flatMap((match) => {
    const [all, count = '', whole = ''] = match;
    const value = /^\d+$/.test(count) ? Number(count) : findNumberWords(count)[0]?.value;
    if (value === undefined) return [];
    const of = /hundred/i.test(whole)
      ? 100
      : /^\d+$/.test(whole)
        ? Number(whole)
        : findNumberWords(whole)[0]?.value;
    // "Two in six weeks" is no share.
    if (of === undefined || value >= of || timeUnitAfter(text.slice(match.index + all.length)) !== undefined)
      return [];
    const percent = Math.round((1_000 * value) / of) / 10;
    const place = { text: all, start: match.index, end: match.index + all.length };
    return [
      {
        kind: 'percent',
        values: [percent, Math.round(percent)],
        bare: [percent, Math.round(percent)],
        ...place,
        approximate: false,
        inWords: true,
      },
    ];
  });
}

function findParts(text: string): Quantity[] {
  if (!traceOfPart.test(text)) return [];
  return partRules.flatMap(({ pattern, kind, values, bare }) =>
    eachMatch(text, pattern).map((match) => ({
      kind,
      values,
      bare,
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      approximate: true,
      inWords: true,
    })),
  );
}

/** "For a month", "within a day": one of a unit, where it says how long. */
function findSinglePeriods(text: string): Quantity[] {
  const single =
    /\b(?:for|after|within|lasts?|takes?|(?<!(?:once|twice|times|back) )in(?! an\b)|in (?:under|less than)|under|less than) an? (?:full |whole |single )?(hour|day|week|fortnight|month|year|(?<=(?:within|under|than) an? (?:single )?)(?:minute|second))\b(?!['’]s\b| and a half\b| longer\b| more\b|[ -](?:or|like|when|where|that|in which)\b)/gi;
  return eachMatch(text, single).flatMap((match) => {
    const unit = timeUnits.find(([pattern]) => pattern.test((match[1] ?? '').toLowerCase()));
    if (unit === undefined) return [];
    const [, kind, size] = unit;
    return [
      {
        kind,
        values: [size],
        bare: [1],
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
        approximate: false,
        inWords: true,
      },
    ];
  });
}

/** What every one of the rates below holds. */
const traceOfRate = /second|minute|hour|day|daily|overnight|week|fortnight|month|quarter|year|annual/i;

/** Rates that give a length of time without a number: "every fortnight" is every two weeks. */
const rates: [RegExp, 'seconds' | 'months', number][] = [
  [/\b(?:per|each|every) second\b(?! (?:day|week|month|quarter|year))/gi, 'seconds', 1],
  [/\bevery (?:other|second) day\b/gi, 'seconds', 172_800],
  [/\bevery (?:other|second) week\b|\bbi-?weekly\b/gi, 'seconds', 1_209_600],
  [/\bevery (?:other|second) month\b|\bbi-?monthly\b/gi, 'months', 2],
  [/\bevery (?:other|second) year\b/gi, 'months', 24],
  [/\b(?:per|each|every) minute\b|\bminute by minute\b/gi, 'seconds', 60],
  [/\b(?:an|per|each|every) hour\b|\bhourly\b/gi, 'seconds', 3_600],
  [/\b(?<!times[  ])(?:a|per|each|every) day\b|\bdaily\b|\bsame[- ]day\b|\bovernight\b/gi, 'seconds', 86_400],
  [/\b(?<!times[  ])(?:a|per|each|every) week\b|\bweekly\b/gi, 'seconds', 604_800],
  [/\btwice (?:a|per|each|every) day\b|\btwice daily\b/gi, 'seconds', 43_200],
  [/\btwice (?:a|per|each|every) week\b|\btwice weekly\b/gi, 'seconds', 302_400],
  [/\btwice (?:a|per|each|every) month\b/gi, 'months', 0.5],
  [/\btwice (?:a|per|each|every) year\b|\btwice yearly\b/gi, 'months', 6],
  [/\bfortnight(?:ly)?\b/gi, 'seconds', 1_209_600],
  [/\b(?<!times[  ])(?:a|per|each|every) month\b|\bmonthly\b/gi, 'months', 1],
  [/\b(?:a|per|each|every) quarter\b|\bquarterly\b/gi, 'months', 3],
  [/\b(?<!times[  ])(?:a|per|each|every) year\b|\bannual(?:ly)?\b|\byearly\b/gi, 'months', 12],
];

/** "Every week" promises something only after a verb of service: "updated every week", "ships daily". */
function isPromised(rate: Quantity, text: string): boolean {
  const lead = text.slice(Math.max(0, rate.start - 40), rate.start);
  return /\b(?:updat|deliver|ship|bill|refresh|publish|sync|back(?:ed)? up|sent|send|renew|visit|report|clean|restock)[a-z]*(?: [\p{L}]+){0,2} $/iu.test(
    lead,
  );
}

function findRates(text: string): Quantity[] {
  if (!traceOfRate.test(text)) return [];
  return rates.flatMap(([pattern, kind, size]) =>
    eachMatch(text, pattern).map((match) => ({
      kind,
      values: [size],
      bare: [],
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      approximate: false,
      inWords: true,
    })),
  );
}
