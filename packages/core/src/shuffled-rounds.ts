/**
 * Every item once a round, in another order each time (Fisher and Yates). `below` draws a whole number from 0 up to the one that it
 * is given, and decides the orders: the same draws give the same ones.
 */
export function* shuffledRounds<T>(
  items: readonly T[],
  rounds: number,
  below: (end: number) => number,
): Generator<T> {
  const order = items.slice();
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = below(at + 1);
      [order[at], order[other]] = [order[other] as T, order[at] as T];
    }
    yield* order;
  }
}
