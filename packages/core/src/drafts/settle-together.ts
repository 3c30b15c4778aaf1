import type { Sql } from 'postgres';
import { createBatches } from '../batches.ts';
import { asJson } from '../db/as-json.ts';
import { failedForAll } from '../db/outage.ts';
import type { Evaluation } from '../emails/index.ts';
import { notifyWorkers } from '../webhooks/index.ts';
import type { DraftRequest } from './draft-request.ts';

/** What `settle_generations` takes for one call. */
export type Settlement = {
  request_id: string;
  request: DraftRequest;
  subject_line: string;
  email_content: string;
  evaluation: Evaluation;
  model: string;
  generation_ms: number;
  duration_us: number;
  /** The body of the answer, for retries under an idempotency key. */
  answer: string | null;
  /** The event's bytes before and after the credits that remain. */
  event_start: string;
  event_end: string;
  /** Hexadecimal, as PostgreSQL reads it. */
  cache_key: string | null;
  cached_until: Date;
  at: Date;
};

/** What it answers for each call that it charged. */
export type SettleRow = {
  request_id: string;
  credits: number;
  credit_limit: number;
  used: number;
  period_ends_at: Date;
  /** Endpoints that this is delivered to. */
  receivers: string[];
};

type SettlementOf = { accountId: string; mode: string; settlement: Settlement };

/**
 * Charges a call in one transaction with those that come to this point while others are under way. Undefined where its reservation is no
 * longer held. One that the database refuses does not take the others with it.
 */
export const settleTogether = createBatches<Sql, SettlementOf, SettleRow | undefined>({
  send: settleBatch,
  mayRetryAlone: (error, calls) => calls > 1 && !failedForAll(error),
});

async function settleBatch(
  sql: Sql,
  batch: readonly SettlementOf[],
): Promise<readonly (SettleRow | undefined)[]> {
  const kept = new Set<string>();
  const settlements = batch.map(({ accountId, mode, settlement }) => {
    const { cache_key } = settlement;
    const keptUnder = `${accountId} ${mode} ${cache_key}`;
    // Identical drafts are kept once.
    if (kept.has(keptUnder)) return { ...settlement, cache_key: null };
    kept.add(keptUnder);
    return settlement;
  });
  const ids = settlements.map(({ request_id }) => request_id);
  const rows = await sql<SettleRow[]>`
    select * from settle_generations(${ids}, ${asJson(sql, settlements)})`;
  if (rows.some(({ receivers }) => receivers.length > 0)) notifyWorkers(sql);
  const byRequest = new Map(rows.map((row) => [row.request_id, row]));
  return batch.map(({ settlement }) => byRequest.get(settlement.request_id));
}
