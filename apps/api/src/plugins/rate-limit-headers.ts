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
  app.addHook('onSend', ({ rate }, reply, _payload, done) => {
    if (rate) reply.headers(rateHeaders(rate));
    done();
  });
}

function rateHeaders({ policy, limit, remaining, fullSeconds }: RateState): Record<string, string> {
  const seconds = Math.ceil(fullSeconds);
  return {
    'ratelimit-policy': `"${policy}";q=${limit};w=60`,
    ratelimit: `"${policy}";r=${remaining};t=${seconds}`,
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(seconds),
  };
}
