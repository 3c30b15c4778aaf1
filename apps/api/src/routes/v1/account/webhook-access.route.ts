import { type Core, requestWebhookAccess } from '@firstline/core';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { getPersonCaller } from '../../../plugins/account-session.ts';
import { sendFailure } from '../../../plugins/send-failure.ts';
import { answer } from '../../../schemas/answer.ts';
import { rateAnswerHeaders, timingAnswerHeaders } from '../../../schemas/answer-headers.ts';
import { Success } from '../../../schemas/envelope.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import { signedIn } from '../../../schemas/security.ts';
import { OneOf } from '../../../schemas/text.ts';

const headers = { ...rateAnswerHeaders, ...timingAnswerHeaders };

const WebhookAccessAnswer = Success(
  Type.Object(
    {
      webhook_access: OneOf(['pending', 'approved', 'rejected'], { description: 'Where the review stands.' }),
    },
    { additionalProperties: false },
  ),
);

/** Nothing can be said yet; what is sent all the same is refused, not ignored. */
const WebhookAccessBody = Type.Object(
  {},
  { title: 'WebhookAccessBody', additionalProperties: false, examples: [{}] },
);

/** Asks for webhooks. Whoever asks again learns where the review stands. */
export function registerWebhookAccessRoute(app: FastifyInstance, core: Core): void {
  app.post('/account/webhook-access', {
    config: { session: 'write', policy: 'account' },
    schema: {
      operationId: 'requestWebhookAccess',
      tags: ['Account'],
      summary: 'Ask for access to webhooks',
      description:
        'Asks for a review; an operator approves or rejects. Asking again changes nothing, and tells where the review stands. The free tier has no webhooks. Needs a session, not a key.',
      security: signedIn,
      body: WebhookAccessBody,
      response: {
        200: answer(WebhookAccessAnswer, {
          description: 'Where the review stands.',
          headers,
          example: { success: true, data: { webhook_access: 'pending' } },
        }),
        ...errorAnswers([400, 401, 403, 408, 413, 415, 429, 500, 503], headers),
      },
    },
    handler: async (request, reply) => {
      const { accountId, userId } = getPersonCaller(request);
      const actor = { userId, requestId: request.id };
      const access = await requestWebhookAccess(core, { accountId, actor });
      if (!access.ok) return sendFailure(request, reply, access.failure);
      return { success: true, data: { webhook_access: access.value } };
    },
  });
}
