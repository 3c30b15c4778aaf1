/** Something to learn from: what it is made of, and whether it is what is looked for. Examples of one group tell no more of a trait than one. */
export type Example = { group: number; traits: readonly string[]; isMeant: boolean; weight: number };

export type TraitWeights = { bias: number; weights: ReadonlyMap<string, number> };

export type Fit = {
  /** A trait has to be seen in so many groups, or it says nothing of any other. */
  groupsMin: number;
  /** How often all examples are gone through. */
  rounds: number;
};

/** Holds weights near 0 where few examples speak for them. Between 0.5 and 6, groups that are left out fare the same. */
const decay = 1;
/** The last third of the rounds goes in smaller steps, so that the weights come to rest. */
const step = { wide: 0.05, small: 0.015 };
/** How long Adam remembers slopes and their squares, as its authors have it. */
const memory = { slope: 0.9, square: 0.999 };

/** Logistic regression with decay, by Adam over all examples at once: the same examples give the same weights. */
export function fitWeights(examples: readonly Example[], { groupsMin, rounds }: Fit): TraitWeights {
  const names = readNames(examples, groupsMin);
  const placeOf = new Map(names.map((name, at) => [name, at]));
  // The last place is the bias, which is a trait of every example and does not decay.
  const size = names.length + 1;
  const rows = examples.map(({ traits }) =>
    Int32Array.from([...traits.flatMap((trait) => placeOf.get(trait) ?? []), names.length]),
  );
  const weights = new Float64Array(size);
  const slopes = new Float64Array(size);
  const squares = new Float64Array(size);
  for (let round = 1; round <= rounds; round += 1) {
    const gradient = weights.map((weight, at) => (at < names.length ? decay * weight : 0));
    rows.forEach((row, at) => {
      const { isMeant, weight } = examples[at] as Example;
      const sum = row.reduce((all, place) => all + (weights[place] ?? 0), 0);
      const error = (1 / (1 + Math.exp(-sum)) - Number(isMeant)) * weight;
      for (const place of row) gradient[place] = (gradient[place] ?? 0) + error;
    });
    const width = round * 3 < rounds * 2 ? step.wide : step.small;
    gradient.forEach((each, at) => {
      slopes[at] = memory.slope * (slopes[at] ?? 0) + (1 - memory.slope) * each;
      squares[at] = memory.square * (squares[at] ?? 0) + (1 - memory.square) * each * each;
      const slope = slopes[at] / (1 - memory.slope ** round);
      const square = squares[at] / (1 - memory.square ** round);
      weights[at] = (weights[at] ?? 0) - (width * slope) / (Math.sqrt(square) + 1e-8);
    });
  }
  return {
    bias: weights[names.length] ?? 0,
    weights: new Map(names.map((name, at) => [name, weights[at] ?? 0])),
  };
}

function readNames(examples: readonly Example[], groupsMin: number): string[] {
  const groupsOf = new Map<string, Set<number>>();
  for (const { traits, group } of examples)
    for (const trait of traits) groupsOf.set(trait, (groupsOf.get(trait) ?? new Set()).add(group));
  return [...groupsOf].flatMap(([name, groups]) => (groups.size >= groupsMin ? [name] : [])).sort();
}

/** What gives the logarithm of the odds that something with these traits is what is looked for. */
export type Odds = (traits: readonly string[]) => number;

export function toOdds({ bias, weights }: TraitWeights): Odds {
  return (traits) => traits.reduce((sum, trait) => sum + (weights.get(trait) ?? 0), bias);
}
