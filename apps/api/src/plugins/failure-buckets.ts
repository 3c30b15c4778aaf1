const windowMs = 60_000;

/**
 * How many clients are remembered, about 2 MB. Past that the one that failed longest ago is forgotten: memory that grows with every
 * address of an attacker would be worse, and whoever has that many addresses is not held by a limit for each of them.
 */
const clientsMax = 10_000;

export type FailureBuckets = {
  /** Takes a token for a failure of this client. Milliseconds until there is one; 0 where it was taken. */
  take(client: string, nowMs: number): number;
  /** How many clients are remembered. */
  size(): number;
};

/** Token buckets in this process's memory: each holds `perMinute` tokens and is refilled over 60 s (GCRA). */
export function createFailureBuckets(perMinute: number): FailureBuckets {
  const stepMs = windowMs / perMinute;
  /** When each client's bucket will be full, by the time of the client's last counted failure. */
  const fullAt = new Map<string, number>();
  return {
    take(client, nowMs) {
      const next = Math.max(fullAt.get(client) ?? 0, nowMs) + stepMs;
      const waitMs = next - nowMs - windowMs;
      // Rounding of the steps' sum must not cost the last token.
      if (waitMs > 0.001) return waitMs;
      fullAt.delete(client);
      fullAt.set(client, next);
      for (const oldest of fullAt.keys()) {
        if (fullAt.size <= clientsMax) break;
        fullAt.delete(oldest);
      }
      return 0;
    },
    size: () => fullAt.size,
  };
}
