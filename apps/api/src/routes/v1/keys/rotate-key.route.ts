import { type Core, gracePolicy, noSuchKey, rotateKey } from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../schemas/answer.ts';
import { rateAnswerHeaders, timingAnswerHeaders } from '../../../schemas/answer-headers.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import type { RotateBody } from '../../../schemas/rotate-body.ts';
import { signedIn } from '../../../schemas/security.ts';
import { answerWith } from '../answer-with.ts';
import { KeyParams, NewKeyAnswer, newKeyExample, RotateKeyBody } from './keys.schema.ts';

const headers = { ...rateAnswerHeaders, ...timingAnswerHeaders };

/** Rotation, under its own address and under the key's, which is the specification's. */
export function registerRotateKeyRoutes(app: FastifyInstance, core: Core): void {
  for (const { url, operationId } of [
    { url: '/keys/:keyId/rotate', operationId: 'rotateKey' },
    { url: '/keys/:keyId', operationId: 'rotateKeyAtItsAddress' },
  ]) {
    app.post<{ Params: KeyParams; Body: RotateBody }>(url, {
      config: { session: 'write', policy: 'account' },
      attachValidation: true,
      schema: {
        operationId,
        tags: ['Keys'],
        summary: 'Replace a key by a new one',
        description:
          'Makes a key of the same name, mode, scopes and expiry, whose value is in `data.key` this once. The old one works until the grace ends, 24 hours unless the body says otherwise. Only an active key can be rotated, and the new one takes its place in the limit of keys. Needs a session, not a key.',
        security: signedIn,
        params: KeyParams,
        body: RotateKeyBody,
        response: {
          201: answer(NewKeyAnswer, {
            description: 'The new key, with its value.',
            headers,
            example: newKeyExample,
          }),
          ...errorAnswers([400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], headers),
        },
      },
      handler: (request, reply) =>
        answerWith(
          request,
          reply,
          noSuchKey,
          async (by) => {
            const { grace_period_seconds: graceSeconds = gracePolicy.secondsDefault } = request.body;
            const rotated = await rotateKey(core, { ...by, ...request.params, graceSeconds });
            if (!rotated.ok) return rotated;
            const { record, value } = rotated.value;
            return { ok: true, value: { ...record, key: value } };
          },
          201,
        ),
    });
  }
}
