import type { DraftReading } from './draft-reading.ts';
import { eachMatch } from './each-match.ts';
import type { Suspect } from './suspect.ts';
import { stem } from './words.ts';

/** How often something comes round, in days. */
const rates: [RegExp, number][] = [
  [/\b(?:an hour|per hour|each hour|every hour|hourly)\b/i, 1 / 24],
  [/\b(?:(?:a|per|each|every|and) (?:single )?(?:day|night|morning|evening)|daily|nightly)\b/i, 1],
  [
    /\b(?:every (?:other|second|two|2) weeks?|(?:an?|per|each|every) fortnight|fortnightly|bi-?weekly)\b/i,
    14,
  ],
  [/\b(?:(?:a|per|each|every) week|weekly)\b/i, 7],
  [/\b(?:(?:a|per|each|every) month|monthly|\/ ?mo(?:nth)?\b)/i, 30],
  [/\b(?:(?:a|per|each|every) quarter|quarterly)\b/i, 91],
  [/\b(?:(?:a|per|each|every) year|yearly|annual(?:ly)?|p\.a\.)\b/i, 365],
];
const everyTime =
  /\b(?:every (?:other |second |two |single )?(?:day|night|morning|evening|week|month|quarter|year|weeks)|each (?:day|week|month|quarter|year)|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly|annually)\b/gi;

/** One statement of a brief that says how often. */
export type Turn = { days: number; isPrice: boolean; stems: ReadonlySet<string> };

/** What a brief says comes round, and how often: "menu changes weekly", "an episode a fortnight". */
export function readTurns(briefText: string): Turn[] {
  return briefText.split(/[,;.\n()]|\band\b(?! (?:day|week|month|year)\b)/).flatMap((clause) => {
    // "An hour each month" comes round each month.
    const turned = clause.replace(/\ban hour (?=(?:a|an|per|each|every) )/i, '');
    const days = rates.flatMap(([pattern, each]) => (pattern.test(turned) ? [each] : []));
    const isMonthly = /\b(?:12|twelve) (?:\p{Ll}+ ){1,3}(?:a|per|each|every) year\b/iu.test(turned);
    return [...days, ...(isMonthly ? [30] : [])].map((each) => ({
      days: each,
      isPrice: isPriceRate(clause),
      stems: stemsOf(clause),
    }));
  });
}

const money =
  /[€$£]|\b(?:eur|usd|gbp|chf|dkk|sek|nok|euros?|dollars?|pounds?|pence|cents?|per user|fee|price)\b/i;
function isPriceRate(clause: string): boolean {
  const price = money.exec(clause)?.index;
  const rate = rates.map(([pattern]) => pattern.exec(clause)?.index).find((at) => at !== undefined);
  return price !== undefined && rate !== undefined && price < rate;
}

const speaksOfUs = /\b(?:we|our|ours|us)\b/i;

/** "The menu changes every day" where the brief has weekly: the same thing, or the sender's own doing, at another rate. */
export function findSuspectRates(
  { text }: DraftReading,
  brief: { readonly turns: readonly Turn[] },
): Suspect[] {
  if (eachMatch(text, everyTime).length === 0) return [];
  const services = brief.turns.filter(({ isPrice }) => !isPrice);
  if (services.length === 0) return [];
  return eachMatch(text, /[^.!?\n;:,]+/g)
    .filter(([clause]) => !money.test(clause))
    .flatMap(({ 0: clause, index: clauseStart }) =>
      eachMatch(clause, everyTime)
        .filter(([found]) => {
          const days = rates.find(([pattern]) => pattern.test(found))?.[1];
          if (days === undefined || services.some((turn) => turn.days === days)) return false;
          if (speaksOfUs.test(clause)) return true;
          const stems = stemsOf(clause);
          return services.some((turn) => [...stems].some((each) => turn.stems.has(each)));
        })
        .map(({ 0: excerpt, index }) => {
          const start = clauseStart + index;
          return { kind: 'rate' as const, excerpt, start, end: start + excerpt.length, traits: () => [] };
        }),
    );
}

const rateWords = new Set(
  'every each week weekly month monthly daily year yearly quarter quarterly fortnight with from your that'
    .split(' ')
    .map(stem),
);

function stemsOf(clause: string): Set<string> {
  return new Set((clause.match(/\p{L}{4,}/gu) ?? []).map(stem).filter((each) => !rateWords.has(each)));
}
