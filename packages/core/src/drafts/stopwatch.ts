/** Milliseconds spent on each kind of work of one call. */
export type WorkTimes = { databaseMs: number; modelMs: number; evaluationMs: number };

/** Adds up where a call's time goes. */
export class Stopwatch {
  readonly times: WorkTimes = { databaseMs: 0, modelMs: 0, evaluationMs: 0 };

  async measure<T>(kind: keyof WorkTimes, work: () => T | Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.times[kind] += performance.now() - startedAt;
    }
  }
}
