import { evaluateBodyBytesMax } from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { roundMs } from '../../../errors/error-body.ts';
import { sendFailure } from '../../../plugins/send-failure.ts';
import { answer } from '../../../schemas/answer.ts';
import { rateAnswerHeaders, timingAnswerHeaders } from '../../../schemas/answer-headers.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import { answerEvaluation } from './answer-evaluation.ts';
import { EvaluateAnswer, EvaluateBody, evaluateAnswerExample } from './evaluate.schema.ts';

const evaluateHeaders = { ...rateAnswerHeaders, ...timingAnswerHeaders };

export function registerEvaluateRoute(app: FastifyInstance): void {
  app.post<{ Body: EvaluateBody }>('/emails/evaluate', {
    config: { scope: 'emails:evaluate', policy: 'evaluate', endpoint: '/emails/evaluate' },
    attachValidation: true,
    bodyLimit: evaluateBodyBytesMax,
    schema: {
      operationId: 'evaluateEmail',
      tags: ['Emails'],
      summary: 'Score an email and say why',
      description:
        "Scores an email as generate scores its drafts, and explains each score: what was found, where, and what to do about it. With the fields of a generate call the scores of its draft are exactly the draft's own. Costs nothing, and asks no model.",
      security: [{ apiKey: [] }],
      body: EvaluateBody,
      response: {
        200: answer(EvaluateAnswer, {
          description: 'The scores, and the findings behind them.',
          headers: evaluateHeaders,
          example: evaluateAnswerExample,
        }),
        ...errorAnswers([400, 401, 403, 408, 413, 415, 429, 500, 503], evaluateHeaders),
      },
    },
    handler: async (request, reply) => {
      const startedAt = performance.now();
      const keyFailure = await request.authenticate();
      const databaseMs = performance.now() - startedAt;
      reply.header('server-timing', `database;dur=${roundMs(databaseMs)}`);
      if (keyFailure) return sendFailure(request, reply, keyFailure);
      return answerEvaluation(request, reply);
    },
  });
}
