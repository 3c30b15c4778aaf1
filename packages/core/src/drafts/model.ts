import type { Email, Evaluation } from '../emails/index.ts';
import type { DraftRequest } from './draft-request.ts';

/** The port behind which a draft is written: Claude or the embedded composer. */
export type DraftModel = {
  /** The configuration's name, as `metadata.model` reports it, e.g. `composer-1`. */
  readonly name: string;
  /** Set where it writes without an upstream: at once, and at no cost. */
  readonly offline?: true;
  /** Writes one draft. Resolves for every fault of the upstream; rejects only for a fault of our own. */
  write(request: DraftRequest, call: WriteCall): Promise<WriteResult>;
};

export type WriteCall = {
  requestId: string;
  /** Aborted when the caller is gone or the deadline has passed. */
  signal: AbortSignal;
  /** Set where a draft other than the usual one for this request is wanted; part of the composer's seed. */
  variation?: string;
  /** What this engine may spend of a draft's one deadline and of its upstream calls, where it is not the only engine. */
  limits?: { deadlineMs: number; callsMax: number };
};

/** The most calls to any upstream that one draft may cost. */
export const upstreamCallsMax = 3;

/** What the upstream was asked and what it reported, for logs and metrics. */
export type UpstreamUse = {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
  /** Milliseconds spent waiting for the upstream's answers, pauses between calls apart. */
  milliseconds?: number;
  /** Estimated from the configuration's prices. */
  costUsd?: number;
};

export type WriteFailureCode =
  | 'content_refused'
  | 'unsupported_language'
  | 'generation_failed'
  | 'generation_timeout'
  | 'service_unavailable';

/** What the caller is told where an engine has nothing more precise to say. */
export const failureMessages: Record<WriteFailureCode, string> = {
  content_refused: 'The request was declined because its content is not permitted.',
  unsupported_language: 'No draft can be written in the language of this request.',
  generation_failed: 'No usable draft could be written for this request.',
  generation_timeout: 'The draft was not ready in time.',
  service_unavailable: 'Drafts cannot be written at the moment.',
};

export type WriteFailure = {
  ok: false;
  code: WriteFailureCode;
  message: string;
  retryAfterSeconds?: number;
  /** Who else may be asked for the draft: nobody, or only an engine without an upstream. Not set: any other. */
  fallback?: 'none' | 'offline';
  upstream: UpstreamUse;
};

export type WriteResult =
  | {
      ok: true;
      draft: Email;
      /** This draft's scores for this request, where the engine has asked for them already. */
      evaluation?: Evaluation;
      /** The configuration that wrote, where it is another one than was asked. */
      model?: string;
      upstream: UpstreamUse;
    }
  | WriteFailure;

export const noUpstreamUse: UpstreamUse = {
  calls: 0,
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
};

/** What two engines, or two calls, used together. */
export function addUse(a: UpstreamUse, b: UpstreamUse): UpstreamUse {
  return {
    calls: a.calls + b.calls,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
    cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
    milliseconds: (a.milliseconds ?? 0) + (b.milliseconds ?? 0),
    costUsd: (a.costUsd ?? 0) + (b.costUsd ?? 0),
  };
}
