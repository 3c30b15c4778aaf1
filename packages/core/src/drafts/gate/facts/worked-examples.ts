import { isNear, knownNumbersMax } from './computed-quantities.ts';
import type { Quantity } from './quantity.ts';
import { isSameCurrency } from './support-quantities.ts';

/** In characters: how far the numbers of one example may stand before and after what they come to. */
const beforeResultMax = 120;
const afterResultMax = 60;
/** What a unit of time holds of the one that a price is for. */
const timesOfUnits: [RegExp, number][] = [
  [/\bhour\b/i, 60],
  [/\byear\b/i, 12],
  [/\b(?:kilomet(?:re|er)|kilo(?:gram(?:me)?)?|tonne|thousand)\b/i, 1000],
];

/**
 * The numbers of worked examples: "at 1,000 calls a day, that's £40", "six kiosks for two days come to €4,680", "of an invoice of €100,000,
 * €1,800 are ours". What one or two of them and a price or a percentage of the brief come to stands beside them, so that none of them is a claim.
 */
export function findWorkedExamples(
  quantities: readonly Quantity[],
  known: readonly Quantity[],
  text: string,
): ReadonlySet<Quantity> {
  const found = new Set<Quantity>();
  if (known.length > knownNumbersMax) return found;
  const prices = known.filter(({ kind }) => kind === 'money');
  const shares = known.filter(({ kind }) => kind === 'percent').flatMap(({ values }) => values);
  for (const result of quantities.filter(({ kind }) => kind === 'money')) {
    const beside = quantities.filter(
      (other) =>
        other !== result &&
        other.kind !== 'percent' &&
        other.end > result.start - beforeResultMax &&
        other.start < result.end + afterResultMax,
    );
    const isResult = (value: number) =>
      result.values.some((stated) => isNear(stated, value, result.approximate));
    const given = prices
      .filter(({ currency }) => isSameCurrency(result.currency, currency))
      .flatMap(({ values }) => values);
    const units = timesOfUnits
      .filter(([unit]) =>
        unit.test(text.slice(Math.max(0, result.start - afterResultMax), result.end + afterResultMax)),
      )
      .map(([, times]) => times);
    const comesTo = (times: number) => times > 1 && given.some((price) => isResult(price * times));
    if (units.some(comesTo)) found.add(result);
    beside.forEach((one, at) => {
      if (
        one.kind === 'money' &&
        one.values.some((sum) => shares.some((share) => isResult((sum * share) / 100)))
      )
        found.add(result).add(one);
      if (one.kind === 'money') return;
      if (one.bare.some(comesTo)) found.add(result).add(one);
      for (const two of beside.slice(at + 1))
        if (two.kind !== 'money' && one.bare.some((a) => two.bare.some((b) => comesTo(a * b))))
          found.add(result).add(one).add(two);
    });
  }
  return found;
}
