/** Where the time comes from. Replaced by a fixed clock in tests. */
export type Clock = {
  now(): Date;
  /** Set where the database is to take this time for its own too: a fixed clock's. Rate limits go by the database's clock. */
  databaseNow?(): Date;
};

export const systemClock: Clock = { now: () => new Date() };
