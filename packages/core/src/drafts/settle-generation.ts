import type { Caller } from '../api-keys/index.ts';
import type { Core } from '../context.ts';
import type { FailureCode } from '../failures.ts';
import { siblingId } from '../ids.ts';
import { recordCall, toMicroseconds } from '../usage/index.ts';
import { notifyWorkers } from '../webhooks/index.ts';
import { toCredits } from './begin-generation.ts';
import type { ChargedDraft, CreditsAfterCall, GenerateCall, RenderedDraft } from './generate-call.ts';

type SettleRow = {
  credits: number;
  credit_limit: number;
  used: number;
  period_ends_at: Date;
  /** Endpoints that this is delivered to. */
  receivers: string[];
};

/**
 * Charges the reservation with the draft: draft, ledger entry, usage, event, cache and the answer for retries, in one
 * transaction. Undefined where the reservation is no longer held: then nothing was charged.
 */
export async function settleGeneration(
  core: Core,
  call: GenerateCall,
  draft: ChargedDraft,
  answer: RenderedDraft,
  cacheKey: Buffer | undefined,
): Promise<CreditsAfterCall | undefined> {
  const { requestId } = call;
  const { draftSql: sql } = core;
  const { email, evaluation, generationId, model } = draft;
  const [row] = await sql<SettleRow[]>`
    select * from settle_generation(${requestId}, ${generationId}, ${siblingId('led', requestId)}, ${siblingId('evt', requestId)},
      ${sql.json(call.request)}, ${email.subjectLine}, ${email.emailContent}, ${sql.json(evaluation)}, ${model},
      ${draft.generationMs}, ${toMicroseconds(call.elapsedMs())}, ${call.idempotencyKey ? answer.body : null},
      ${answer.data}, ${draft.cached ? null : (cacheKey ?? null)}, ${`${core.timings.draftCacheMs} milliseconds`},
      ${core.clock.now()})`;
  if (row && row.receivers.length > 0) notifyWorkers(sql);
  return row && toCredits(row, row.credits);
}

/** Gives the reservation back and counts the call, once. */
export async function releaseGeneration(
  core: Core,
  call: GenerateCall,
  caller: Caller,
  code: FailureCode,
  status: number,
): Promise<void> {
  const { requestId, endpoint, receivedAt } = call;
  const durationMs = call.elapsedMs();
  const [row] = await core.draftSql<{ counted: boolean }[]>`
    select release_generation(${requestId}, ${status}, ${code}, ${toMicroseconds(durationMs)}, ${core.clock.now()}) as counted`;
  if (row?.counted) return;
  await recordCall(core, caller, { requestId, endpoint, status, errorCode: code, durationMs, receivedAt });
}
