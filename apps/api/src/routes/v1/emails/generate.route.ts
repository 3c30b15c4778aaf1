import { type Core, type DraftRequest, defaultTone, generateDraft } from '@firstline/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { roundMs } from '../../../errors/error-body.ts';
import { errorTable } from '../../../errors/error-table.ts';
import { toValidationFailure } from '../../../errors/field-errors.ts';
import { creditHeaders } from '../../../plugins/credit-headers.ts';
import { abortedOnDisconnect } from '../../../plugins/disconnect.ts';
import { endUnanswered } from '../../../plugins/request-end.ts';
import { sendFailure } from '../../../plugins/send-failure.ts';
import { answer } from '../../../schemas/answer.ts';
import {
  creditAnswerHeaders,
  draftAnswerHeaders,
  timingAnswerHeaders,
} from '../../../schemas/answer-headers.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import { GenerateAnswer, GenerateBody, generateAnswerExample } from './generate.schema.ts';

export function registerGenerateRoute(app: FastifyInstance, core: Core): void {
  app.post<{ Body: GenerateBody }>('/emails/generate', {
    config: { scope: 'emails:generate', endpoint: '/emails/generate' },
    attachValidation: true,
    schema: {
      operationId: 'generateEmail',
      tags: ['Emails'],
      summary: 'Write one cold email draft',
      description:
        'Writes one draft from a persona, an offer and a goal, and scores it. Costs 5 credits; a call that fails costs nothing. Review every draft before you use it.',
      security: [{ apiKey: [] }],
      body: GenerateBody,
      response: {
        200: answer(GenerateAnswer, {
          description: 'The draft and its scores.',
          headers: { ...creditAnswerHeaders, ...draftAnswerHeaders, ...timingAnswerHeaders },
          example: generateAnswerExample,
        }),
        ...errorAnswers([400, 401, 402, 403, 408, 413, 415, 422, 500, 502, 503, 504], timingAnswerHeaders),
      },
    },
    handler: async (request, reply) => {
      if (request.validationError) {
        const keyFailure = await request.authenticate();
        return sendFailure(
          request,
          reply,
          keyFailure ?? toValidationFailure(request.validationError.validation ?? []),
        );
      }
      return generate(core, request, reply);
    },
  });
}

async function generate(core: Core, request: FastifyRequest<{ Body: GenerateBody }>, reply: FastifyReply) {
  if (!request.keyHash) throw new Error('the route was reached without a key');
  const signal = abortedOnDisconnect(reply);
  const outcome = await generateDraft(core, {
    keyHash: request.keyHash,
    requestId: request.id,
    receivedAt: request.receivedAt,
    request: toDraftRequest(request.body),
    endpoint: '/emails/generate',
    signal,
    elapsedMs: request.elapsedMs,
    onHeld: (caller) => {
      request.caller = caller;
      request.counted = true;
    },
    statusOf: (code) => errorTable[code].status,
  });
  const { result, times, upstream } = outcome;
  request.caller = outcome.caller;
  request.counted = outcome.counted;
  request.facts = {
    model: outcome.model,
    upstreamCalls: upstream.calls,
    upstreamMs: roundMs(times.modelMs),
    inputTokens: upstream.inputTokens,
    outputTokens: upstream.outputTokens,
    alert: outcome.alert,
  };
  const { databaseMs, modelMs, evaluationMs } = times;
  reply.header(
    'server-timing',
    `database;dur=${roundMs(databaseMs)}, model;dur=${roundMs(modelMs)}, evaluation;dur=${roundMs(evaluationMs)}`,
  );
  if (!result.ok && signal.aborted) {
    request.facts.errorCode = result.failure.code;
    return endUnanswered(request, reply);
  }
  if (!result.ok) return sendFailure(request, reply, result.failure);

  const draft = result.value;
  request.facts.credits = draft.credits.used;
  reply
    .headers(creditHeaders(draft.credits, request.receivedAt))
    .header('x-generation-id', draft.generationId);
  return reply.send({
    success: true,
    data: {
      emailContent: draft.email.emailContent,
      subjectLine: draft.email.subjectLine,
      evaluation: draft.evaluation,
      metadata: { generationTime: roundMs(draft.generationMs), model: draft.model, cached: false },
    },
    meta: { credits_used: draft.credits.used, processing_time_ms: roundMs(request.elapsedMs()) },
  });
}

function toDraftRequest({ tone = defaultTone, ...body }: GenerateBody): DraftRequest {
  return { tone, ...body };
}
