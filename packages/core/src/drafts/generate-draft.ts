import type { Core } from '../context.ts';
import { isDatabaseOutage } from '../db/outage.ts';
import type { Failure, FailureCode } from '../failures.ts';
import { siblingId } from '../ids.ts';
import { creditPolicy } from '../policy.ts';
import { type Begun, beginGeneration } from './begin-generation.ts';
import { findForcedAnswer, forcedWriteResult } from './forced-answers.ts';
import type { ChargedDraft, GenerateCall, GenerateOutcome } from './generate-call.ts';
import { type DraftModel, noUpstreamUse, type WriteResult } from './model.ts';
import { releaseGeneration, settleGeneration } from './settle-generation.ts';
import { Stopwatch } from './stopwatch.ts';
import { textWork } from './text-work.ts';
import { writeShared } from './write-shared.ts';

/** A call whose credits are set aside, and what it takes to answer it. */
type Work = {
  core: Core;
  call: GenerateCall;
  reserved: Extract<Begun, { kind: 'reserved' }>;
  engine: DraftModel;
  /** The caller's, unless a retry is to collect the draft. */
  signal: AbortSignal;
  watch: Stopwatch;
};

type Fulfilment = Pick<GenerateOutcome, 'result' | 'upstream' | 'model'>;

/**
 * Writes one draft and charges for it once: reserves credits, asks the model outside any transaction, evaluates, then
 * settles with the draft, or releases. Two round trips to the database. Throws only for a fault of our own; credits that such a
 * fault leaves held are released by the sweep.
 */
export async function generateDraft(core: Core, call: GenerateCall): Promise<GenerateOutcome> {
  const watch = new Stopwatch();
  const begun = await watch.measure('databaseMs', () => beginGeneration(core, call));
  const { caller, rate, counted, credits } = begun;
  const common = { caller, rate, counted, credits, upstream: noUpstreamUse, times: watch.times };
  if (begun.kind === 'refused') return { ...common, result: { ok: false, failure: begun.failure } };
  if (begun.kind === 'replay') {
    const { answer: body, originalRequestId } = begun;
    const generationId = siblingId('gen', originalRequestId);
    const value = { body, credits: begun.credits, originalRequestId, generationId };
    return { ...common, result: { ok: true, value } };
  }
  call.onHeld?.(begun.caller);
  const engine = begun.caller.mode === 'test' ? core.testModel : core.model;
  const signal = call.idempotencyKey ? new AbortController().signal : call.signal;
  const work = { core, call, reserved: begun, engine, signal, watch };
  try {
    return { ...common, counted: true, ...(await fulfil(work)) };
  } catch (error) {
    const released = release(work, 'internal_error').catch(() => {});
    // Where the database cannot be used, the caller is not kept waiting for another try of it.
    if (!isDatabaseOutage(error)) await released;
    throw error;
  }
}

/** Turns a reservation into a charged draft, or gives it back. */
async function fulfil(work: Work): Promise<Fulfilment> {
  const { core, call, reserved, engine, signal, watch } = work;
  const written: WriteResult = reserved.cached
    ? { ok: true, draft: reserved.cached.email, upstream: noUpstreamUse }
    : await write(work);
  const { upstream } = written;
  const fail = async (failure: Failure): Promise<Fulfilment> => {
    await release(work, failure.code);
    return { result: { ok: false, failure }, upstream, model: engine.name };
  };
  if (!written.ok) {
    const { code, message, retryAfterSeconds } = written;
    return fail({ code, message, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) });
  }
  if (signal.aborted) return fail(callerGone);

  const draft: ChargedDraft = {
    generationId: siblingId('gen', call.requestId),
    creditsUsed: creditPolicy.generate,
    ...(reserved.cached
      ? { ...reserved.cached, cached: true, generationMs: watch.times.databaseMs }
      : {
          email: written.draft,
          evaluation:
            written.evaluation ??
            (await watch.measure('evaluationMs', () => textWork.evaluateEmail(written.draft, call.request)))
              .evaluation,
          model: written.model ?? engine.name,
          cached: false,
          generationMs: watch.times.modelMs,
        }),
  };
  const answer = call.render(draft);
  // What stands in for the engine must not outlive its failure by a day.
  const cacheKey = written.model === undefined ? reserved.cacheKey : undefined;
  const credits = await watch.measure('databaseMs', () =>
    settleGeneration(core, call, reserved.caller, draft, answer, cacheKey),
  );
  if (!credits) return fail(lapsed);
  const value = { body: answer.body, credits, generationId: draft.generationId };
  return { result: { ok: true, value }, upstream, model: draft.model };
}

function write({ call, reserved, engine, signal, watch }: Work): Promise<WriteResult> {
  const { caller, cacheKey } = reserved;
  const forced = forcedWriteResult(findForcedAnswer(caller.mode, call.request.goal));
  const sharedUnder = cacheKey && `${caller.accountId} ${caller.mode} ${cacheKey.toString('base64')}`;
  const writeCall = {
    requestId: call.requestId,
    signal,
    ...(call.fresh ? { variation: call.requestId } : {}),
  };
  return watch.measure('modelMs', () => forced ?? writeShared(engine, call.request, writeCall, sharedUnder));
}

function release({ core, call, reserved, signal, watch }: Work, code: FailureCode): Promise<void> {
  const status = signal.aborted ? clientClosedRequest : call.statusOf(code);
  return watch.measure('databaseMs', () => releaseGeneration(core, call, reserved.caller, code, status));
}

/** What a log shows where the caller hung up before the answer; nobody receives it. */
const clientClosedRequest = 499;

const callerGone: Failure = { code: 'generation_failed', message: 'The caller closed the connection.' };

const lapsed: Failure = {
  code: 'service_unavailable',
  message: 'The draft took too long to make and was not charged. Try again.',
  retryAfterSeconds: 1,
};
