import type { BriefQuantities } from './check-quantities.ts';
import { eachMatch } from './each-match.ts';
import type { Quantity } from './quantity.ts';
import { stem } from './words.ts';

const severalOf = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|a few|several)[  -](?:\\p{L}+[  -])?';

/** "A single weekend" or "in one season" where the brief has two: one of something is no number elsewhere. */
export function findShrunkPeriods(text: string, brief: BriefQuantities): string[] {
  const single =
    /\b(?:(?:a|one|just one|only one) single|(?:in|within|for|over|after|takes?) (?:just |only )?one) (hour|day|night|weekend|week|month|season|session|visit|shift|year)\b/gi;
  return eachMatch(text, single)
    .filter(([, noun]) => new RegExp(`\\b${severalOf}${noun}s\\b`, 'iu').test(brief.text))
    .map(([found]) => found);
}

/** "Two semesters" where the brief has one: what the brief counts is no small talk. */
export function contradicts(quantity: Quantity, text: string, briefText: string): boolean {
  if (quantity.kind !== 'plain' || !quantity.inWords || !quantity.bare.some((value) => value >= 2))
    return false;
  const noun = /^[ \u00a0-](?:of[ \u00a0](?:your|our|the|their)[ \u00a0])?(\p{Ll}{4,})/u.exec(
    text.slice(quantity.end),
  )?.[1];
  if (noun === undefined) return false;
  // "One of the three ports" that the brief lists.
  if (/\b(?:the|all|these|those)[  ]$/i.test(text.slice(Math.max(0, quantity.start - 8), quantity.start)))
    return false;
  const root = stem(noun);
  return eachMatch(briefText, /\b(?:a single|one|(?<![\d.,])[1-9])[ \u00a0-](\p{L}{4,})/giu).some(
    ([, counted = '']) => stem(counted) === root,
  );
}

/** Whether a number counts something ("seven of your drivers"), which a percentage or a price of the brief is no ground for. */
export function countsThings(quantity: Quantity, text: string): boolean {
  return quantity.kind === 'plain' && /^[  ]of[  ](?:your|our|the|their)\b/i.test(text.slice(quantity.end));
}

export const countedPeople =
  /^[  ](?:of |million|thousand|hundred|pilot |other |more )?(?:clients?|customers?|compan(?:y|ies)|firms?|businesses|teams?|users?|members|sites?|stores?|shops?|schools?|hotels?|clinics?|years?|awards?|medals?|medallists?|patents?|offices?|employees?|staff|experts?|engineers?|people|agenc(?:y|ies)|cit(?:y|ies)|countries)\b/i;
