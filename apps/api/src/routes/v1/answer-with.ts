import type { Failure, Result } from '@firstline/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FieldError } from '../../errors/field-errors.ts';
import { toRequestFailure } from '../../errors/request-failure.ts';
import { getPersonCaller } from '../../plugins/account-session.ts';
import { sendFailure } from '../../plugins/send-failure.ts';

/** Whose account it is, and who acts for it in which request. */
export type By = { accountId: string; actor: { userId: string; requestId: string } };

/** Answers whoever is signed in with what a verb says; a path that can name no record is answered as `missing`. */
export async function answerWith<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  missing: Failure,
  work: (by: By) => Promise<Result<T, Failure & { errors?: FieldError[] }>>,
  status = 200,
) {
  if (request.validationError) {
    return sendFailure(request, reply, toRequestFailure(request, request.validationError, missing));
  }
  const { accountId, userId } = getPersonCaller(request);
  const result = await work({ accountId, actor: { userId, requestId: request.id } });
  if (!result.ok) return sendFailure(request, reply, result.failure);
  return reply.code(status).send({ success: true, data: result.value });
}
