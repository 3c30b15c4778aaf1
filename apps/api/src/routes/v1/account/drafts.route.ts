import type { Core, Failure } from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { toRequestFailure } from '../../../errors/request-failure.ts';
import { getPersonCaller } from '../../../plugins/account-session.ts';
import { sendFailure } from '../../../plugins/send-failure.ts';
import { signedIn } from '../../../schemas/security.ts';
import { answerGenerate } from '../emails/answer-generate.ts';
import { GenerateBody, GenerateHeaders, generateAnswers } from '../emails/generate.schema.ts';

/** Generate for whoever is signed in: the same answer, price and limits, and no key. */
export function registerDraftsRoute(app: FastifyInstance, core: Core): void {
  app.post<{ Body: GenerateBody; Headers: GenerateHeaders }>('/account/drafts', {
    config: { session: 'write', policy: 'generate', endpoint: '/account/drafts' },
    attachValidation: true,
    schema: {
      operationId: 'generateDraft',
      tags: ['Account'],
      summary: 'Write one draft, signed in',
      description:
        'As POST /api/v1/emails/generate, at the same price and within the same limits, with live credits and without a key. Needs a session, not a key, and a verified e-mail address.',
      security: signedIn,
      headers: GenerateHeaders,
      body: GenerateBody,
      response: generateAnswers,
    },
    handler: async (request, reply) => {
      const { accountId, emailVerified } = getPersonCaller(request);
      if (!emailVerified) return sendFailure(request, reply, emailNotVerified);
      if (request.validationError) {
        return sendFailure(request, reply, toRequestFailure(request, request.validationError));
      }
      return answerGenerate(core, request, reply, { by: { accountId }, endpoint: '/account/drafts' });
    },
  });
}

/** As for live keys: an address that nobody has shown to be theirs spends nothing. */
const emailNotVerified: Failure = {
  code: 'email_not_verified',
  message: 'Verify your e-mail address first. Until then the account can generate with test keys.',
};
