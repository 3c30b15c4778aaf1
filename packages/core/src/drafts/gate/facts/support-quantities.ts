import type { Quantity } from './quantity.ts';

/** "Nearly 2,000" may stand for 1,950: this share may be rounded away after such a word. */
const roundingShareMax = 0.1;
/** The same for a number of one digit and noughts. */
const roundShareMax = 0.25;

export function supports(fact: Quantity, quantity: Quantity, countsThings: boolean): boolean {
  if (quantity.kind === 'plain') {
    if (countsThings && (fact.kind === 'percent' || fact.kind === 'money')) return false;
    // The 4 that hides in "a quarter" is nothing that a draft may count.
    const values = fact.inWords && fact.approximate ? fact.values : [...fact.values, ...fact.bare];
    return values.some((value) => anyEqual(quantity, quantity.values, value));
  }
  if (quantity.kind === fact.kind) {
    if (quantity.kind === 'money' && !isSameCurrency(quantity.currency, fact.currency)) return false;
    return fact.values.some((value) => anyEqual(quantity, quantity.values, value));
  }
  // Four weeks are a month, and ninety days a quarter, to whoever reads a letter.
  const kinds = new Set([quantity.kind, fact.kind]);
  if (kinds.has('seconds') && kinds.has('months')) return isSamePeriod(quantity, fact);
  // "Three times a year" for "3 deals a year".
  if (quantity.isTurns && fact.kind === 'plain')
    return fact.bare.some((value) => quantity.bare.includes(value));
  // Halves and doubles are two ways to say one thing, and "3 times" may be written as 3.
  const related = new Set([quantity.kind, fact.kind]);
  if (related.has('percent') && related.has('multiple')) {
    return fact.bare.some((value) => quantity.bare.includes(value));
  }
  if (quantity.kind === 'multiple' && fact.kind === 'plain')
    return fact.values.some((value) => quantity.values.includes(value));
  return false;
}

const dollars: readonly string[] = ['dollar', 'USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD'];

/** A plain dollar may be that of any country, a cent one of any dollar or of the euro. */
export function isSameCurrency(one = '', other = ''): boolean {
  if (one === other) return true;
  const pair = [one, other];
  if (pair.includes('cent')) return pair.some((each) => each === 'EUR' || dollars.includes(each));
  if (pair.includes('pence')) return pair.includes('GBP');
  return pair.includes('dollar') && pair.every((each) => dollars.includes(each));
}

const secondsPerMonth = 2_629_800;

/** Between four weeks, or thirty days, and a month of 30.4 days. */
const periodShareMax = 0.081;

function isSamePeriod(one: Quantity, other: Quantity): boolean {
  const seconds = ({ kind, values }: Quantity) =>
    values.map((value) => value * (kind === 'months' ? secondsPerMonth : 1));
  return seconds(one).some((a) =>
    seconds(other).some((b) => Math.abs(a - b) <= Math.max(a, b) * periodShareMax),
  );
}

function anyEqual(quantity: Quantity, values: readonly number[], fact: number): boolean {
  return values.some((value) => {
    if (value === fact) return true;
    if (!quantity.approximate || !mayBeRounded(value, quantity)) return false;
    const share = isRound(value) ? roundShareMax : roundingShareMax;
    // "More than a million" for 1.2 million, "over forty" for 48, "under eighty" for 76.
    if (quantity.side === 'above') return fact > value && fact <= value * (1 + share);
    if (quantity.side === 'below') return fact < value && fact >= value * (1 - share);
    return Math.abs(value - fact) <= Math.abs(fact) * roundingShareMax;
  });
}

const countedMax = 12;

/** Nobody says "below 98 %" for 97 %: what is rounded ends in 0 or 5, or is counted on fingers. */
export function mayBeRounded(value: number, { kind, inWords }: Quantity): boolean {
  return value % 5 === 0 || value <= countedMax || (inWords && kind !== 'plain');
}

/** Whether a number has one digit and noughts. */
function isRound(value: number): boolean {
  return /^[1-9]0+$/.test(String(value));
}
