import { type Core, type Failure, listPeriods, type Result } from '@firstline/core';
import { differenceInDays } from 'date-fns/differenceInDays';
import { subDays } from 'date-fns/subDays';
import type { FastifyInstance } from 'fastify';
import { fieldFailure } from '../../../errors/field-errors.ts';
import { getPersonCaller } from '../../../plugins/account-session.ts';
import { sendFailure } from '../../../plugins/send-failure.ts';
import { answer } from '../../../schemas/answer.ts';
import { rateAnswerHeaders, timingAnswerHeaders } from '../../../schemas/answer-headers.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import { signedIn } from '../../../schemas/security.ts';
import { PeriodsAnswer, PeriodsQuery, periodsDaysMax, periodsExample } from './periods.schema.ts';
import { toUsageAnswer } from './to-usage-answer.ts';

const headers = { ...rateAnswerHeaders, ...timingAnswerHeaders };

/** What the account used in past periods. */
export function registerPeriodsRoute(app: FastifyInstance, core: Core): void {
  app.get<{ Querystring: PeriodsQuery }>('/account/periods', {
    config: { session: 'read', policy: 'account' },
    schema: {
      operationId: 'listPeriods',
      tags: ['Account'],
      summary: 'Usage of past periods',
      description:
        'The usage of each period that has a day of start_date to end_date in it, newest first, in the shape of the usage route. The tier is that of today. Needs a session, not a key.',
      security: signedIn,
      querystring: PeriodsQuery,
      response: {
        200: answer(PeriodsAnswer, { description: 'The periods.', headers, example: periodsExample }),
        ...errorAnswers([400, 401, 403, 408, 429, 500, 503], headers),
      },
    },
    handler: async (request, reply) => {
      const range = toRange(request.query, request.receivedAt);
      if (!range.ok) return sendFailure(request, reply, range.failure);
      const { accountId } = getPersonCaller(request);
      const { mode = 'live' } = request.query;
      const periods = await listPeriods(core, { accountId, mode }, range.value, request.receivedAt);
      return { success: true, data: periods.map(toUsageAnswer) };
    },
  });
}

/** The two days as instants: the first one's beginning, and the last one's, which lies in the same period as its end. */
function toRange(
  { start_date, end_date }: PeriodsQuery,
  now: Date,
): Result<{ from: Date; to: Date }, Failure> {
  const to = end_date === undefined ? now : new Date(end_date);
  const from = start_date === undefined ? subDays(to, 365) : new Date(start_date);
  if (from > to) {
    const message = 'start_date must not be after end_date';
    return { ok: false, failure: fieldFailure({ field: 'start_date', code: 'out_of_range', message }) };
  }
  if (differenceInDays(to, from) > periodsDaysMax) {
    const message = `start_date must be at most ${periodsDaysMax} days before end_date`;
    return { ok: false, failure: fieldFailure({ field: 'start_date', code: 'out_of_range', message }) };
  }
  return { ok: true, value: { from, to } };
}
