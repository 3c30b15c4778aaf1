import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';

/** Counts every answered request. */
export function registerRequestMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.onRequestEnd((request, reply) => {
    const { facts, caller } = request;
    metrics.requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      request.elapsedMs() / 1000,
    );
    if (facts.credits && caller) metrics.creditsCharged.inc({ mode: caller.mode }, facts.credits);
  });
}
