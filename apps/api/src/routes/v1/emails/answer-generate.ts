import {
  type ChargedDraft,
  type Core,
  type DraftRequest,
  defaultTone,
  type GenerateCall,
  type GenerateOutcome,
  generateDraft,
  type RenderedDraft,
} from '@firstline/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { roundMs } from '../../../errors/error-body.ts';
import { errorTable } from '../../../errors/error-table.ts';
import { creditHeaders } from '../../../plugins/credit-headers.ts';
import { abortedOnDisconnect } from '../../../plugins/disconnect.ts';
import { endUnanswered } from '../../../plugins/request-end.ts';
import { sendFailure } from '../../../plugins/send-failure.ts';
import type { GenerateBody, GenerateHeaders } from './generate.schema.ts';

type GenerateRequest = FastifyRequest<{ Body: GenerateBody; Headers: GenerateHeaders }>;

/** Has a draft written for a valid request, and answers with it or with what prevented it. */
export async function answerGenerate(
  core: Core,
  request: GenerateRequest,
  reply: FastifyReply,
  { by, endpoint }: Pick<GenerateCall, 'by' | 'endpoint'>,
) {
  const signal = abortedOnDisconnect(reply);
  const outcome = await generateDraft(core, {
    by,
    requestId: request.id,
    receivedAt: request.receivedAt,
    request: toDraftRequest(request.body),
    endpoint,
    idempotencyKey: request.headers['idempotency-key'],
    fresh: wantsFreshDraft(request),
    signal,
    elapsedMs: request.elapsedMs,
    onHeld: (caller) => {
      request.caller = caller;
      request.counted = true;
    },
    statusOf: (code) => errorTable[code].status,
    render: (draft) => render(draft, request.elapsedMs()),
  });
  noteOutcome(request, reply, outcome);
  const { result } = outcome;
  if (!result.ok && signal.aborted) {
    request.facts.errorCode = result.failure.code;
    return endUnanswered(request, reply);
  }
  if (!result.ok) return sendFailure(request, reply, result.failure);

  const { body, credits, generationId, originalRequestId } = result.value;
  request.facts.credits = credits.used;
  reply.headers(creditHeaders(credits, request.receivedAt)).header('x-generation-id', generationId);
  if (originalRequestId) {
    reply.headers({ 'idempotent-replayed': 'true', 'x-original-request-id': originalRequestId });
  }
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Carries what the work found out to the log, the meter and the headers. */
function noteOutcome(request: GenerateRequest, reply: FastifyReply, outcome: GenerateOutcome): void {
  const { times, upstream, credits } = outcome;
  request.caller = outcome.caller;
  request.counted = outcome.counted;
  // A person's token was taken before.
  request.rate = outcome.rate ?? request.rate;
  request.facts = {
    model: outcome.model,
    upstreamCalls: upstream.calls,
    upstreamMs: roundMs(upstream.milliseconds ?? 0),
    inputTokens: upstream.inputTokens,
    outputTokens: upstream.outputTokens,
    cacheReadTokens: upstream.cacheReadTokens,
    cacheWriteTokens: upstream.cacheWriteTokens,
    // To a millionth of a cent: a draft costs hundredths of one.
    costUsd: Math.round((upstream.costUsd ?? 0) * 1e8) / 1e8,
  };
  if (credits) reply.headers(creditHeaders(credits, request.receivedAt));
  const { databaseMs, modelMs, evaluationMs } = times;
  reply.header(
    'server-timing',
    `database;dur=${roundMs(databaseMs)}, model;dur=${roundMs(modelMs)}, evaluation;dur=${roundMs(evaluationMs)}`,
  );
}

/** The answer for a draft, as specification 2.2 has it. */
function render(draft: ChargedDraft, elapsedMs: number): RenderedDraft {
  const data = JSON.stringify({
    emailContent: draft.email.emailContent,
    subjectLine: draft.email.subjectLine,
    evaluation: draft.evaluation,
    metadata: { generationTime: roundMs(draft.generationMs), model: draft.model, cached: draft.cached },
  });
  const meta = JSON.stringify({ credits_used: draft.creditsUsed, processing_time_ms: roundMs(elapsedMs) });
  return { data, body: `{"success":true,"data":${data},"meta":${meta}}` };
}

/** RFC 9111: `Cache-Control: no-cache` on a request asks for an answer that no cache gave. */
function wantsFreshDraft(request: GenerateRequest): boolean {
  const directives = (request.headers['cache-control'] ?? '').toLowerCase().split(',');
  return directives.some((directive) => directive.trim() === 'no-cache');
}

function toDraftRequest({ tone = defaultTone, ...body }: GenerateBody): DraftRequest {
  return { tone, ...body };
}
