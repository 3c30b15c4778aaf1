import type { Mode } from '../policy.ts';
import { failureMessages, noUpstreamUse, type WriteResult } from './model.ts';

/** What a test key's `goal` can force, so that callers can try how they deal with each failure. */
const forcedAnswers = {
  'test:insufficient_credits': 'insufficient_credits',
  'test:rate_limited': 'rate_limit_exceeded',
  'test:generation_failed': 'generation_failed',
  'test:generation_timeout': 'generation_timeout',
  'test:content_refused': 'content_refused',
} as const;

export type ForcedAnswer = (typeof forcedAnswers)[keyof typeof forcedAnswers];

/** The failure that a call is to get; undefined for every other goal, and for every goal of a live call. */
export function findForcedAnswer(mode: Mode, goal: string): ForcedAnswer | undefined {
  if (mode !== 'test' || !Object.hasOwn(forcedAnswers, goal)) return undefined;
  return forcedAnswers[goal as keyof typeof forcedAnswers];
}

/** What the engine would answer, where a failure of the engine is forced. */
export function forcedWriteResult(forced: ForcedAnswer | undefined): WriteResult | undefined {
  if (forced === undefined || forced === 'insufficient_credits' || forced === 'rate_limit_exceeded') {
    return undefined;
  }
  return { ok: false, code: forced, message: failureMessages[forced], upstream: noUpstreamUse };
}
