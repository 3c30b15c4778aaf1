import { type Admission, invalidKey, type KeyCall, selectAdmission, toAdmission } from '../api-keys/index.ts';
import type { Core } from '../context.ts';
import { openCreditPeriod } from '../credits/index.ts';
import type { Email, Evaluation } from '../emails/index.ts';
import type { Failure } from '../failures.ts';
import { creditPolicy } from '../policy.ts';
import { concurrencyLimitExceeded, rateLimitExceeded } from '../rate-limit/index.ts';
import { toMicroseconds } from '../usage/index.ts';
import { type BeginRow, beginTogether } from './begin-together.ts';
import { findForcedAnswer } from './forced-answers.ts';
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

/** Everything that comes before the model, in one statement; two more where the account's month has yet to be opened. */
export async function beginGeneration(core: Core, call: GenerateCall): Promise<Begun> {
  const mode = 'mode' in call.by ? call.by.mode : 'live';
  const model = mode === 'test' ? core.testModel : core.model;
  const fingerprint = fingerprintOf(call.request);
  const cacheKey = call.fresh ? undefined : cacheKeyOf(fingerprint, model.name);
  const keys = { fingerprint, cacheKey };
  const forced = findForcedAnswer(mode, call.request.goal);
  if (forced === 'rate_limit_exceeded' && 'keyHash' in call.by)
    return beginLimited(core, call, call.by.keyHash);
  const terms = {
    takeToken: true,
    credits: forced === 'insufficient_credits' ? unaffordable : creditPolicy.generate,
  };
  let row = await selectBegin(core, call, keys, terms);
  const monthToOpen =
    row.outcome === 'no_period' || (row.outcome === 'replay' && row.period_ends_at === null);
  if (!monthToOpen) return toBegun(row, cacheKey);
  const admitted = row;
  await openCreditPeriod(core, { accountId: row.account_id, mode: row.mode }, call.receivedAt);
  row = await selectBegin(core, call, keys, { ...terms, takeToken: false });
  if (row.outcome === 'no_period') throw new Error(`no month of ${row.account_id} could be opened`);
  // The token was taken with the first try, unless the second one had to give it back.
  const { rate_limit, rate_remaining, rate_full_seconds, rate_retry_seconds } =
    row.rate_remaining === null ? admitted : row;
  return toBegun({ ...row, rate_limit, rate_remaining, rate_full_seconds, rate_retry_seconds }, cacheKey);
}

type Keys = { fingerprint: Buffer; cacheKey: Buffer | undefined };

async function selectBegin(
  core: Core,
  call: GenerateCall,
  { fingerprint, cacheKey }: Keys,
  { takeToken, credits }: { takeToken: boolean; credits: number },
): Promise<BeginRow> {
  const { timings } = core;
  const { idempotencyKey, by } = call;
  // The time to live runs from here, not from when the call's headers came: its body may have taken long.
  const holdMs = timings.reservationMs + Math.max(0, core.clock.now().getTime() - call.receivedAt.getTime());
  const row = await beginTogether(core.draftSql, {
    hash: 'keyHash' in by ? by.keyHash : null,
    account_id: 'accountId' in by ? by.accountId : null,
    request_id: call.requestId,
    endpoint: call.endpoint,
    credits,
    hold: milliseconds(holdMs),
    take_token: takeToken,
    idempotency_key: idempotencyKey ?? null,
    fingerprint: idempotencyKey ? fingerprint : null,
    kept: milliseconds(timings.reservationRetentionMs),
    cache_key: cacheKey ?? null,
    received_at: call.receivedAt,
    rate_at: core.clock.databaseNow?.() ?? null,
    notice_every: milliseconds(timings.rateLimitEventEveryMs),
    elapsed_us: toMicroseconds(call.elapsedMs()),
  });
  // A call that was to find no credits finds none.
  return row.outcome === 'insufficient_credits' && credits === unaffordable
    ? { ...row, used: row.credit_limit }
    : row;
}

/** More than any month allows: a test call that is to be refused is refused by the same statement as a real one. */
const unaffordable = 1_000_000_000;

/** A test call that is to be refused by the rate limit: the key is checked as ever, no token is taken. */
async function beginLimited(core: Core, call: GenerateCall, hash: Buffer): Promise<Begun> {
  const keyCall: KeyCall = { ...call, hash, scope: 'emails:generate', policy: 'generate' };
  const row = await selectAdmission({ ...core, sql: core.draftSql }, keyCall, { takeToken: false });
  const { result, caller } = toAdmission(row, keyCall);
  const known = { kind: 'refused' as const, caller, counted: false, credits: undefined };
  if (!row?.rate_limit || !caller) {
    return { ...known, rate: undefined, failure: result.ok ? invalidKey : result.failure };
  }
  const limit = row.rate_limit;
  const rate = {
    policy: 'generate',
    limit,
    remaining: 0,
    fullSeconds: 60,
    retrySeconds: 60 / limit,
  } as const;
  return { ...known, rate, failure: result.ok ? rateLimitExceeded(rate) : result.failure };
}

function toBegun(row: BeginRow, cacheKey: Buffer | undefined): Begun {
  const { result, ...admission } = toAdmission(row, { scope: 'emails:generate', policy: 'generate' });
  if (!result.ok) return { ...admission, credits: undefined, kind: 'refused', failure: result.failure };
  const credits = row.period_ends_at === null ? undefined : toCredits(row, 0);
  // What ends here was counted by the statement that ended it.
  const known = { ...admission, counted: row.outcome !== 'ok', credits };
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
    message:
      remaining < creditPolicy.generate
        ? `This call costs ${creditPolicy.generate} credits and ${remaining} of ${limit} are left until ${resetsAt.toISOString()}.`
        : `This call costs ${creditPolicy.generate} credits; ${remaining} of ${limit} are left, and drafts in the making need them.`,
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
