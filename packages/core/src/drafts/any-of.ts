/**
 * Tells whether any of many patterns matches a text, in one pass for each set of flags instead of one for each pattern. For lists of
 * which most texts match nothing. The patterns hold no back references.
 */
export function anyOf(patterns: readonly RegExp[]): (text: string) => boolean {
  const byFlags = Map.groupBy(patterns, ({ flags }) => flags);
  const joined = [...byFlags].map(
    ([flags, group]) => new RegExp(group.map(({ source }) => `(?:${source})`).join('|'), flags),
  );
  return (text) => joined.some((pattern) => pattern.test(text));
}
