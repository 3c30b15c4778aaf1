import { evaluateBodyBytesMax, type TextWork } from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { tellDatabaseTime } from '../../../plugins/database-time.ts';
import { sendFailure } from '../../../plugins/send-failure.ts';
import { answerEvaluation } from './answer-evaluation.ts';
import { EvaluateBody, evaluateAnswers } from './evaluate.schema.ts';

/** The scores of any email, for whoever has a key. It holds no credits and keeps nothing. */
export function registerEvaluateRoute(app: FastifyInstance, work: TextWork): void {
  app.post<{ Body: EvaluateBody }>('/emails/evaluate', {
    config: { scope: 'emails:evaluate', policy: 'evaluate', endpoint: '/emails/evaluate' },
    bodyLimit: evaluateBodyBytesMax,
    schema: {
      operationId: 'evaluateEmail',
      tags: ['Emails'],
      summary: 'Score an email and say why',
      description:
        "Scores an email as generate scores its drafts, and explains each score: what was found, where, and what to do about it. With the fields of a generate call the scores of its draft are exactly the draft's own. Costs nothing, and asks no model.",
      security: [{ apiKey: [] }],
      body: EvaluateBody,
      response: evaluateAnswers,
    },
    handler: async (request, reply) => {
      const startedAt = performance.now();
      const keyFailure = await request.authenticate();
      tellDatabaseTime(reply, startedAt);
      if (keyFailure) return sendFailure(request, reply, keyFailure);
      return answerEvaluation(request, reply, work);
    },
  });
}
