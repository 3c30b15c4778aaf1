import { evaluateBodyBytesMax, type TextWork } from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../../schemas/security.ts';
import { answerEvaluation } from '../emails/answer-evaluation.ts';
import { EvaluateBody, evaluateAnswers } from '../emails/evaluate.schema.ts';

/** Evaluate for whoever is signed in: the same answer and limits, and no key. */
export function registerEvaluationsRoute(app: FastifyInstance, work: TextWork): void {
  app.post<{ Body: EvaluateBody }>('/account/evaluations', {
    config: { session: 'write', policy: 'evaluate', endpoint: '/account/evaluations' },
    bodyLimit: evaluateBodyBytesMax,
    schema: {
      operationId: 'evaluateDraft',
      tags: ['Account'],
      summary: 'Score an email, signed in',
      description:
        'As POST /api/v1/emails/evaluate, within the same limits and without a key. Needs a session, not a key.',
      security: signedIn,
      body: EvaluateBody,
      response: evaluateAnswers,
    },
    handler: (request, reply) => answerEvaluation(request, reply, work),
  });
}
