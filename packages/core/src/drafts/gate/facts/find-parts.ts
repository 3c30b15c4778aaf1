import { compact } from '../../compact.ts';
import { sideOf } from './approximation.ts';
import { eachMatch } from './each-match.ts';
import { findNumberWords } from './number-words.ts';
import type { Quantity, QuantityClass } from './quantity.ts';
import { timeUnitAfter } from './units.ts';

/** What every one of the parts below holds; most texts have nothing of it. */
const traceOfPart =
  /half|halv|third|quarter|fifth|sixth|eighth|tenth|hundredth|twice|doubl|tripl|tenfold|decade/i;

type PartRule = { pattern: RegExp; kind: QuantityClass; values: number[]; bare: number[] };

/** Numbers that hide in words: halves, thirds, doubles. */
const partRules: PartRule[] = [
  { pattern: /\bhalf(?: an|-an|-)? ?hour\b/gi, kind: 'seconds', values: [1_800], bare: [30, 0.5] },
  { pattern: /\bhalf(?: a|-a)? ?minute\b/gi, kind: 'seconds', values: [30], bare: [0.5] },
  { pattern: /\b(?:a )?quarter of an hour\b/gi, kind: 'seconds', values: [900], bare: [15] },
  { pattern: /\bthree[ -]quarters of an hour\b/gi, kind: 'seconds', values: [2_700], bare: [45] },
  {
    // "Two and a half days", "an hour and a half a day".
    pattern: /(?<!\band a )\bhalf(?: a |[ -])days?\b/gi,
    kind: 'seconds',
    values: [43_200, 14_400],
    bare: [0.5],
  },
  {
    // Nobody counts what is sawn, folded or torn in half.
    pattern:
      /(?<!\b(?:(?:to|not|never|will|can|could|['’]ll) saw|saw(?:n|ed|ing)|fold(?:s|ed|ing)?|tear(?:s|ing)?|tor[en]|rip(?:s|ped|ping)?|snap(?:s|ped|ping)?|slic(?:e[ds]?|ing)) (?:(?!cut|reduced|slashed)[\p{L}’']+ ){0,3}(?=in half))\b(?:by|in|cut in|the other|over|than|nearly|almost|about) half\b(?![  -](?:an?[  -])?(?:past|day|dozen|hour|year|minute|century))|(?<!\b(?:first|second|better|and a) )\bhalf (?:the|of|as|your|their|its|that|a(?! (?:day|dozen|hour|million|thousand|year|penny|cent|pound|euro|dollar)))\b|\bhalv(?:e|es|ed|ing)\b/giu,
    kind: 'percent',
    values: [50],
    bare: [50, 0.5, 2],
  },
  {
    pattern:
      /\bone[ -]third\b(?! (?:party|person|time))|\b(?:by|to|about|nearly|almost|over|roughly|up to|around|only|saves?|than|just) a third\b(?!-)|\ba third (?:of|less|more|fewer|off|cheaper|faster|lower|higher|shorter|longer|quicker|smaller)\b/gi,
    kind: 'percent',
    values: [33, 33.3, 33.33, 34, 30],
    bare: [33, 3],
  },
  { pattern: /\btwo[ -]thirds\b/gi, kind: 'percent', values: [66, 67, 66.6, 66.7], bare: [66, 67] },
  { pattern: /\bthree[ -]quarters\b(?! of an hour)/gi, kind: 'percent', values: [75], bare: [75] },
  {
    pattern:
      /\b(?:a|one)[ -]quarter(?: of(?! an? (?:hour|million))| less| more| fewer| off)\b|\bby a quarter\b/gi,
    kind: 'percent',
    values: [25],
    bare: [25, 4],
  },
  { pattern: /\b(?:a|one)[ -]fifth\b/gi, kind: 'percent', values: [20], bare: [20, 5] },
  { pattern: /\b(?:a|one)[ -]tenth\b(?! of an? )/gi, kind: 'percent', values: [10], bare: [10] },
  {
    pattern:
      /\btwice (?:as|the|a|an|per|every|daily|weekly|your|their)\b|\bdouble (?:the|your|their|its|our|that|what)\b|(?<=s )double (?:after|if|once|when|within)\b|\bdoubl(?:es|ed|ing)\b/gi,
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
  { pattern: /\bnine[ -]tenths\b/gi, kind: 'percent', values: [90], bare: [90] },
  { pattern: /\bseven[ -]tenths\b/gi, kind: 'percent', values: [70], bare: [70] },
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
  { pattern: /\b(?:a )?quarter of a million\b/gi, kind: 'plain', values: [250_000], bare: [250_000] },
  { pattern: /\bhalf a million\b/gi, kind: 'plain', values: [500_000], bare: [500_000] },
  {
    pattern: /\bhalf an? (?:met(?:re|er)|kilo(?:gram(?:me)?|met(?:re|er))?|lit(?:re|er)|tonne|ton)\b/gi,
    kind: 'plain',
    values: [0.5, 50, 500],
    bare: [0.5, 50, 500],
  },
  {
    pattern:
      /\b(?:a|one) tenth of an? (?:milli|centi)?(?:met(?:re|er)|degree|gram(?:me)?|second|lit(?:re|er)|inch|mile|point)s?\b/gi,
    kind: 'plain',
    values: [0.1],
    bare: [0.1],
  },
  { pattern: /\bhundredth of an?\b/gi, kind: 'plain', values: [0.01], bare: [0.01] },
  { pattern: /\bhalf a thousand\b/gi, kind: 'plain', values: [500], bare: [500] },
  { pattern: /\bhalf a dozen\b/gi, kind: 'plain', values: [6], bare: [6] },
  { pattern: /\btenfold\b/gi, kind: 'multiple', values: [10], bare: [10] },
];

const inWords =
  '(?:(?:\\p{Ll}{3,5}ty|(?:a|one|two|three|four|five|six|seven|eight|nine)[ \u00a0-](?:hundred|thousand))(?:-\\p{Ll}+)?|\\p{Ll}{3,6}teen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';

/** "Nine out of ten", "one box in every five hundred". */
const share = compact(
  `(?<![\\p{L}\\p{N}/.,])(\\d+|${inWords})[ \u00a0](?:\\p{Ll}+[ \u00a0])?(?:out of|in)[ \u00a0](?:every[ \u00a0])?(\\d+(?:,\\d{3})*|${inWords})(?![\\p{L}\\p{N}%]|,\\d)`,
  'giu',
);
/** What every share ends in. */
const traceOfShare = compact(
  `[ \u00a0](?:of|in)[ \u00a0](?:every[ \u00a0])?(?:\\d|${inWords}(?![\\p{L}\\p{N}%]))`,
  'iu',
);

/** Of other numbers of things, one is said to be a share. */
const roundWholes: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 100];

/** "Nine out of ten" is ninety per cent. */
export function findShares(text: string, ofBrief: boolean): Quantity[] {
  if (!traceOfShare.test(text)) return [];
  const matches = eachMatch(text, share);
  // "8 of 10 homes" is a share in a brief; "one of ten" in a draft may be one of them.
  if (ofBrief)
    matches.push(...eachMatch(text, /(?<![\p{L}\p{N}])(\d+) of (10|20|100|[2-9])(?![\p{L}\p{N}%])/gu));
  return matches.flatMap((match) => {
    const [all, count = '', whole = ''] = match;
    const [value, of] = [toCount(count), toCount(whole)];
    if (value === undefined || of === undefined || value >= of) return [];
    if (value > 1 && !roundWholes.includes(of)) return [];
    // "Two in six weeks" is no share.
    if (timeUnitAfter(text.slice(match.index + all.length)) !== undefined) return [];
    const percent = Number(((100 * value) / of).toPrecision(3));
    const values = percent < 1 ? [percent] : [percent, Math.round(percent * 10) / 10, Math.round(percent)];
    return [
      {
        kind: 'percent',
        values,
        bare: values,
        text: all,
        start: match.index,
        end: match.index + all.length,
        ...sideOf(text, match.index),
        inWords: true,
      },
    ];
  });
}

function toCount(text: string): number | undefined {
  return /^\d/.test(text) ? Number(text.replaceAll(',', '')) : findNumberWords(text)[0]?.value;
}

export function findParts(text: string): Quantity[] {
  if (!traceOfPart.test(text)) return [];
  return partRules.flatMap(({ pattern, kind, values, bare }) =>
    eachMatch(text, pattern).map((match) => ({
      kind,
      values,
      bare,
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      ...sideOf(text, match.index + (/ half$/.exec(match[0])?.index ?? -1) + 1),
      approximate: true,
      inWords: true,
    })),
  );
}
