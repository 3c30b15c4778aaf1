import { type Core, getUsage, type Usage } from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { roundMs } from '../../../errors/error-body.ts';
import { creditHeaders } from '../../../plugins/credit-headers.ts';
import { sendFailure } from '../../../plugins/send-failure.ts';
import { answer } from '../../../schemas/answer.ts';
import {
  creditAnswerHeaders,
  rateAnswerHeaders,
  timingAnswerHeaders,
} from '../../../schemas/answer-headers.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import { UsageAnswer, usageExample } from './usage.schema.ts';

const usageHeaders = { ...creditAnswerHeaders, ...rateAnswerHeaders, ...timingAnswerHeaders };

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
      reply.header('server-timing', `database;dur=${roundMs(performance.now() - startedAt)}`);
      if (keyFailure) return sendFailure(request, reply, keyFailure);
      if (!usage) throw new Error('a key was good and has no account');
      const { remainingCredits: remaining, monthlyLimit: limit } = usage.tier;
      const credits = { used: 0, remaining, limit, resetsAt: usage.period.endsAt };
      reply.headers(creditHeaders(credits, request.receivedAt));
      return reply.send({ success: true, data: toAnswer(usage) });
    },
  });
}

function toAnswer({ period, days, endpoints, tier }: Usage) {
  return {
    current_period: {
      start_date: period.startsAt.toISOString(),
      end_date: period.endsAt.toISOString(),
      ...toTotals(period),
    },
    daily_breakdown: days.map((day) => ({ date: day.date, ...toTotals(day) })),
    endpoint_usage: Object.fromEntries(
      Object.entries(endpoints).map(([name, { calls, credits, averageMs }]) => [
        name,
        { calls, credits, avg_response_time_ms: averageMs },
      ]),
    ),
    tier_info: {
      current_tier: tier.name,
      monthly_limit: tier.monthlyLimit,
      remaining_credits: tier.remainingCredits,
    },
  };
}

function toTotals(totals: { calls: number; credits: number; rateLimitHits: number }) {
  return {
    api_calls: totals.calls,
    credits_used: totals.credits,
    rate_limit_hits: totals.rateLimitHits,
  };
}
