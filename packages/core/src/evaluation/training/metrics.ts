/** Area under the ROC curve: how often a spam scores above a ham, ties counting half. */
export function areaUnderCurve(positives: readonly number[], negatives: readonly number[]): number {
  const all = [
    ...positives.map((score) => ({ score, positive: true })),
    ...negatives.map((score) => ({ score, positive: false })),
  ];
  all.sort((a, b) => a.score - b.score);
  let ranks = 0;
  for (let at = 0; at < all.length; ) {
    let end = at;
    while (end < all.length && all[end]?.score === all[at]?.score) end++;
    const rank = (at + 1 + end) / 2;
    for (let one = at; one < end; one++) if (all[one]?.positive) ranks += rank;
    at = end;
  }
  return (ranks - (positives.length * (positives.length + 1)) / 2) / (positives.length * negatives.length);
}

/** The value below which this share of the scores lies. */
export function quantile(scores: readonly number[], share: number): number {
  const sorted = [...scores].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function shareOver(scores: readonly number[], limit: number): number {
  return scores.filter((score) => score > limit).length / scores.length;
}
