import type { Sql } from 'postgres';
import type { AdmissionRow } from '../api-keys/index.ts';
import { createBatches } from '../batches.ts';
import { asJson, bytesAsJson } from '../db/as-json.ts';
import { failedForAll } from '../db/outage.ts';
import type { Evaluation } from '../emails/index.ts';
import { inFlightByTier, perMinuteByTier } from '../rate-limit/index.ts';

/** What `begin_generation` takes for one call. */
export type Beginning = {
  /** Null for a person, whose account is named. */
  hash: Buffer | null;
  account_id: string | null;
  request_id: string;
  endpoint: string;
  credits: number;
  hold: string;
  take_token: boolean;
  idempotency_key: string | null;
  fingerprint: Buffer | null;
  kept: string;
  cache_key: Buffer | null;
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

/** Begins calls in one transaction; "alone" they wait for locks as long as any statement. */
export async function beginBatch(
  sql: Sql,
  calls: readonly Beginning[],
  { alone }: { alone: boolean },
): Promise<readonly BeginRow[]> {
  const [call] = calls;
  if (call && calls.length === 1) return await beginOne(sql, call, alone);
  const placed = calls.map((each, place) => ({
    ...each,
    hash: each.hash && bytesAsJson(each.hash),
    fingerprint: each.fingerprint && bytesAsJson(each.fingerprint),
    cache_key: each.cache_key && bytesAsJson(each.cache_key),
    place,
  }));
  const rows = await sql<(BeginRow & { place: number })[]>`
    select * from begin_generations(${asJson(sql, placed)}, ${alone}, ${sql.json(perMinuteByTier.generate)}, ${sql.json(inFlightByTier)})`;
  return rows.toSorted((one, other) => one.place - other.place);
}

/** A call that came by itself, in two thirds of the time that it takes as a batch of one. */
function beginOne(sql: Sql, call: Beginning, alone: boolean): PromiseLike<BeginRow[]> {
  return sql<BeginRow[]>`
    select * from begin_generation(${call.hash}, ${call.request_id}, ${call.endpoint}, ${call.credits}, ${call.hold},
      ${sql.json(perMinuteByTier.generate)}, ${sql.json(inFlightByTier)}, ${call.take_token}, ${call.idempotency_key},
      ${call.fingerprint}, ${call.kept}, ${call.cache_key}, ${call.received_at}, ${call.rate_at}, ${call.notice_every},
      ${call.account_id}, ${call.elapsed_us}, ${alone})`;
}
