import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findClientRequestId } from './request-context.ts';

/** One line a request, of these fields only: never a body, a header or an address, so that no text or key can reach a log. */
export function registerRequestLog(app: FastifyInstance): void {
  app.onRequestEnd(logRequest);
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { facts, caller, person } = request;
  request.log.info(
    {
      client_request_id: findClientRequestId(request),
      account_id: caller?.accountId ?? person?.accountId,
      user_id: person?.userId,
      key_id: caller?.keyId,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      error_code: facts.errorCode,
      ms: Math.round(request.elapsedMs() * 10) / 10,
      credits: facts.credits ?? 0,
      model: facts.model,
      upstream_calls: facts.upstreamCalls ?? 0,
      upstream_ms: facts.upstreamMs,
      input_tokens: facts.inputTokens,
      output_tokens: facts.outputTokens,
      cache_read_tokens: facts.cacheReadTokens,
      cache_write_tokens: facts.cacheWriteTokens,
      cost_usd: facts.costUsd,
    },
    'request',
  );
}
