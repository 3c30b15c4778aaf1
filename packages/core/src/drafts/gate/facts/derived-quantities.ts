import type { Quantity } from './quantity.ts';

/**
 * What a reader of the brief may conclude: in "3 days instead of 8" the second number counts days too, and the
 * difference is five of them.
 */
export function followsFrom(
  quantity: Quantity,
  known: readonly Quantity[],
  text: string,
  briefText: string,
): boolean {
  const alike = known.filter(({ kind }) => kind === quantity.kind);
  // "3 days instead of 8": the number after is of the same kind.
  const bare = known.filter(({ kind, start }) => kind === 'plain' && isCompared(briefText, start));
  if (quantity.kind === 'plain') return isDifferenceOfShares(quantity, known, text);
  const times = alike.filter(() => quantity.kind === 'seconds' || quantity.kind === 'months');
  if (
    times.some((one) =>
      times.some((other) => one !== other && anyDifference(one.values, other.values, quantity.values)),
    )
  )
    return true;
  const sameUnit = alike.filter((fact) => fact.bare.length > 0 && ratio(fact) === ratio(quantity));
  if (sameUnit.length === 0) return false;
  // What something costs is no difference of a price and a count.
  const values = [...sameUnit, ...(quantity.kind === 'money' ? [] : bare)].map((fact) => fact.bare);
  if (bare.some((fact) => fact.bare.some((value) => quantity.bare.includes(value)))) return true;
  return values.some((one) => values.some((other) => anyDifference(one, other, quantity.bare)));
}

/** "We keep 30 %, you keep 70 %." */
export function isRestOfShare(
  { kind, values }: Quantity,
  known: readonly Quantity[],
  all: readonly Quantity[],
): boolean {
  const isShare = (share: number) => (each: Quantity) =>
    each.kind === 'percent' && each.values.includes(share);
  return (
    kind === 'percent' &&
    values.some((value) => [known, all].every((each) => each.some(isShare(100 - value))))
  );
}

/** Whether a number of the brief stands beside another one that it is compared with. */
function isCompared(briefText: string, start: number): boolean {
  const lead = briefText.slice(Math.max(0, start - 28), start);
  const tail = briefText.slice(start, start + 28);
  // Nothing is compared in "up to 3 shops", or by day and night.
  if (/\bup to[ \u00a0]$|\b24\/$/i.test(lead) || tail.startsWith('24/7')) return false;
  return (
    /\b(?:instead of|rather than|vs\.?|versus|compared to|to|than|not|or|statt|auf|a|au lieu de|en vez de)[  ](?:only |just |about )?$|(?:->|→|-|–|\/)[  ]?$/i.test(
      lead,
    ) ||
    /^[\d.,]+[  ]?(?:instead of|rather than|vs\.?|versus|to|->|→|-|–|\/|statt|auf|bis|a|à)(?!\p{L})/iu.test(
      tail,
    )
  );
}

/** "Eleven points" where the brief has 38% and 27%. */
function isDifferenceOfShares(quantity: Quantity, known: readonly Quantity[], text: string): boolean {
  if (!/^[  -](?:percentage[  ])?points?\b/i.test(text.slice(quantity.end))) return false;
  const shares = known.filter(({ kind }) => kind === 'percent').map(({ bare }) => bare);
  return shares.some((one) => shares.some((other) => anyDifference(one, other, quantity.bare)));
}

/** The size of a quantity's unit. */
function ratio({ values, bare }: Quantity): number {
  return (values[0] ?? 0) / (bare[0] ?? 1);
}

function anyDifference(one: readonly number[], other: readonly number[], wanted: readonly number[]): boolean {
  return one.some((a) => other.some((b) => a > b && wanted.includes(a - b)));
}
