import {
  type Core,
  getDelivery,
  listDeliveries,
  noSuchDelivery,
  noSuchWebhook,
  replayDelivery,
} from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { toRequestFailure } from '../../../errors/request-failure.ts';
import { getPersonCaller } from '../../../plugins/account-session.ts';
import { sendFailure } from '../../../plugins/send-failure.ts';
import { answer } from '../../../schemas/answer.ts';
import { rateAnswerHeaders, timingAnswerHeaders } from '../../../schemas/answer-headers.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import { limitDefault, toListMeta } from '../../../schemas/list.ts';
import { signedIn } from '../../../schemas/security.ts';
import { answerWith } from '../answer-with.ts';
import {
  DeliveriesAnswer,
  DeliveriesQuery,
  DeliveryAnswer,
  DeliveryDetailsAnswer,
  DeliveryParams,
  examples,
  WebhookParams,
} from './webhooks.schema.ts';

const headers = { ...rateAnswerHeaders, ...timingAnswerHeaders };
const common = { tags: ['Webhooks'], security: signedIn };
const errors = errorAnswers([400, 401, 403, 404, 408, 429, 500, 503], headers);

/** What was and is being delivered to an endpoint, for the last 30 days. */
export function registerDeliveryRoutes(app: FastifyInstance, core: Core): void {
  app.get<{ Params: WebhookParams; Querystring: DeliveriesQuery }>('/webhooks/:webhookId/deliveries', {
    config: { session: 'read', policy: 'account' },
    attachValidation: true,
    schema: {
      ...common,
      operationId: 'listDeliveries',
      summary: "An endpoint's deliveries",
      description: 'Deliveries of the last 30 days, newest first. Needs a session, not a key.',
      params: WebhookParams,
      querystring: DeliveriesQuery,
      response: {
        200: answer(DeliveriesAnswer, {
          description: 'A page of deliveries.',
          headers,
          example: examples.deliveries,
        }),
        ...errors,
      },
    },
    handler: async (request, reply) => {
      if (request.validationError) {
        return sendFailure(request, reply, toRequestFailure(request, request.validationError, noSuchWebhook));
      }
      const { accountId } = getPersonCaller(request);
      const { limit = limitDefault, ...query } = request.query;
      const listed = await listDeliveries(core, { accountId, ...request.params, limit, ...query });
      if (!listed.ok) return sendFailure(request, reply, listed.failure);
      const { deliveries, hasMore } = listed.value;
      return { success: true, data: deliveries, meta: toListMeta(deliveries, hasMore) };
    },
  });

  app.get<{ Params: DeliveryParams }>('/webhooks/:webhookId/deliveries/:deliveryId', {
    config: { session: 'read', policy: 'account' },
    attachValidation: true,
    schema: {
      ...common,
      operationId: 'getDelivery',
      summary: 'One delivery',
      description:
        'A delivery with the event that it sends and what came of each attempt. Needs a session, not a key.',
      params: DeliveryParams,
      response: {
        200: answer(DeliveryDetailsAnswer, {
          description: 'The delivery.',
          headers,
          example: examples.deliveryDetails,
        }),
        ...errors,
      },
    },
    handler: (request, reply) =>
      answerWith(request, reply, noSuchDelivery, ({ accountId }) =>
        getDelivery(core, { accountId, ...request.params }),
      ),
  });

  app.post<{ Params: DeliveryParams }>('/webhooks/:webhookId/deliveries/:deliveryId/replay', {
    config: { session: 'write', policy: 'account' },
    attachValidation: true,
    schema: {
      ...common,
      operationId: 'replayDelivery',
      summary: 'Send a delivery again',
      description:
        'Makes a new delivery of the same event, with the same `webhook-id`. The endpoint has to be on. Needs a session, not a key.',
      params: DeliveryParams,
      response: {
        202: answer(DeliveryAnswer, {
          description: 'The new delivery.',
          headers,
          example: examples.delivery,
        }),
        ...errors,
      },
    },
    handler: (request, reply) =>
      answerWith(
        request,
        reply,
        noSuchDelivery,
        ({ accountId }) => replayDelivery(core, { accountId, ...request.params }),
        202,
      ),
  });
}
