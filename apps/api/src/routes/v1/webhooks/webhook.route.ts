import {
  type Core,
  deleteWebhook,
  getWebhook,
  gracePolicy,
  noSuchWebhook,
  type Outbound,
  recoverDeliveries,
  rotateSecret,
  testEventName,
  testWebhook,
  updateWebhook,
} from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { fieldFailure } from '../../../errors/field-errors.ts';
import { answer } from '../../../schemas/answer.ts';
import { rateAnswerHeaders, timingAnswerHeaders } from '../../../schemas/answer-headers.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import type { RotateBody } from '../../../schemas/rotate-body.ts';
import { signedIn } from '../../../schemas/security.ts';
import { answerWith } from '../answer-with.ts';
import {
  DeletedAnswer,
  examples,
  NewWebhookAnswer,
  RecoverBody,
  RecoveredAnswer,
  RotateSecretBody,
  TestAnswer,
  TestWebhookBody,
  UpdateWebhookBody,
  WebhookAnswer,
  WebhookParams,
} from './webhooks.schema.ts';

const headers = { ...rateAnswerHeaders, ...timingAnswerHeaders };
const common = { tags: ['Webhooks'], security: signedIn, params: WebhookParams };
const record = answer(WebhookAnswer, { description: 'The endpoint.', headers, example: examples.webhook });
const reads = { config: { session: 'read', policy: 'account' }, attachValidation: true } as const;
const writes = { config: { session: 'write', policy: 'account' }, attachValidation: true } as const;
const withBody = errorAnswers([400, 401, 403, 404, 408, 413, 415, 429, 500, 503], headers);
const withoutBody = errorAnswers([400, 401, 403, 404, 408, 429, 500, 503], headers);

/** One endpoint: read, change, delete, and what is done with it. Another account's is answered as a missing one. */
export function registerWebhookRoutes(app: FastifyInstance, core: Core, outbound: Outbound): void {
  app.get<{ Params: WebhookParams }>('/webhooks/:webhookId', {
    ...reads,
    schema: {
      ...common,
      operationId: 'getWebhook',
      summary: 'One endpoint',
      description: 'The endpoint, without its secret. Needs a session, not a key.',
      response: { 200: record, ...withoutBody },
    },
    handler: (request, reply) =>
      answerWith(request, reply, noSuchWebhook, ({ accountId }) =>
        getWebhook(core, { accountId, ...request.params }),
      ),
  });

  app.patch<{ Params: WebhookParams; Body: UpdateWebhookBody }>('/webhooks/:webhookId', {
    ...writes,
    schema: {
      ...common,
      operationId: 'updateWebhook',
      summary: 'Change an endpoint',
      description:
        'Changes what is named and leaves the rest. `"active": false` cancels what waits for the endpoint (recover sends it again); `"active": true` forgets its failures. Needs a session, not a key.',
      body: UpdateWebhookBody,
      response: { 200: record, ...withBody },
    },
    handler: (request, reply) =>
      answerWith(request, reply, noSuchWebhook, (by) =>
        updateWebhook(core, outbound, { ...by, ...request.params }, request.body),
      ),
  });

  app.delete<{ Params: WebhookParams }>('/webhooks/:webhookId', {
    ...writes,
    schema: {
      ...common,
      operationId: 'deleteWebhook',
      summary: 'Delete an endpoint',
      description: 'Deletes an endpoint and what waits for it. Needs a session, not a key.',
      response: {
        200: answer(DeletedAnswer, { description: 'It is gone.', headers, example: examples.deleted }),
        ...withoutBody,
      },
    },
    handler: (request, reply) =>
      answerWith(request, reply, noSuchWebhook, (by) => deleteWebhook(core, { ...by, ...request.params })),
  });

  app.post<{ Params: WebhookParams; Body: RotateBody }>('/webhooks/:webhookId/rotate-secret', {
    ...writes,
    schema: {
      ...common,
      operationId: 'rotateWebhookSecret',
      summary: "Replace an endpoint's secret",
      description:
        'Makes a new secret, in `data.secret` this once. Until the grace ends, every delivery is signed with both. Needs a session, not a key.',
      body: RotateSecretBody,
      response: {
        200: answer(NewWebhookAnswer, {
          description: 'The endpoint, with its new secret.',
          headers,
          example: examples.newWebhook,
        }),
        ...withBody,
      },
    },
    handler: (request, reply) =>
      answerWith(request, reply, noSuchWebhook, async (by) => {
        const { grace_period_seconds: graceSeconds = gracePolicy.secondsDefault } = request.body;
        const rotated = await rotateSecret(core, { ...by, ...request.params, graceSeconds });
        if (!rotated.ok) return rotated;
        const { record: changed, secret } = rotated.value;
        return { ok: true, value: { ...changed, secret } };
      }),
  });

  app.post<{ Params: WebhookParams; Body: TestWebhookBody }>('/webhooks/:webhookId/test', {
    ...writes,
    schema: {
      ...common,
      operationId: 'testWebhook',
      summary: 'Send a sample to an endpoint',
      description:
        'Sends a sample event once, signed as any other, waits for the answer, and says what came of it. It is listed among the deliveries and changes nothing of the endpoint. Needs a session, not a key.',
      body: TestWebhookBody,
      response: {
        200: answer(TestAnswer, { description: 'What came of it.', headers, example: examples.test }),
        ...withBody,
      },
    },
    handler: (request, reply) =>
      answerWith(request, reply, noSuchWebhook, ({ accountId }) => {
        const { event = testEventName } = request.body;
        return testWebhook(core, outbound, { accountId, ...request.params, event });
      }),
  });

  app.post<{ Params: WebhookParams; Body: RecoverBody }>('/webhooks/:webhookId/recover', {
    ...writes,
    schema: {
      ...common,
      operationId: 'recoverWebhook',
      summary: 'Send again what failed',
      description:
        'Sends every event again whose delivery failed or was canceled between the two instants and that has not been delivered since. Needs a session, not a key.',
      body: RecoverBody,
      response: {
        202: answer(RecoveredAnswer, {
          description: 'How many deliveries were made.',
          headers,
          example: examples.recovered,
        }),
        ...withBody,
      },
    },
    handler: (request, reply) =>
      answerWith(
        request,
        reply,
        noSuchWebhook,
        async ({ accountId }) => {
          const since = new Date(request.body.since);
          const until = request.body.until === undefined ? core.clock.now() : new Date(request.body.until);
          if (!(since <= until)) {
            const message = 'since must be an instant before until';
            return {
              ok: false,
              failure: fieldFailure({ field: 'since', code: 'out_of_range', message }),
            } as const;
          }
          return recoverDeliveries(core, { accountId, ...request.params, since, until });
        },
        202,
      ),
  });
}
