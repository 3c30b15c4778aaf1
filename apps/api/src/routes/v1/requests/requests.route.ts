import { type Core, type LoggedCall, listCalls } from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { roundMs } from '../../../errors/error-body.ts';
import { getPersonCaller } from '../../../plugins/account-session.ts';
import { answer } from '../../../schemas/answer.ts';
import { rateAnswerHeaders, timingAnswerHeaders } from '../../../schemas/answer-headers.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import { limitDefault, toListMeta } from '../../../schemas/list.ts';
import { signedIn } from '../../../schemas/security.ts';
import { RequestsAnswer, RequestsQuery, requestsDescription, requestsExample } from './requests.schema.ts';

const headers = { ...rateAnswerHeaders, ...timingAnswerHeaders };

/** The account's request log. */
export function registerRequestsRoute(app: FastifyInstance, core: Core): void {
  app.get<{ Querystring: RequestsQuery }>('/requests', {
    config: { session: 'read', policy: 'account' },
    schema: {
      operationId: 'listRequests',
      tags: ['Account'],
      summary: 'The calls of the last 30 days',
      description: requestsDescription,
      security: signedIn,
      querystring: RequestsQuery,
      response: {
        200: answer(RequestsAnswer, { description: 'A page of calls.', headers, example: requestsExample }),
        ...errorAnswers([400, 401, 403, 408, 429, 500, 503], headers),
      },
    },
    handler: async (request) => {
      const { accountId } = getPersonCaller(request);
      const { limit = limitDefault, after } = request.query;
      const { calls, hasMore } = await listCalls(core, { accountId, limit, after });
      const ids = calls.map(({ requestId: id }) => ({ id }));
      return { success: true, data: calls.map(toLogged), meta: toListMeta(ids, hasMore) };
    },
  });
}

function toLogged(call: LoggedCall) {
  return {
    request_id: call.requestId,
    created_at: call.createdAt.toISOString(),
    endpoint: call.endpoint,
    mode: call.mode,
    status: call.status,
    error_code: call.errorCode,
    credits_used: call.credits,
    duration_ms: roundMs(call.durationUs / 1000),
    key_id: call.keyId,
  };
}
