import type { Sql } from 'postgres';
import type { AdmissionRow } from '../api-keys/index.ts';
import { createBatches } from '../batches.ts';
import { asJson } from '../db/as-json.ts';
import { failedForAll } from '../db/outage.ts';
import type { Evaluation } from '../evaluation/index.ts';
import { inFlightByTier, perMinuteByTier } from '../rate-limit/index.ts';

/** What `begin_generations` takes for one call. */
export type Beginning = {
  /** Hexadecimal, as PostgreSQL reads it. Null for a person, whose account is named. */
  hash: string | null;
  account_id: string | null;
  request_id: string;
  endpoint: string;
  credits: number;
  hold: string;
  take_token: boolean;
  idempotency_key: string | null;
  fingerprint: string | null;
  kept: string;
  cache_key: string | null;
  received_at: Date;
  rate_at: Date | null;
  notice_every: string;
  /** Microseconds since the call came. */
  elapsed_us: number;
};

/** What it answers for each. */
export type BeginRow = AdmissionRow & {
  credit_limit: number;
  used: number;
  /** Null where no month is open. */
  period_ends_at: Date;
  in_flight_limit: number;
  replayed_id: string;
  replayed_answer: string;
  cached_subject_line: string | null;
  cached_email_content: string;
  cached_evaluation: Evaluation;
  cached_model: string;
};

/**
 * Begins a call in one transaction with those that come to this point while others are under way. What one of them has to wait for, or
 * breaks, concerns it alone.
 */
export const beginTogether = createBatches<Sql, Beginning, BeginRow>({
  send: beginBatch,
  mayRetryAlone: (error) => !failedForAll(error),
});

async function beginBatch(
  sql: Sql,
  calls: readonly Beginning[],
  { alone }: { alone: boolean },
): Promise<BeginRow[]> {
  const placed = calls.map((call, place) => ({ ...call, place }));
  const rows = await sql<(BeginRow & { place: number })[]>`
    select * from begin_generations(${asJson(sql, placed)}, ${alone}, ${sql.json(perMinuteByTier.generate)}, ${sql.json(inFlightByTier)})`;
  return rows.toSorted((one, other) => one.place - other.place);
}
