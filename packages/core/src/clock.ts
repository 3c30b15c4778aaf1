/** Where the time comes from. Replaced by a fixed clock in tests. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
