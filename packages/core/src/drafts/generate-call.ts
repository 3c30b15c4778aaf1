import type { Caller } from '../api-keys/index.ts';
import type { Email, Evaluation } from '../emails/index.ts';
import type { FailureCode, Result } from '../failures.ts';
import type { Mode } from '../policy.ts';
import type { RateState } from '../rate-limit/index.ts';
import type { Endpoint } from '../usage/index.ts';
import type { DraftRequest } from './draft-request.ts';
import type { UpstreamUse } from './model.ts';
import type { WorkTimes } from './stopwatch.ts';

/** One call as it came in, its body validated. */
export type GenerateCall = {
  /**
   * Who asks: a key, which the first statement checks, with the mode that its prefix says; or a person who was let in and whose token is
   * taken already, for their account's live credits.
   */
  by: { keyHash: Buffer; mode: Mode } | { accountId: string };
  requestId: string;
  receivedAt: Date;
  request: DraftRequest;
  endpoint: Endpoint;
  /** The caller's name for this call: a retry under it gets the same answer and no second charge. */
  idempotencyKey?: string | undefined;
  /** Whether a draft from the cache will not do. */
  fresh?: boolean;
  /** Aborted when the caller has gone. A call with an idempotency key runs on, for the retry to collect. */
  signal: AbortSignal;
  /** Milliseconds since the call was received. */
  elapsedMs(): number;
  /** The HTTP status with which a failure is answered, for the request log. */
  statusOf(code: FailureCode): number;
  /** Told who calls once credits are held: from there on the call is counted here, even where this throws. */
  onHeld?(caller: Caller): void;
  /** The answer for a draft. */
  render(draft: ChargedDraft): RenderedDraft;
};

/** JSON texts: the whole body, as it is sent and as a replay sends it again, and its `data`, as receivers are told. */
export type RenderedDraft = { body: string; data: string };

/** What the caller gets, before it is known what is left on the account. */
export type ChargedDraft = {
  generationId: string;
  email: Email;
  evaluation: Evaluation;
  /** Milliseconds spent making the draft, or looking it up. */
  generationMs: number;
  model: string;
  cached: boolean;
  creditsUsed: number;
};

export type CreditsAfterCall = { used: number; remaining: number; limit: number; resetsAt: Date };

/** An answer: made by this call, or by an earlier one under the same idempotency key. */
export type GeneratedAnswer = {
  body: string;
  credits: CreditsAfterCall;
  generationId: string;
  /** Set where the answer is an earlier call's. */
  originalRequestId?: string;
};

export type GenerateOutcome = {
  result: Result<GeneratedAnswer>;
  /** Known once the key was good. */
  caller: Caller | undefined;
  rate: RateState | undefined;
  /** What the account had when the call was admitted, where it came that far. A good answer has figures of its own. */
  credits: CreditsAfterCall | undefined;
  /** Whether the call already stands in usage and in the request log. */
  counted: boolean;
  times: WorkTimes;
  /** The configuration that wrote, or the one that was asked and failed. */
  model?: string | undefined;
  upstream: UpstreamUse;
};
