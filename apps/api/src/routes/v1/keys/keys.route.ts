import { type Core, createKey, listKeys } from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { parseFutureInstant } from '../../../errors/future-instant.ts';
import { getPersonCaller } from '../../../plugins/account-session.ts';
import { sendFailure } from '../../../plugins/send-failure.ts';
import { answer } from '../../../schemas/answer.ts';
import { rateAnswerHeaders, timingAnswerHeaders } from '../../../schemas/answer-headers.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import { limitDefault, toListMeta } from '../../../schemas/list.ts';
import { signedIn } from '../../../schemas/security.ts';
import {
  CreateKeyBody,
  KeysAnswer,
  KeysQuery,
  keysExample,
  NewKeyAnswer,
  newKeyExample,
} from './keys.schema.ts';

const headers = { ...rateAnswerHeaders, ...timingAnswerHeaders };

/** The account's keys as a whole: the list, and a new one. */
export function registerKeysRoutes(app: FastifyInstance, core: Core): void {
  app.get<{ Querystring: KeysQuery }>('/keys', {
    config: { session: 'read', policy: 'account' },
    schema: {
      operationId: 'listKeys',
      tags: ['Keys'],
      summary: "The account's keys",
      description:
        'Every key that the account ever had, newest first, without its value. Needs a session, not a key.',
      security: signedIn,
      querystring: KeysQuery,
      response: {
        200: answer(KeysAnswer, { description: 'A page of keys.', headers, example: keysExample }),
        ...errorAnswers([400, 401, 403, 408, 429, 500, 503], headers),
      },
    },
    handler: async (request) => {
      const { accountId } = getPersonCaller(request);
      const { limit = limitDefault, ...query } = request.query;
      const { keys, hasMore } = await listKeys(core, { accountId, limit, ...query });
      return { success: true, data: keys, meta: toListMeta(keys, hasMore) };
    },
  });

  app.post<{ Body: CreateKeyBody }>('/keys', {
    config: { session: 'write', policy: 'account' },
    schema: {
      operationId: 'createKey',
      tags: ['Keys'],
      summary: 'Make a key',
      description:
        'Makes a key. Its value is in `data.key`, this once: what is kept of it cannot be turned back into it. The tier says how many live keys an account may have. Needs a session, not a key.',
      security: signedIn,
      body: CreateKeyBody,
      response: {
        201: answer(NewKeyAnswer, {
          description: 'The key, with its value.',
          headers,
          example: newKeyExample,
        }),
        ...errorAnswers([400, 401, 403, 408, 409, 413, 415, 429, 500, 503], headers),
      },
    },
    handler: async (request, reply) => {
      const { accountId, userId } = getPersonCaller(request);
      const { mode = 'live', expires_at, ...body } = request.body;
      const expiresAt = parseFutureInstant('expires_at', expires_at, core.clock.now());
      if (!expiresAt.ok) return sendFailure(request, reply, expiresAt.failure);
      const key = { ...body, accountId, mode, createdBy: userId, expiresAt: expiresAt.value ?? null };
      const made = await createKey(core, key, { userId, requestId: request.id });
      if (!made.ok) return sendFailure(request, reply, made.failure);
      return reply.code(201).send({ success: true, data: { ...made.value.record, key: made.value.value } });
    },
  });
}
