import type { Failure } from '@firstline/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorBody } from '../errors/error-body.ts';
import { errorTable, isRetryable } from '../errors/error-table.ts';
import type { FieldError } from '../errors/field-errors.ts';

/** Answers a failure: status, headers and the one error shape. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  fault: Failure & { errors?: FieldError[] },
): FastifyReply {
  const isAuthFailure = errorTable[fault.code].status === 401;
  const failure = (isAuthFailure && request.server.noteAuthFailure(request)) || fault;
  const { code } = failure;
  const { status } = errorTable[code];
  request.facts.errorCode = code;
  reply.headers(failureHeaders(failure));
  if (status === 401 || code === 'insufficient_scope') {
    reply.header('www-authenticate', challenge(failure));
  }
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(
      toErrorBody(failure, {
        requestId: request.id,
        publicUrl: request.server.publicUrl(),
        elapsedMs: request.elapsedMs(),
      }),
    );
}

/** Whether and when to try again, in the headers that clients read. */
export function failureHeaders({ code, retryAfterSeconds }: Failure): Record<string, string> {
  const seconds = retryAfterSeconds ?? (errorTable[code].status === 503 ? 2 : undefined);
  return {
    'x-should-retry': String(isRetryable(code)),
    ...(seconds === undefined
      ? {}
      : { 'retry-after': String(Math.min(60, Math.max(1, Math.ceil(seconds)))) }),
  };
}

/** RFC 6750, section 3: what the caller has to present. */
function challenge({ code, members }: Failure): string {
  const realm = 'Bearer realm="api"';
  if (code === 'missing_api_key' || code === 'missing_session') return realm;
  if (code === 'insufficient_scope')
    return `${realm}, error="insufficient_scope", scope="${members?.required_scope}"`;
  return `${realm}, error="invalid_token"`;
}
