import type { Email } from '../../emails/index.ts';
import type { DailyBudget } from '../daily-budget.ts';
import type { DraftRequest } from '../draft-request.ts';
import {
  type DraftModel,
  failureMessages,
  noUpstreamUse,
  upstreamCallsMax,
  type WriteCall,
  type WriteFailure,
  type WriteFailureCode,
  type WriteResult,
} from '../model.ts';
import { findRefusalReason } from '../policy/index.ts';
import { type TextWork, textWork } from '../text-work.ts';
import { type Alert, noObserver, type UpstreamObserver } from '../upstream-observer.ts';
import { type Answer, type ChatMessage, noTokens } from './answer.ts';
import { createAnthropicModel } from './anthropic-model.ts';
import { type BreakerSettings, breakerDefaults, createCircuitBreaker } from './circuit-breaker.ts';
import { type Backoff, backoffDefaults, decideAfterFault, type FaultDecision } from './decide-after-fault.ts';
import { estimateLostCallUsd } from './estimate-cost.ts';
import type { Verdict } from './judge-answer.ts';
import type { ModelConfiguration } from './model-configurations.ts';
import { prompts } from './prompts/prompts.ts';
import { pause, startWriteSession, type WriteSession } from './write-session.ts';

export type ClaudeModelOptions = {
  apiKey: string;
  /** Anthropic's own address where it is not given. */
  baseUrl?: string;
  configuration: ModelConfiguration;
  /** The longest that one draft may take, retries and pauses included. */
  deadlineMs: number;
  /** The HTTP client, e.g. one over a connection pool. */
  fetch?: typeof fetch;
  /** What all configurations of this upstream may cost a day. */
  budget?: DailyBudget;
  observer?: UpstreamObserver;
  /** Reads the answers; in this thread unless given. */
  work?: Pick<TextWork, 'judgeAnswer'>;
  breaker?: BreakerSettings;
  backoff?: Backoff;
  /** A monotonic clock in milliseconds. */
  nowMs?: () => number;
  random?: () => number;
};

/** A further call is worth while only with this share of a call's time left. */
const usefulCallShare = 0.15;
/** A draft that may be served is improved only if a call could take this many times as long as the last one. */
const unhurriedCallFactor = 2;
const retryAfterSecondsDefault = 5;
const retryAfterSecondsMax = 60;
/** As much of a faulty answer as is shown to the model again. */
const quotedDraftLengthMax = 6_000;

type ServableDraft = Extract<Verdict, { kind: 'draft' }>;

/** How a draft ended, with what the circuit breaker makes of it and what an operator has to see. */
type Ending = {
  result: WriteResult;
  upstream: 'success' | 'failure' | 'neutral';
  opensBreaker?: boolean;
  alert?: Pick<Alert, 'code' | 'detail'>;
};

/** The engine that has drafts written by Claude, or by any server that speaks the Messages API. */
export function createClaudeModel(options: ClaudeModelOptions): DraftModel {
  const { configuration, apiKey } = options;
  const prompt = prompts[configuration.promptVersion];
  const ask = createAnthropicModel({ ...options, system: prompt.system });
  const nowMs = options.nowMs ?? (() => performance.now());
  const random = options.random ?? Math.random;
  const backoff = options.backoff ?? backoffDefaults;
  const breaker = createCircuitBreaker(options.breaker ?? breakerDefaults, nowMs);
  const observer = options.observer ?? noObserver;
  const { judgeAnswer } = options.work ?? textWork;
  const own = { promptVersion: configuration.promptVersion, apiKey };

  async function write(request: DraftRequest, call: WriteCall): Promise<WriteResult> {
    const refusal = findRefusalReason(request);
    if (refusal) return { ok: false, code: 'content_refused', message: refusal, upstream: noUpstreamUse };
    const tell = (alert: Pick<Alert, 'code' | 'detail'>) =>
      observer.alert({ ...alert, model: configuration.name, requestId: call.requestId });
    const spending = await options.budget?.admit();
    if (spending && !spending.admitted) {
      tell({ code: 'budget_spent', detail: `${spending.spentUsd.toFixed(2)} of ${spending.limitUsd} USD` });
      return { ...unavailable(spending.retryAfterMs), fallback: 'offline' };
    }
    const admission = breaker.admit();
    if (!admission.admitted) return unavailable(admission.retryAfterMs);
    let ending: Ending | undefined;
    using session = startWriteSession({
      deadlineMs: Math.min(options.deadlineMs, call.limits?.deadlineMs ?? Number.POSITIVE_INFINITY),
      callerSignal: call.signal,
      prices: configuration.prices,
      nowMs,
    });
    const callsMax = Math.min(upstreamCallsMax, call.limits?.callsMax ?? upstreamCallsMax);
    try {
      ending = await converse(request, session, admission.probe ? 1 : callsMax);
      return ending.result;
    } finally {
      if (ending?.alert) tell(ending.alert);
      const settled = breaker.settle(admission, ending?.upstream ?? 'neutral');
      const opened = ending?.opensBreaker ? breaker.open() : settled;
      if (opened.opened)
        tell({ code: 'breaker_open', detail: 'left alone for a while: too many calls failed' });
      const use = session.use();
      if (use.calls > 0) observer.used({ model: configuration.name, use });
      options.budget?.add(use.costUsd ?? 0);
    }
  }

  /** Asks until there is a draft, or until nothing further may help. */
  async function converse(request: DraftRequest, session: WriteSession, callsMax: number): Promise<Ending> {
    let messages: ChatMessage[] = [{ role: 'user', content: prompt.task(request) }];
    for (;;) {
      const answer = await askOnce(messages, session);
      if (answer.kind === 'aborted') return endAborted(session);
      if (answer.kind === 'fault') {
        const spent = { ...toSpent(session, callsMax), usefulMs: configuration.timeoutMs * usefulCallShare };
        const decision = decideAfterFault(answer.fault, spent, backoff, random);
        if (decision.next === 'fail') return endFailed(session, decision);
        if (decision.counts === 'connection') session.connectionRetries += 1;
        if (decision.counts === 'reask') session.reasks += 1;
        await pause(decision.afterMs, session.signal);
        if (session.signal.aborted) return endAborted(session);
        continue;
      }
      const verdict = await judgeAnswer(answer, request, own);
      if (verdict.kind === 'draft') {
        const { draft, wishes } = await improve(verdict, request, session, callsMax);
        if (session.signal.aborted && !session.deadlinePassed) return endAborted(session);
        const { evaluation } = wishes;
        return { result: { ok: true, draft, evaluation, upstream: session.use() }, upstream: 'success' };
      }
      if (verdict.kind === 'refused') return endAnswered(session, 'content_refused');
      if (session.reasks > 0 || session.calls >= callsMax) {
        return endAnswered(session, 'generation_failed', findVerdictAlert(verdict));
      }
      session.reasks += 1;
      messages =
        verdict.kind === 'faulty'
          ? followUp(request, verdict.draft, prompt.correction(verdict.faults))
          : [{ role: 'user', content: `${prompt.task(request)}\n\n${prompt.again}` }];
    }
  }

  /** Asks once more where a draft leaves wishes open and time allows; the better of the two is served. */
  async function improve(
    first: ServableDraft,
    request: DraftRequest,
    session: WriteSession,
    callsMax: number,
  ): Promise<ServableDraft> {
    const { unmet } = first.wishes;
    const timeNeededMs = session.lastCallMs * unhurriedCallFactor + configuration.timeoutMs * usefulCallShare;
    if (unmet.length === 0 || session.reasks > 0 || session.calls >= callsMax) return first;
    if (session.remainingMs() < timeNeededMs) return first;
    session.reasks += 1;
    const answer = await askOnce(followUp(request, first.draft, prompt.improvement(unmet)), session);
    if (answer.kind === 'aborted' || answer.kind === 'fault') return first;
    const second = await judgeAnswer(answer, request, own);
    return second.kind === 'draft' && isBetter(second.wishes, first.wishes) ? second : first;
  }

  function followUp(request: DraftRequest, draft: Email, question: string): ChatMessage[] {
    return [
      { role: 'user', content: prompt.task(request) },
      { role: 'assistant', content: quoteDraft(draft) },
      { role: 'user', content: question },
    ];
  }

  async function askOnce(messages: ChatMessage[], session: WriteSession): Promise<Answer> {
    const startedAt = nowMs();
    const timeoutMs = Math.min(configuration.timeoutMs, session.remainingMs() + 1);
    const answer = await ask(messages, { timeoutMs, signal: session.signal });
    const lostUsd = isLost(answer)
      ? estimateLostCallUsd(promptCharacters(messages), configuration.prices)
      : 0;
    session.addCall(nowMs() - startedAt, 'use' in answer ? answer.use : noTokens, lostUsd);
    return answer;
  }

  function promptCharacters(messages: ChatMessage[]): number {
    return messages.reduce((sum, { content }) => sum + content.length, prompt.system.length);
  }

  return { name: configuration.name, write };
}

/** Whether the upstream may have worked for an answer that never came whole. */
function isLost(answer: Answer): boolean {
  if (answer.kind === 'fault') return answer.fault.kind === 'timeout' || answer.fault.kind === 'garbled';
  return answer.kind === 'aborted';
}

/** Nothing was asked of the upstream, and nothing will be for a while. */
function unavailable(retryAfterMs: number): WriteFailure {
  return {
    ok: false,
    code: 'service_unavailable',
    message: failureMessages.service_unavailable,
    retryAfterSeconds: toRetryAfterSeconds(retryAfterMs),
    upstream: noUpstreamUse,
  };
}

/** Fewer open wishes, or as many with more points. */
function isBetter(second: ServableDraft['wishes'], first: ServableDraft['wishes']): boolean {
  const fewer = first.unmet.length - second.unmet.length;
  return fewer > 0 || (fewer === 0 && second.points > first.points);
}

function toSpent(session: WriteSession, callsMax: number) {
  const { calls, connectionRetries, reasks } = session;
  return { calls, callsMax, connectionRetries, reasks, remainingMs: session.remainingMs() };
}

/** The deadline has passed, or the caller is gone; the latter says nothing about the upstream. */
function endAborted(session: WriteSession): Ending {
  return {
    result: toFailure(session, 'generation_timeout'),
    upstream: session.deadlinePassed ? 'failure' : 'neutral',
  };
}

function endFailed(session: WriteSession, decision: Extract<FaultDecision, { next: 'fail' }>): Ending {
  const { code, alert, fallback, retryAfterMs, opensBreaker } = decision;
  return {
    result: {
      ...toFailure(session, code),
      ...(code === 'service_unavailable' ? { retryAfterSeconds: toRetryAfterSeconds(retryAfterMs) } : {}),
      ...(fallback ? { fallback } : {}),
    },
    upstream: 'failure',
    opensBreaker,
    ...(alert ? { alert } : {}),
  };
}

/** The upstream did answer, so it is well, whatever the answer was worth. */
function endAnswered(session: WriteSession, code: WriteFailureCode, alert?: Ending['alert']): Ending {
  return { result: toFailure(session, code), upstream: 'success', ...(alert ? { alert } : {}) };
}

function toFailure(session: WriteSession, code: WriteFailureCode): WriteFailure {
  return { ok: false, code, message: failureMessages[code], upstream: session.use() };
}

/** Answers cut at our own limit mean that the limit is wrong. */
function findVerdictAlert(verdict: { kind: string; reason?: string }): Ending['alert'] {
  const limits = ['max_tokens', 'model_context_window_exceeded'];
  const reached = limits.find((limit) => limit === verdict.reason);
  return reached === undefined ? undefined : { code: 'upstream_answer_cut', detail: `${reached} twice` };
}

function quoteDraft(draft: Email): string {
  const { subjectLine: subject, emailContent: body } = draft;
  return JSON.stringify({ declined: false, subject, body }).slice(0, quotedDraftLengthMax);
}

function toRetryAfterSeconds(milliseconds: number | undefined): number {
  const seconds = milliseconds === undefined ? retryAfterSecondsDefault : Math.ceil(milliseconds / 1_000);
  return Math.min(retryAfterSecondsMax, Math.max(1, seconds));
}
