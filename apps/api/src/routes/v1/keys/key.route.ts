import {
  type Core,
  getKey,
  type KeyChanges,
  noSuchKey,
  type Result,
  revokeKey,
  updateKey,
} from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { parseFutureInstant } from '../../../errors/future-instant.ts';
import { answer } from '../../../schemas/answer.ts';
import { rateAnswerHeaders, timingAnswerHeaders } from '../../../schemas/answer-headers.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import { signedIn } from '../../../schemas/security.ts';
import { answerWith } from '../answer-with.ts';
import { KeyAnswer, KeyParams, keyExample, UpdateKeyBody } from './keys.schema.ts';

const headers = { ...rateAnswerHeaders, ...timingAnswerHeaders };
const found = answer(KeyAnswer, { description: "The key's record.", headers, example: keyExample });
const common = { tags: ['Keys'], security: signedIn, params: KeyParams };

/** One key: read, change, revoke. Another account's key is answered as a missing one. */
export function registerKeyRoutes(app: FastifyInstance, core: Core): void {
  app.get<{ Params: KeyParams }>('/keys/:keyId', {
    config: { session: 'read', policy: 'account' },
    attachValidation: true,
    schema: {
      ...common,
      operationId: 'getKey',
      summary: 'One key',
      description: "The key's record, without its value. Needs a session, not a key.",
      response: { 200: found, ...errorAnswers([400, 401, 403, 404, 408, 429, 500, 503], headers) },
    },
    handler: (request, reply) =>
      answerWith(request, reply, noSuchKey, ({ accountId }) =>
        getKey(core, { accountId, ...request.params }),
      ),
  });

  app.patch<{ Params: KeyParams; Body: UpdateKeyBody }>('/keys/:keyId', {
    config: { session: 'write', policy: 'account' },
    attachValidation: true,
    schema: {
      ...common,
      operationId: 'updateKey',
      summary: 'Change a key',
      description:
        'Changes what is named and leaves the rest; it holds from the next call on. A revoked or expired key cannot be changed, and the end of one that was replaced can be brought forward only. Needs a session, not a key.',
      body: UpdateKeyBody,
      response: {
        200: found,
        ...errorAnswers([400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], headers),
      },
    },
    handler: (request, reply) =>
      answerWith(request, reply, noSuchKey, async (by) => {
        const changes = toChanges(request.body, core.clock.now());
        return changes.ok ? updateKey(core, { ...by, ...request.params }, changes.value) : changes;
      }),
  });

  app.delete<{ Params: KeyParams }>('/keys/:keyId', {
    config: { session: 'write', policy: 'account' },
    attachValidation: true,
    schema: {
      ...common,
      operationId: 'revokeKey',
      summary: 'Revoke a key',
      description:
        'Ends a key for good, from the next call on. One that is revoked already stays as it was. Needs a session, not a key.',
      response: { 200: found, ...errorAnswers([400, 401, 403, 404, 408, 429, 500, 503], headers) },
    },
    handler: (request, reply) =>
      answerWith(request, reply, noSuchKey, (by) =>
        revokeKey(core, { ...by, ...request.params, reason: 'revoked by its owner' }),
      ),
  });
}

function toChanges({ expires_at, ...changes }: UpdateKeyBody, now: Date): Result<KeyChanges> {
  const expiresAt = parseFutureInstant('expires_at', expires_at, now);
  if (!expiresAt.ok) return expiresAt;
  const { value } = expiresAt;
  return { ok: true, value: { ...changes, ...(value === undefined ? {} : { expiresAt: value }) } };
}
