import { type Admission, type AdmissionRow, toAdmission } from '../api-keys/index.ts';
import type { Core } from '../context.ts';
import { openCreditPeriod } from '../credits/index.ts';
import type { Email, Evaluation } from '../evaluation/index.ts';
import type { Failure } from '../failures.ts';
import { creditPolicy } from '../policy.ts';
import { concurrencyLimitExceeded, inFlightByTier, perMinuteByTier } from '../rate-limit/index.ts';
import type { CreditsAfterCall, GenerateCall } from './generate-call.ts';
import { cacheKeyOf, fingerprintOf, inProgress, keyReused } from './idempotency.ts';

/** What the first statement found: a refusal, an answer that exists already, or credits set aside. */
export type Begun = Pick<Admission, 'caller' | 'rate' | 'counted'> & {
  /** The running month, where the call came that far. */
  credits: CreditsAfterCall | undefined;
} & (
    | { kind: 'refused'; failure: Failure }
    | { kind: 'replay'; originalRequestId: string; answer: string; credits: CreditsAfterCall }
    | { kind: 'reserved'; caller: NonNullable<Admission['caller']>; cached?: CachedDraft; cacheKey?: Buffer }
  );

export type CachedDraft = { email: Email; evaluation: Evaluation; model: string };

type BeginRow = AdmissionRow & {
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

/** Everything that comes before the model, in one statement; two more where the account's month has yet to be opened. */
export async function beginGeneration(core: Core, call: GenerateCall): Promise<Begun> {
  const model = call.mode === 'test' ? core.testModel : core.model;
  const fingerprint = fingerprintOf(call.request);
  const cacheKey = call.fresh ? undefined : cacheKeyOf(fingerprint, model.name);
  const keys = { fingerprint, cacheKey };
  let row = await selectBegin(core, call, keys, true);
  const monthToOpen =
    row?.outcome === 'no_period' || (row?.outcome === 'replay' && row.period_ends_at === null);
  if (!row || !monthToOpen) return toBegun(row, cacheKey);
  const admitted = row;
  await openCreditPeriod(core, { accountId: row.account_id, mode: row.mode }, call.receivedAt);
  row = await selectBegin(core, call, keys, false);
  if (row?.outcome === 'no_period') throw new Error(`no month of ${row.account_id} could be opened`);
  // The token was taken with the first try.
  const { rate_limit, rate_remaining, rate_full_seconds, rate_retry_seconds } = admitted;
  return toBegun(
    row && { ...row, rate_limit, rate_remaining, rate_full_seconds, rate_retry_seconds },
    cacheKey,
  );
}

async function selectBegin(
  core: Core,
  call: GenerateCall,
  { fingerprint, cacheKey }: { fingerprint: Buffer; cacheKey: Buffer | undefined },
  takeToken: boolean,
): Promise<BeginRow | undefined> {
  const { timings } = core;
  const { idempotencyKey } = call;
  // The time to live runs from here, not from when the call's headers came: its body may have taken long.
  const holdMs = timings.reservationMs + Math.max(0, core.clock.now().getTime() - call.receivedAt.getTime());
  const [row] = await core.sql<BeginRow[]>`
    select * from begin_generation(${call.keyHash}, ${call.requestId}, ${call.endpoint}, ${creditPolicy.generate},
      ${milliseconds(holdMs)}, ${core.sql.json(perMinuteByTier.generate)}, ${core.sql.json(inFlightByTier)},
      ${takeToken}, ${idempotencyKey ?? null}, ${idempotencyKey ? fingerprint : null},
      ${milliseconds(timings.reservationRetentionMs)}, ${cacheKey ?? null}, ${call.receivedAt},
      ${core.clock.databaseNow?.() ?? null})`;
  return row;
}

function toBegun(row: BeginRow | undefined, cacheKey: Buffer | undefined): Begun {
  const { result, ...admission } = toAdmission(row, { scope: 'emails:generate', policy: 'generate' });
  if (!row || !result.ok) {
    if (result.ok) throw new Error('begin_generation answered nothing');
    return { ...admission, credits: undefined, kind: 'refused', failure: result.failure };
  }
  const credits = row.period_ends_at === null ? undefined : toCredits(row, 0);
  const known = { ...admission, credits };
  switch (row.outcome) {
    case 'replay':
      return {
        ...known,
        kind: 'replay',
        originalRequestId: row.replayed_id,
        answer: row.replayed_answer,
        credits: toCredits(row, 0),
      };
    case 'idempotency_in_progress':
      return { ...known, kind: 'refused', failure: inProgress };
    case 'idempotency_key_reused':
      return { ...known, kind: 'refused', failure: keyReused };
    case 'concurrency_limit_exceeded':
      return {
        ...known,
        counted: true,
        kind: 'refused',
        failure: concurrencyLimitExceeded(row.in_flight_limit),
      };
    case 'insufficient_credits':
      return { ...known, kind: 'refused', failure: insufficientCredits(row) };
    default:
      return {
        ...known,
        kind: 'reserved',
        caller: result.value,
        ...(cacheKey ? { cacheKey } : {}),
        ...(row.cached_subject_line === null ? {} : { cached: toCachedDraft(row, row.cached_subject_line) }),
      };
  }
}

function toCachedDraft(row: BeginRow, subjectLine: string): CachedDraft {
  return {
    email: { subjectLine, emailContent: row.cached_email_content },
    evaluation: row.cached_evaluation,
    model: row.cached_model,
  };
}

/** What a month's row says after a call that used so many credits. */
export function toCredits(
  row: { credit_limit: number; used: number; period_ends_at: Date },
  used: number,
): CreditsAfterCall {
  return {
    used,
    remaining: Math.max(0, row.credit_limit - row.used),
    limit: row.credit_limit,
    resetsAt: row.period_ends_at,
  };
}

function insufficientCredits(row: BeginRow): Failure {
  const { remaining, limit, resetsAt } = toCredits(row, 0);
  return {
    code: 'insufficient_credits',
    message: `This call costs ${creditPolicy.generate} credits and ${remaining} of ${limit} are left until ${resetsAt.toISOString()}.`,
    members: {
      required_credits: creditPolicy.generate,
      remaining_credits: remaining,
      resets_at: resetsAt.toISOString(),
    },
  };
}

function milliseconds(ms: number): string {
  return `${ms} milliseconds`;
}
