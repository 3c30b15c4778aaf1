import type { RateState } from '@firstline/core';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the account stands against the route's policy, once that is known. */
    rate: RateState | undefined;
  }
}

/** Tells every caller with a good key where it stands: the IETF's fields, and the three that clients read today. */
export function registerRateLimitHeaders(app: FastifyInstance): void {
  app.decorateRequest('rate', undefined);
  app.addHook('onSend', async ({ rate }, reply) => {
    if (!rate) return;
    const { policy, limit, remaining } = rate;
    const seconds = Math.ceil(rate.fullSeconds);
    reply.headers({
      'ratelimit-policy': `"${policy}";q=${limit};w=60`,
      ratelimit: `"${policy}";r=${remaining};t=${seconds}`,
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-reset': String(seconds),
    });
  });
}
