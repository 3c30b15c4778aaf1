import type { Quantity } from './quantity.ts';
import { isSameCurrency, mayBeRounded } from './support-quantities.ts';

/** Of a brief with more numbers nobody works anything out, and any number would follow. */
const knownNumbersMax = 30;
/** Among so many, two steps hardly ever lead to a price by chance. */
const knownNumbersFew = 8;
/** As a share of the result, where a draft rounds without a word for it. */
const exactShareMax = 0.004;
/** The same after "about", "less than" and the like. */
const roughShareMax = 0.1;
/** A product and a price on top meet any price by chance, unless they meet it to the penny. */
const unitOfMoney = 0.01;
/** In characters: how far the numbers of one calculation stand from one another, and a word that concludes from its result. */
const reach = 160;
const leadLengthMax = 80;
/** Months and weeks of a year, weeks of a month, minutes of an hour, metres of a kilometre. */
const unitSizes = [12, 52, 4, 60, 1_000];

/** How a writer says that a number is worked out: "that comes to", "which is less than", "so", "in total". */
const concludes =
  /\b(?:that['’]s|that (?:is|would be|makes|comes|means|leaves|works)|which \p{Ll}+|it (?:comes|works|adds)|so|means|leaves|leaving|altogether|amounts? to|comes? to(?! (?:your?|us|the|an?)\b)|adds? up|works? out|therefore|(?<!\d[^.?!\n]{0,12} in )total|call it)\b(?:[^.?!\n]|\.(?=\d))*$|\bi\.e\.,?[ \u00a0](?:[€$£]|[A-Z]{3}[ \u00a0])?$/iu;

/** "$29 a month, or $348 a year", "£4,800, or £32 per bank per month": any other price after "or" is a second one. */
const saysInOtherWords = /\bor[ \u00a0](?:[€$£]|[A-Z]{3}[ \u00a0])?$/iu;
const isRate = /^[ \u00a0](?:an?|each|every|per)\b/i;

/** The same of a price, and of a share. */
const supposes =
  /\b(?:would|you['’]d|about|roughly|just (?:over|under)|(?:of|on) [€$£][\d.,]+)\b(?:[^.?!\n]|\.(?=\d))*$/i;

/** "120 in all". */
const sumsUp = /^(?:[  ]\p{L}+)?[  ](?:in (?:all|total)|altogether|together|between them)\b/iu;

/**
 * Whether anyone works a number out from those of the brief and those beside it, and the words say so, or needs it for that: six films for $7,800,
 * so $1,300 each; of 80 guests at $4 a head come $320.
 */
export function isWorkedOut(
  quantity: Quantity,
  text: string,
  known: readonly Quantity[],
  all: readonly Quantity[],
): boolean {
  if (known.length > knownNumbersMax) return false;
  const { start, end } = quantity;
  const lead = text.slice(Math.max(0, start - leadLengthMax), start);
  const isConcluded =
    concludes.test(lead) ||
    (quantity.kind !== 'seconds' && quantity.kind !== 'months' && supposes.test(lead)) ||
    sumsUp.test(text.slice(end, end + leadLengthMax));
  const steps = isConcluded || saysInOtherWords.test(lead) ? countSteps(quantity, known, all) : 0;
  const mayTakeTwo = isConcluded || isRate.test(text.slice(end, end + leadLengthMax));
  return steps === 1 || (steps === 2 && mayTakeTwo) || isNeeded(quantity, known, all);
}

/** Whether one step leads to a price: hardly ever by chance, whatever is said of it. */
export function isOneStepAway(
  quantity: Quantity,
  known: readonly Quantity[],
  all: readonly Quantity[],
): boolean {
  return (
    quantity.kind === 'money' && known.length <= knownNumbersMax && countSteps(quantity, known, all) === 1
  );
}

/**
 * Whether a price beside it follows only with a number: the 80 of "for 80 guests, $320", the £10 of "of £10 you keep £9.50", the 40 of
 * "ten reviewers at 40 hours each come to $24,400".
 */
function isNeeded(quantity: Quantity, known: readonly Quantity[], all: readonly Quantity[]): boolean {
  const others = all.filter((each) => each !== quantity);
  const otherSizes = unitSizes.filter((size) => !quantity.bare.includes(size));
  return others.some(
    (result) =>
      result.kind === 'money' &&
      isBeside(result, quantity) &&
      !known.some(
        (fact) => isAlike(fact, result) && fact.values.some((value) => result.values.includes(value)),
      ) &&
      needsIt(
        countSteps(result, known, all),
        countSteps(result, known, others, otherSizes),
        known.length <= knownNumbersFew,
      ),
  );
}

/** Two steps lead to a price by chance where the brief has many numbers. */
function needsIt(steps: number, stepsWithout: number, mayTakeTwo: boolean): boolean {
  return steps === 1 ? stepsWithout !== 1 : steps === 2 && mayTakeTwo && stepsWithout === 0;
}

/** In how many steps a result follows from numbers of its kind; 0 where no calculation gives it. */
function countSteps(
  result: Quantity,
  known: readonly Quantity[],
  all: readonly Quantity[],
  sizes: readonly number[] = unitSizes,
): 0 | 1 | 2 {
  const bases = known.filter((fact) => isAlike(result, fact)).flatMap(({ values }) => values);
  const beside = all.filter((other) => other !== result && isBeside(other, result));
  const isMet = (value: number) =>
    result.values.some((stated) => isNear(stated, value, result.approximate && mayBeRounded(stated, result)));
  const factors = [...new Set([...readFactors(known, sizes), ...readFactors(beside, sizes)])];
  const sums = bases.flatMap((one, at) =>
    bases.slice(at + 1).flatMap((two) => [one + two, Math.abs(one - two)]),
  );
  // A share is a sum or a difference of shares, or how far one of them has moved; times a count it is nothing.
  if (result.kind === 'percent') {
    const moves = bases.flatMap((one) => bases.map((two) => (100 * Math.abs(one - two)) / one));
    return [...sums, ...moves, ...readRatios(known).map((ratio) => 100 * ratio)].some(isMet) ? 1 : 0;
  }
  if (result.kind === 'multiple') return readRatios(known).some(isMet) ? 1 : 0;
  const products = bases.flatMap((base) => factors.map((factor) => base * factor));
  if ([...sums, ...products].some(isMet)) return 1;
  if (sums.some((sum) => factors.some((factor) => isMet(sum * factor)))) return 1;
  if (result.kind !== 'money') return 0;
  const shares = readShares(known);
  const sharesOfOthers = beside
    .filter((other) => isAlike(result, other))
    .flatMap(({ values }) => values.flatMap((value) => shares.map((share) => value * share)));
  if (sharesOfOthers.some(isMet)) return 1;
  // Two factors, or a product and a sum: sixty sensors at $210, and a gateway for $1,850.
  const isReached = products.some(
    (value) =>
      factors.some((factor) => isMet(value * factor)) ||
      bases.some((other) => result.values.some((stated) => Math.abs(stated - value - other) < unitOfMoney)),
  );
  return isReached ? 2 : 0;
}

/** How often one number goes into another of its kind that stands beside it: 0.18 of 180 W and 1,000 W. */
function readRatios(known: readonly Quantity[]): number[] {
  return known.flatMap((one) =>
    known
      .filter(
        (other) => other !== one && other.kind === one.kind && one.kind !== 'percent' && isBeside(one, other),
      )
      .flatMap((other) => one.values.flatMap((value) => other.values.map((of) => value / of))),
  );
}

function isBeside(one: Quantity, other: Quantity): boolean {
  return Math.abs(one.start - other.start) < reach;
}

function isAlike(one: Quantity, other: Quantity): boolean {
  if (one.kind !== other.kind) return isLargeSum(one, other);
  return one.kind !== 'money' || isSameCurrency(one.currency, other.currency);
}

/** "ISK 1.9m a quarter, or 7.6 million a year": a large number may be one of money. */
function isLargeSum(result: Quantity, fact: Quantity): boolean {
  return result.kind === 'plain' && fact.kind === 'money' && result.values.every((value) => value >= 1_000);
}

/** What something may be multiplied with: counts and their inverses, shares and what they leave, and the sizes of units. */
function readFactors(quantities: readonly Quantity[], sizes: readonly number[]): number[] {
  const counts = quantities
    .filter(({ kind }) => kind === 'plain' || kind === 'seconds' || kind === 'months')
    .flatMap(({ bare, values, kind }) => (kind === 'months' ? [...bare, ...values] : bare));
  const many = [...new Set([...counts, ...sizes])].filter((count) => count >= 2);
  return [...many.flatMap((count) => [count, 1 / count]), ...readShares(quantities)];
}

/** The shares of a text, and what each of them leaves. */
function readShares(quantities: readonly Quantity[]): number[] {
  const shares = quantities.filter(({ kind }) => kind === 'percent').flatMap(({ values }) => values);
  return shares.flatMap((share) => [share / 100, 1 - share / 100]);
}

/** Whether a stated number is a result, as exactly as one that is worked out is stated. */
function isNear(value: number, result: number, isRough: boolean): boolean {
  return Math.abs(value - result) <= Math.abs(result) * (isRough ? roughShareMax : exactShareMax);
}
