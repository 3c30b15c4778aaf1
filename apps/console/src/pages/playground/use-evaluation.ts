import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { accountQuery } from '../../api/account-query.ts';
import { ApiError } from '../../api/api-error.ts';
import type { DraftRequest } from './brief.ts';
import { waitBeforeCall } from './evaluation-pace.ts';
import { evaluationQuery } from './evaluation-query.ts';
import type { EvaluationAnswer, Texts } from './locate-findings.ts';

/** The contract's, until the account's own is known. */
const evaluationsPerMinute = 120;
const secondMs = 1_000;
const longAgo = 0;

export type Scores = EvaluationAnswer & { texts: Texts };

/** `current`: the scores are of the text as it stands. `waiting`: others are under way. `blank`: there is nothing to score. */
export type ScoreState = 'current' | 'waiting' | 'blank' | 'failed' | 'offline';

/**
 * Scores a text as it is typed, at a pace that the limits allow. The last good scores stay until there are newer ones. An answer belongs to the text
 * that it was asked for: an older one that comes late is not shown, and its call is broken off.
 */
export function useEvaluation(texts: Texts, request: DraftRequest) {
  const { data: account } = useQuery(accountQuery);
  const callsPerMinute = account?.limits.evaluate_per_minute ?? evaluationsPerMinute;
  const [asked, setAsked] = useState(texts);
  const lastCallAt = useRef(longAgo);
  const blockedUntil = useRef(longAgo);
  const isBlank = !texts.subjectLine.trim() || !texts.emailContent.trim();
  const isAsked = areSame(asked, texts);

  useEffect(() => {
    if (isAsked || isBlank) return;
    const now = Date.now();
    const waitMs = waitBeforeCall({
      now,
      typedAt: now,
      lastCallAt: lastCallAt.current,
      blockedUntil: blockedUntil.current,
      callsPerMinute,
    });
    const timer = window.setTimeout(() => setAsked(texts), waitMs);
    return () => window.clearTimeout(timer);
  }, [texts, isAsked, isBlank, callsPerMinute]);

  const query = useQuery({ ...evaluationQuery(asked, request), enabled: !isBlank });
  useEffect(() => {
    if (query.fetchStatus === 'fetching') lastCallAt.current = Date.now();
  }, [query.fetchStatus]);
  const { failureReason } = query;
  useEffect(() => {
    if (failureReason instanceof ApiError && failureReason.status === 429) {
      blockedUntil.current = Date.now() + (failureReason.retryAfterSeconds ?? 1) * secondMs;
    }
  }, [failureReason]);

  const last = useRef<Scores | undefined>(undefined);
  if (query.data) last.current = query.data;
  const state: ScoreState = isBlank
    ? 'blank'
    : query.error
      ? 'failed'
      : query.fetchStatus === 'paused'
        ? 'offline'
        : isAsked && query.data
          ? 'current'
          : 'waiting';
  return {
    /** Of the text as it was when they were asked for: `scores.texts`. */
    scores: query.data ?? last.current,
    state,
    error: query.error,
    /** Whether a limit of the account holds the scores back. */
    isHeldBack: state === 'waiting' && failureReason instanceof ApiError && failureReason.status === 429,
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
  };
}

function areSame(one: Texts, other: Texts): boolean {
  return one.subjectLine === other.subjectLine && one.emailContent === other.emailContent;
}
