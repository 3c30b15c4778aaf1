import { type AuthenticationRow, type Caller, invalidKey, readAuthentication } from '../api-keys/index.ts';
import type { Core } from '../context.ts';
import { openCreditPeriod } from '../credits/index.ts';
import { type Email, type Evaluation, evaluateEmail } from '../evaluation/index.ts';
import type { Failure, FailureCode, Result } from '../failures.ts';
import { siblingId } from '../ids.ts';
import { creditPolicy } from '../policy.ts';
import { type Endpoint, toMicroseconds } from '../usage/index.ts';
import type { DraftRequest } from './draft-request.ts';
import { noUpstreamUse, type UpstreamUse } from './model.ts';
import { Stopwatch, type WorkTimes } from './stopwatch.ts';

export type GenerateCall = {
  keyHash: Buffer;
  requestId: string;
  receivedAt: Date;
  request: DraftRequest;
  endpoint: Endpoint;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
  /** Milliseconds since the call was received. */
  elapsedMs(): number;
  /** Told who calls once credits are held: from there on the call is counted here, even where this throws. */
  onHeld?(caller: Caller): void;
  /** The HTTP status with which a failure is answered, for the request log. */
  statusOf(code: FailureCode): number;
};

export type GeneratedDraft = {
  generationId: string;
  email: Email;
  evaluation: Evaluation;
  /** Milliseconds spent making the draft. */
  generationMs: number;
  model: string;
  credits: CreditsAfterCall;
};

export type CreditsAfterCall = { used: number; remaining: number; limit: number; resetsAt: Date };

export type GenerateOutcome = {
  result: Result<GeneratedDraft>;
  /** Known once the key was good. */
  caller?: Caller;
  /** Whether the call already stands in usage and in the request log. */
  counted: boolean;
  times: WorkTimes;
  /** The engine that was asked, if one was. */
  model?: string;
  upstream: UpstreamUse;
  /** What an operator has to see. */
  alert?: string | undefined;
};

type BeginRow = AuthenticationRow & {
  credit_limit: number;
  used: number;
  period_ends_at: Date;
};

type SettleRow = { credits: number; credit_limit: number; used: number; period_ends_at: Date };

/**
 * Writes one draft and charges for it once: reserves credits, asks the model outside any transaction, evaluates, then
 * settles with the draft, or releases. Two round trips to the database. Throws only for a fault of our own; credits that such a
 * fault leaves held are released by the sweep.
 */
export async function generateDraft(core: Core, call: GenerateCall): Promise<GenerateOutcome> {
  const watch = new Stopwatch();
  const begun = await watch.measure('databaseMs', () => beginGeneration(core, call));
  const refuse = (failure: Failure, caller?: Caller): GenerateOutcome => ({
    result: { ok: false, failure },
    ...(caller ? { caller } : {}),
    counted: false,
    upstream: noUpstreamUse,
    times: watch.times,
  });
  if (!begun) return refuse(invalidKey);
  const authentication = readAuthentication(begun, 'emails:generate');
  if (!authentication.ok) return refuse(authentication.failure, authentication.caller);
  const caller = authentication.value;
  if (begun.outcome === 'insufficient_credits') return refuse(insufficientCredits(begun), caller);
  if (begun.outcome !== 'ok') throw new Error(`begin_generation answered ${begun.outcome}`);
  call.onHeld?.(caller);

  const engine = caller.mode === 'test' ? core.testModel : core.model;
  const known = { caller, counted: true, model: engine.name, times: watch.times };
  const release = (code: FailureCode, status = call.statusOf(code)) =>
    watch.measure('databaseMs', () => releaseGeneration(core, call, code, status));
  try {
    const written = await watch.measure('modelMs', () =>
      engine.write(call.request, { requestId: call.requestId, signal: call.signal }),
    );
    const { upstream } = written;
    if (!written.ok) {
      await release(written.code, call.signal.aborted ? clientClosedRequest : undefined);
      const { code, message, retryAfterSeconds, alert } = written;
      const failure = { code, message, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
      return { ...known, result: { ok: false, failure }, upstream, alert };
    }
    if (call.signal.aborted) {
      await release('generation_failed', clientClosedRequest);
      return {
        result: { ok: false, failure: callerGone },
        caller,
        counted: true,
        upstream,
        times: watch.times,
      };
    }
    const email = written.draft;
    const { evaluation } = await watch.measure('evaluationMs', () => evaluateEmail(email, call.request));
    const made = { email, evaluation, model: engine.name, generationMs: watch.times.modelMs };
    const settled = await watch.measure('databaseMs', () => settleGeneration(core, call, made));
    if (!settled) {
      await release('service_unavailable');
      return { ...known, result: { ok: false, failure: lapsed }, upstream };
    }
    const value = {
      generationId: siblingId('gen', call.requestId),
      ...made,
      credits: {
        used: settled.credits,
        remaining: Math.max(0, settled.credit_limit - settled.used),
        limit: settled.credit_limit,
        resetsAt: settled.period_ends_at,
      },
    };
    return { ...known, result: { ok: true, value }, upstream };
  } catch (error) {
    await release('internal_error').catch(() => {});
    throw error;
  }
}

/** What a log shows where the caller hung up before the answer; nobody receives it. */
const clientClosedRequest = 499;

const callerGone: Failure = { code: 'generation_failed', message: 'The caller closed the connection.' };

const lapsed: Failure = {
  code: 'service_unavailable',
  message: 'The draft took too long to make and was not charged. Try again.',
  retryAfterSeconds: 1,
};

function insufficientCredits(row: BeginRow): Failure {
  const remaining = Math.max(0, row.credit_limit - row.used);
  return {
    code: 'insufficient_credits',
    message: `This call costs ${creditPolicy.generate} credits and ${remaining} of ${row.credit_limit} are left until ${row.period_ends_at.toISOString()}.`,
    members: {
      required_credits: creditPolicy.generate,
      remaining_credits: remaining,
      resets_at: row.period_ends_at.toISOString(),
    },
  };
}

async function beginGeneration(core: Core, call: GenerateCall): Promise<BeginRow | undefined> {
  const begin = () => core.sql<BeginRow[]>`
    select * from begin_generation(${call.keyHash}, ${call.requestId}, ${creditPolicy.generate},
      ${`${core.timings.reservationMs} milliseconds`}, ${call.receivedAt})`;
  const [row] = await begin();
  if (row?.outcome !== 'no_period') return row;
  const { account_id: accountId, mode } = row;
  await openCreditPeriod(core, { accountId, mode }, call.receivedAt);
  const [again] = await begin();
  return again;
}

async function settleGeneration(
  core: Core,
  call: GenerateCall,
  made: Pick<GeneratedDraft, 'email' | 'evaluation' | 'model' | 'generationMs'>,
): Promise<SettleRow | undefined> {
  const { requestId, request, endpoint } = call;
  const [row] = await core.sql<SettleRow[]>`
    select * from settle_generation(${requestId}, ${siblingId('gen', requestId)}, ${siblingId('led', requestId)},
      ${core.sql.json(request)}, ${made.email.subjectLine}, ${made.email.emailContent}, ${core.sql.json(made.evaluation)},
      ${made.model}, ${made.generationMs}, ${endpoint}, ${toMicroseconds(call.elapsedMs())}, ${core.clock.now()})`;
  return row;
}

async function releaseGeneration(
  core: Core,
  call: GenerateCall,
  code: FailureCode,
  status: number,
): Promise<void> {
  await core.sql`
    select release_generation(${call.requestId}, ${call.endpoint}, ${status}, ${code},
      ${toMicroseconds(call.elapsedMs())}, ${core.clock.now()})`;
}
