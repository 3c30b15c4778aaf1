import type { Caller } from '../api-keys/index.ts';
import type { Core } from '../context.ts';
import { bytesAsJson } from '../db/as-json.ts';
import type { FailureCode } from '../failures.ts';
import { recordCall, toMicroseconds } from '../usage/index.ts';
import { toCredits } from './begin-generation.ts';
import { eventAround } from './event-around.ts';
import type { ChargedDraft, CreditsAfterCall, GenerateCall, RenderedDraft } from './generate-call.ts';
import { settleTogether } from './settle-together.ts';

/**
 * Charges the reservation with the draft: draft, ledger entry, usage, event, cache and the answer for retries, in one
 * transaction. Undefined where the reservation is no longer held: then nothing was charged.
 */
export async function settleGeneration(
  core: Core,
  call: GenerateCall,
  caller: Caller,
  draft: ChargedDraft,
  answer: RenderedDraft,
  cacheKey: Buffer | undefined,
): Promise<CreditsAfterCall | undefined> {
  const at = core.clock.now();
  const [eventStart, eventEnd] = eventAround(call, caller, draft, answer.data, at);
  const row = await settleTogether(core.draftSql, {
    accountId: caller.accountId,
    mode: caller.mode,
    settlement: {
      request_id: call.requestId,
      request: call.request,
      subject_line: draft.email.subjectLine,
      email_content: draft.email.emailContent,
      evaluation: draft.evaluation,
      model: draft.model,
      generation_ms: draft.generationMs,
      duration_us: toMicroseconds(call.elapsedMs()),
      answer: call.idempotencyKey ? answer.body : null,
      event_start: eventStart,
      event_end: eventEnd,
      cache_key: draft.cached || !cacheKey ? null : bytesAsJson(cacheKey),
      cached_until: new Date(at.getTime() + core.timings.draftCacheMs),
      at,
    },
  });
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
