import { bodyBytesMax, type Failure, isDatabaseOutage } from '@firstline/core';
import { describeError } from '@firstline/process';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toRequestFailure } from '../errors/request-failure.ts';
import { tellDatabaseTime } from './database-time.ts';
import { answerUnseen } from './http-faults.ts';
import { BodyFault } from './json-body.ts';
import { toOriginForm } from './request-context.ts';
import { endUnanswered } from './request-end.ts';
import { sendFailure } from './send-failure.ts';

const unavailable: Failure = {
  code: 'service_unavailable',
  message: 'The service cannot reach its database. Nothing was charged; try again shortly.',
};

/** Gives every error, ours and the framework's, the one error shape. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError | Error, request, reply) => {
    if (!request.facts) return answerUnseen(request, reply);
    if (request.raw.destroyed && !request.raw.complete) {
      // Where the HTTP parser refused the rest of the body, it has answered already.
      return request.facts.errorCode ? endAnswered(request, reply) : endUnanswered(request, reply);
    }
    const failure = toFailure(error, request);
    // What a good answer was about to say of the credits is not said by a failure.
    for (const name of Object.keys(reply.getHeaders())) {
      if (name.startsWith('x-credits-')) reply.removeHeader(name);
    }
    if (!requestCodes.has(failure.code)) return sendFailure(request, reply, failure);
    // A bad request never beats a bad key.
    const keyFailure = await checkKeyFirst(request, reply);
    // The framework would close the connection under a caller who is still sending, and who might then miss the answer.
    reply.removeHeader('connection');
    return sendFailure(request, reply, keyFailure ?? failure);
  });
  // Before the body is looked at: a bad body never beats a bad address.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return answerUnknownRoute(app, request, reply);
  });
  app.setNotFoundHandler((request, reply) => answerUnknownRoute(app, request, reply));
}

function endAnswered(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.server.endRequest(request, reply);
  return reply.hijack();
}

function toFailure(error: FastifyError | Error, request: FastifyRequest): Failure {
  if (error instanceof BodyFault) return error.failure;
  if ('validation' in error && error.validation) return toRequestFailure(request, error);
  if ('code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request);
  const frameworkFailure = 'code' in error ? frameworkFailures[error.code] : undefined;
  if (frameworkFailure) return frameworkFailure;
  if (isDatabaseOutage(error)) {
    request.log.error(describeError(error), 'the database cannot be used');
    return unavailable;
  }
  if ('statusCode' in error && error.statusCode && error.statusCode < 500) {
    return { code: 'bad_request', message: 'The request cannot be read.' };
  }
  request.log.error(describeError(error), 'a request failed by a fault of ours');
  return {
    code: 'internal_error',
    message: 'A fault of ours. Nothing was charged. Send us the request id if it stays.',
  };
}

function tooLarge({ routeOptions }: FastifyRequest): Failure {
  const kibibytes = (routeOptions.bodyLimit ?? bodyBytesMax) / 1024;
  return { code: 'payload_too_large', message: `The body is larger than ${kibibytes} KiB.` };
}

const frameworkFailures: Record<string, Failure> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: 'Send the body with Content-Type: application/json.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'bad_request',
    message: 'The body has not the length that Content-Length says.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    code: 'empty_body',
    message: 'The request has no body: send a JSON object.',
  },
};

/** What is found wrong with a request before its key is looked up. */
const requestCodes: ReadonlySet<string> = new Set([
  'validation_failed',
  'invalid_json',
  'empty_body',
  'payload_too_large',
  'unsupported_media_type',
  'bad_request',
  'invalid_idempotency_key',
  'invalid_cursor',
]);

async function checkKeyFirst(request: FastifyRequest, reply: FastifyReply): Promise<Failure | undefined> {
  if (!request.routeOptions.config.scope || request.caller) return undefined;
  const startedAt = performance.now();
  try {
    return await request.authenticate();
  } catch (error) {
    return toFailure(error as Error, request);
  } finally {
    tellDatabaseTime(reply, startedAt);
  }
}

function answerUnknownRoute(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const path = toOriginForm(request.url).split('?', 1)[0] ?? '';
  const methods = app.methodsOf(path);
  // A route that has the method says itself that it has nothing there.
  if (methods.length === 0 || methods.includes(request.method)) {
    const near = app.routeNear(path);
    const hint = near ? `did you mean ${near}?` : `${app.publicUrl()}/docs names them all.`;
    return sendFailure(request, reply, {
      code: 'route_not_found',
      message: `There is no such route: ${hint}`,
    });
  }
  reply.header('allow', methods.join(', '));
  return sendFailure(request, reply, {
    code: 'method_not_allowed',
    message: `This route has no such method: use ${methods.join(' or ')}.`,
  });
}
