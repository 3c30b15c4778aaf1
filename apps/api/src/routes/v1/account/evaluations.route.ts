import { evaluateBodyBytesMax } from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../schemas/answer.ts';
import { rateAnswerHeaders, timingAnswerHeaders } from '../../../schemas/answer-headers.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import { signedIn } from '../../../schemas/security.ts';
import { answerEvaluation } from '../emails/answer-evaluation.ts';
import { EvaluateAnswer, EvaluateBody, evaluateAnswerExample } from '../emails/evaluate.schema.ts';

const headers = { ...rateAnswerHeaders, ...timingAnswerHeaders };

/** Evaluate for whoever is signed in: the same answer and limits, and no key. */
export function registerEvaluationsRoute(app: FastifyInstance): void {
  app.post<{ Body: EvaluateBody }>('/account/evaluations', {
    config: { session: 'write', policy: 'evaluate', endpoint: '/account/evaluations' },
    attachValidation: true,
    bodyLimit: evaluateBodyBytesMax,
    schema: {
      operationId: 'evaluateDraft',
      tags: ['Account'],
      summary: 'Score an email, signed in',
      description:
        'As POST /api/v1/emails/evaluate, within the same limits and without a key. Needs a session, not a key.',
      security: signedIn,
      body: EvaluateBody,
      response: {
        200: answer(EvaluateAnswer, {
          description: 'The scores, and the findings behind them.',
          headers,
          example: evaluateAnswerExample,
        }),
        ...errorAnswers([400, 401, 403, 408, 413, 415, 429, 500, 503], headers),
      },
    },
    handler: async (request, reply) => answerEvaluation(request, reply),
  });
}
