import type { Tracing } from '@firstline/process';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** One span a request, of what its log line says. A caller's own trace is not continued: it would decide what of ours is kept. */
export function registerRequestTraces(app: FastifyInstance, tracing: Pick<Tracing, 'record'>): void {
  app.onRequestEnd((request, reply) => {
    const { facts, caller, person, receivedAt } = request;
    const route = request.routeOptions.url;
    tracing.record({
      name: route ? `${request.method} ${route}` : request.method,
      kind: 'server',
      startedAt: receivedAt,
      durationMs: request.elapsedMs(),
      failed: reply.statusCode >= 500,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'error.type': facts.errorCode,
        'firstline.request_id': request.id,
        'firstline.account_id': caller?.accountId ?? person?.accountId,
        'firstline.user_id': person?.userId,
        'firstline.key_id': caller?.keyId ?? undefined,
        'firstline.credits': facts.credits ?? 0,
        'firstline.model': facts.model,
        'firstline.upstream_calls': facts.upstreamCalls ?? 0,
        'firstline.upstream_ms': facts.upstreamMs,
        'firstline.input_tokens': facts.inputTokens,
        'firstline.output_tokens': facts.outputTokens,
        ...timesOf(reply),
      },
    });
  });
}

/** What Server-Timing says, such as `firstline.database_ms`. */
function timesOf(reply: FastifyReply): Record<string, number> {
  const header = String(reply.getHeader('server-timing') ?? '');
  const times = [...header.matchAll(/(\w+);dur=([\d.]+)/g)];
  return Object.fromEntries(times.map(([, name, ms]) => [`firstline.${name}_ms`, Number(ms)]));
}
