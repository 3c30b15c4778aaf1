import { eachMatch } from './each-match.ts';
import type { Quantity } from './quantity.ts';
import { timeUnitOf } from './units.ts';

const singlePeriod =
  /\b(?:(?:for|after|within|lasts?|takes?|(?<!(?:once|twice|times|back) )in(?! an\b)|in (?:under|less than)|under|less than) an?|within the) (?:full |whole |single )?(hour|day|week|fortnight|month|year|(?<=(?:within|under|than) an? (?:single )?)(?:minute|second))\b(?!['’]s\b| and a half\b| longer\b| more\b|[ -](?:or|like|when|where|that|in which|whether|if|what|how)\b)/gi;

/** "For a month", "within a day": one of a unit, where it says how long. */
export function findSinglePeriods(text: string): Quantity[] {
  return eachMatch(text, singlePeriod).flatMap((match) => {
    const unit = timeUnitOf((match[1] ?? '').toLowerCase());
    if (unit === undefined) return [];
    return [
      {
        kind: unit.kind,
        values: [unit.size],
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

type Rate = [RegExp, 'seconds' | 'months', number];

/** Rates that give a length of time without a number: "every fortnight" is every two weeks. Before each group stands what all of it holds. */
const rateGroups: [RegExp, Rate[]][] = [
  [/second/i, [[/\b(?:per|each|every) second\b(?! (?:day|week|month|quarter|year))/gi, 'seconds', 1]]],
  [/minute/i, [[/\b(?:per|each|every) minute\b|\bminute by minute\b/gi, 'seconds', 60]]],
  [/hour/i, [[/\b(?:an|per|each|every) hour\b|\bhourly\b/gi, 'seconds', 3_600]]],
  [
    /day|daily|overnight/i,
    [
      [/\bevery (?:other|second) day\b/gi, 'seconds', 172_800],
      [
        /\b(?<!times[  ])(?:a|per|each|every) day\b|\bdaily\b|\bsame[- ]day\b|\bovernight\b/gi,
        'seconds',
        86_400,
      ],
      [/\btwice (?:a|per|each|every) day\b|\btwice daily\b/gi, 'seconds', 43_200],
    ],
  ],
  [
    /week/i,
    [
      [/\bevery (?:other|second) week\b|\bbi-?weekly\b/gi, 'seconds', 1_209_600],
      [/\b(?<!times[  ])(?:a|per|each|every) week\b|\bweekly\b/gi, 'seconds', 604_800],
      [/\btwice (?:a|per|each|every) week\b|\btwice weekly\b/gi, 'seconds', 302_400],
    ],
  ],
  [/fortnight/i, [[/\bfortnight(?:ly)?\b/gi, 'seconds', 1_209_600]]],
  [
    /month/i,
    [
      [/\bevery (?:other|second) month\b|\bbi-?monthly\b/gi, 'months', 2],
      [/\btwice (?:a|per|each|every) month\b/gi, 'months', 0.5],
      [/\b(?<!times[  ])(?:a|per|each|every) month\b|\bmonthly\b/gi, 'months', 1],
    ],
  ],
  [/quarter/i, [[/\b(?:a|per|each|every) quarter\b|\bquarterly\b/gi, 'months', 3]]],
  [
    /year|annual/i,
    [
      [/\bevery (?:other|second) year\b/gi, 'months', 24],
      [/\btwice (?:a|per|each|every) year\b|\btwice yearly\b/gi, 'months', 6],
      [/\b(?<!times[  ])(?:a|per|each|every) year\b|\bannual(?:ly)?\b|\byearly\b/gi, 'months', 12],
    ],
  ],
];

/** "Every week" promises something only after a verb of service: "updated every week", "ships daily". */
export function isPromised(rate: Quantity, text: string): boolean {
  const lead = text.slice(Math.max(0, rate.start - 40), rate.start);
  return /\b(?:updat|deliver|ship|bill|refresh|publish|sync|back(?:ed)? up|sent|send|renew|visit|report|clean|restock)[a-z]*(?: [\p{L}]+){0,2} $/iu.test(
    lead,
  );
}

/** "$29 a month": what it costs a month says of no month that anything lasts. */
export function isOfPrice(rate: Quantity, text: string): boolean {
  return priceBefore.test(text.slice(Math.max(0, rate.start - 32), rate.start));
}

const priceBefore =
  /(?:[€$£][  ]?[\d.,]+|\d[  ]?(?:€|eur|usd|gbp|chf|euros?|dollars?|pence|p|cents?))(?:[  ]\p{L}+){0,3}?[  ]?$/iu;

export function findRates(text: string): Quantity[] {
  const rates = rateGroups.flatMap(([trace, group]) => (trace.test(text) ? group : []));
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
