import { type Core, getUsage } from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { creditHeaders } from '../../../plugins/credit-headers.ts';
import { tellDatabaseTime } from '../../../plugins/database-time.ts';
import { sendFailure } from '../../../plugins/send-failure.ts';
import { answer } from '../../../schemas/answer.ts';
import {
  creditAnswerHeaders,
  rateAnswerHeaders,
  timingAnswerHeaders,
} from '../../../schemas/answer-headers.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import { toUsageAnswer } from './to-usage-answer.ts';
import { UsageAnswer, usageExample } from './usage.schema.ts';

const usageHeaders = { ...creditAnswerHeaders, ...rateAnswerHeaders, ...timingAnswerHeaders };

/** What the key's account has used in the running month, as specification 2.3 has it. */
export function registerUsageRoute(app: FastifyInstance, core: Core): void {
  app.get('/account/usage', {
    config: { scope: 'usage:read', policy: 'usage', endpoint: '/account/usage' },
    schema: {
      operationId: 'getUsage',
      tags: ['Account'],
      summary: "The account's usage in the current period",
      description:
        'Calls and credits of the account that the key belongs to, by day and by endpoint. Costs nothing. The call itself shows in the next answer.',
      security: [{ apiKey: [] }],
      response: {
        200: answer(UsageAnswer, {
          description: 'Usage of the current period.',
          headers: usageHeaders,
          example: usageExample,
        }),
        ...errorAnswers([400, 401, 403, 408, 429, 500, 503], usageHeaders),
      },
    },
    handler: async (request, reply) => {
      const startedAt = performance.now();
      const keyFailure = await request.authenticate();
      const { caller } = request;
      const usage = keyFailure || !caller ? undefined : await getUsage(core, caller, request.receivedAt);
      tellDatabaseTime(reply, startedAt);
      if (keyFailure) return sendFailure(request, reply, keyFailure);
      if (!usage) throw new Error('a key was good and has no account');
      const { remainingCredits: remaining, monthlyLimit: limit } = usage.tier;
      const credits = { used: 0, remaining, limit, resetsAt: usage.period.endsAt };
      reply.headers(creditHeaders(credits, request.receivedAt));
      return reply.send({ success: true, data: toUsageAnswer(usage) });
    },
  });
}
