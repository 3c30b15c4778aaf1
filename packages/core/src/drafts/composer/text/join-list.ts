/** `a`, `b` and `c` as `a, b and c`; one alone stays as it is. */
export function joinList(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
