import { type Core, createWebhook, eventSchema, listWebhooks, type Outbound } from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { getPersonCaller } from '../../../plugins/account-session.ts';
import { sendFailure } from '../../../plugins/send-failure.ts';
import { answer } from '../../../schemas/answer.ts';
import { rateAnswerHeaders, timingAnswerHeaders } from '../../../schemas/answer-headers.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import { limitDefault, toListMeta } from '../../../schemas/list.ts';
import { signedIn } from '../../../schemas/security.ts';
import {
  CreateWebhookBody,
  EventTypesAnswer,
  eventExamples,
  examples,
  NewWebhookAnswer,
  WebhooksAnswer,
  WebhooksQuery,
} from './webhooks.schema.ts';

const headers = { ...rateAnswerHeaders, ...timingAnswerHeaders };
const tags = ['Webhooks'];

/** The account's endpoints as a whole: the list, a new one, and what they can be told of. */
export function registerWebhooksRoutes(app: FastifyInstance, core: Core, outbound: Outbound): void {
  app.get<{ Querystring: WebhooksQuery }>('/webhooks', {
    config: { session: 'read', policy: 'account' },
    schema: {
      operationId: 'listWebhooks',
      tags,
      summary: "The account's endpoints",
      description: 'Every endpoint, newest first, without its secret. Needs a session, not a key.',
      security: signedIn,
      querystring: WebhooksQuery,
      response: {
        200: answer(WebhooksAnswer, {
          description: 'A page of endpoints.',
          headers,
          example: examples.webhooks,
        }),
        ...errorAnswers([400, 401, 403, 408, 429, 500, 503], headers),
      },
    },
    handler: async (request) => {
      const { accountId } = getPersonCaller(request);
      const { limit = limitDefault, after } = request.query;
      const { webhooks, hasMore } = await listWebhooks(core, { accountId, limit, after });
      return { success: true, data: webhooks, meta: toListMeta(webhooks, hasMore) };
    },
  });

  app.post<{ Body: CreateWebhookBody }>('/webhooks', {
    config: { session: 'write', policy: 'account' },
    schema: {
      operationId: 'createWebhook',
      tags,
      summary: 'Register an endpoint',
      description:
        'Registers an endpoint. Its secret is in `data.secret`, this once: store it, since every delivery is signed with it (Standard Webhooks 1.0). Approved paid accounts have up to 10. Needs a session, not a key.',
      security: signedIn,
      body: CreateWebhookBody,
      response: {
        201: answer(NewWebhookAnswer, {
          description: 'The endpoint, with its secret.',
          headers,
          example: examples.newWebhook,
        }),
        ...errorAnswers([400, 401, 403, 408, 409, 413, 415, 429, 500, 503], headers),
      },
    },
    handler: async (request, reply) => {
      const { accountId, userId } = getPersonCaller(request);
      const actor = { userId, requestId: request.id };
      const made = await createWebhook(core, outbound, { ...request.body, accountId, actor });
      if (!made.ok) return sendFailure(request, reply, made.failure);
      const { record, secret } = made.value;
      return reply.code(201).send({ success: true, data: { ...record, secret } });
    },
  });

  const types = eventExamples.map(({ type, example }) => ({
    name: type.name,
    description: type.description,
    schema: eventSchema(type),
    example,
  }));
  app.get('/webhooks/event-types', {
    config: { session: 'read', policy: 'account' },
    schema: {
      operationId: 'listEventTypes',
      tags,
      summary: 'What endpoints are told of',
      description: 'Every event with its JSON Schema and an example. Needs a session, not a key.',
      security: signedIn,
      response: {
        200: answer(EventTypesAnswer, { description: 'The events.', headers }),
        ...errorAnswers([400, 401, 403, 408, 429, 500, 503], headers),
      },
    },
    handler: async () => ({ success: true, data: types }),
  });
}
