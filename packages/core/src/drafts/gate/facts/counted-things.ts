import { eachMatch } from './each-match.ts';
import type { Quantity } from './quantity.ts';

const severalOf = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|a few|several)[  -](?:\\p{L}+[  -])?';

/** "A single weekend" or "in one season" where the brief has two: one of something is no number elsewhere. */
export function findShrunkPeriods(text: string, brief: { readonly text: string }): RegExpExecArray[] {
  const single =
    /\b(?:(?:a|one|just one|only one) single|(?:in|within|for|over|after|takes?) (?:just |only )?one) (hour|day|night|weekend|week|month|season|session|visit|shift|year)\b/gi;
  return eachMatch(text, single).filter(
    ([, noun]) =>
      new RegExp(`\\b${severalOf}${noun}s\\b`, 'iu').test(brief.text) &&
      !new RegExp(`\\b(?:1|an?|one|single)[  -](?:\\p{L}+[  -])?${noun}\\b`, 'iu').test(brief.text),
  );
}

/** Whether a number counts something ("seven of your drivers"), which a percentage or a price of the brief is no ground for. */
export function countsThings(quantity: Quantity, text: string): boolean {
  return quantity.kind === 'plain' && /^[  ]of[  ](?:your|our|the|their)\b/i.test(text.slice(quantity.end));
}
