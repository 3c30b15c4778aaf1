import type { Quantity } from './quantity.ts';
import { isSameCurrency } from './support-quantities.ts';

/** Of a brief with more numbers nobody works anything out, and any number would follow. */
export const knownNumbersMax = 30;
/** Small numbers come out of some calculation nearly always, so that they follow from none. */
const computedCountMin = 20;
/** As a share of the result, where a draft rounds without a word for it. */
const exactShareMax = 0.004;
/** The same after "about", "less than" and the like. */
const roughShareMax = 0.1;

/** How a writer says that a number is worked out: "that comes to", "which is less than", "so", "in total", "for both". */
const concludes =
  /\b(?:that['’]s|that (?:is|would be|makes|comes|means|leaves|works)|which (?:is|means|comes|makes|adds|works|would)|this (?:is|would be|amounts|means|comes|makes)|it (?:comes|works|adds)|so|or|means|worth|at (?:that|this) (?:price|rate)|it['’]d be|altogether|amounts? to|comes? to|adds? up|works? out|going from|would|therefore|looking at|total)\b[^.?!\n]*$/i;
const sumsUp =
  /^[^.?!\n]{0,30}\b(?:in all|in total|altogether|combined|for (?:all|both)|between them|apiece)\b/i;
const restOf = /\b(?:other|remaining|rest|only)\b[^.?!\n]{0,12}$/i;
/** In characters: what lies further off is not looked at. */
const leadLengthMax = 80;
const tailLengthMax = 60;

/**
 * What anyone works out from two numbers of the brief: six films for $7,800 are $1,300 each, 64 flats at $1.20 are less than $80,
 * 40 % of 500 are 200, and from 34 % to 25 % is about a quarter less.
 */
export function isComputed(quantity: Quantity, known: readonly Quantity[], text: string): boolean {
  if (known.length > knownNumbersMax) return false;
  const lead = text.slice(Math.max(0, quantity.start - leadLengthMax), quantity.start);
  if (
    quantity.kind !== 'percent' &&
    !concludes.test(lead) &&
    !sumsUp.test(text.slice(quantity.end, quantity.end + tailLengthMax))
  )
    return false;
  const counts = known.filter(({ kind }) => kind === 'plain').flatMap(({ values }) => values);
  const isMet = (results: readonly number[]) =>
    results.some((result) => quantity.values.some((value) => isNear(value, result, quantity.approximate)));
  switch (quantity.kind) {
    case 'money': {
      const prices = known
        .filter(({ kind, currency }) => kind === 'money' && isSameCurrency(quantity.currency, currency))
        .flatMap(({ values }) => values);
      const sums = prices.flatMap((one, at) => prices.slice(at + 1).map((two) => one + two));
      const minutes = known.filter(({ kind }) => kind === 'seconds').flatMap(({ bare }) => bare);
      const months = known.filter(({ kind }) => kind === 'months').flatMap(({ values }) => values);
      const times = [...counts, ...minutes, ...months];
      return isMet([...productsOf([...prices, ...sums], times), ...partsOf(prices, known)]);
    }
    case 'seconds':
    case 'months': {
      const times = known.filter(({ kind }) => kind === quantity.kind).flatMap(({ values }) => values);
      return isMet(productsOf(times, counts));
    }
    case 'percent': {
      const shares = known.filter(({ kind }) => kind === 'percent').flatMap(({ values }) => values);
      return (
        (restOf.test(lead) && isMet(shares.map((share) => 100 - share))) ||
        (quantity.approximate && quantity.side === undefined && isMet(reductions(known)))
      );
    }
    case 'plain': {
      if (quantity.values.every((value) => value < computedCountMin)) return false;
      const others = counts.filter((value) => value >= 2);
      return (
        isMet(partsOf(counts, known)) ||
        isMet(others.flatMap((one, at) => others.filter((_, place) => place > at).map((two) => one * two))) ||
        isMet(others.flatMap((one) => others.map((two) => one - two)))
      );
    }
    default:
      return false;
  }
}

/** What several cost, and what one of them does. */
function productsOf(values: readonly number[], counts: readonly number[]): number[] {
  const several = counts.filter((count) => count >= 2);
  return values.flatMap((value) => several.flatMap((count) => [value * count, value / count]));
}

/** What the brief's percentages make of them. */
function partsOf(values: readonly number[], known: readonly Quantity[]): number[] {
  const shares = known.filter(({ kind }) => kind === 'percent').flatMap((share) => share.values);
  return shares.flatMap((share) => values.map((value) => (value * share) / 100));
}

/** By how many per cent one number is less than another of its kind. */
function reductions(known: readonly Quantity[]): number[] {
  return known.flatMap((from) =>
    known
      .filter(({ kind, values }) => kind === from.kind && (values[0] ?? 0) < (from.values[0] ?? 0))
      .map(({ values }) => 100 * (1 - (values[0] ?? 0) / (from.values[0] ?? 1))),
  );
}

/** Whether a stated number is a result, as exactly as one that is worked out is stated. */
export function isNear(value: number, result: number, isRough: boolean): boolean {
  return Math.abs(value - result) <= Math.abs(result) * (isRough ? roughShareMax : exactShareMax);
}
