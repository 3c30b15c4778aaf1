import type { Failure } from '@firstline/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.ts';
import { createFailureBuckets } from './failure-buckets.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a failed authentication of a client; the failure that is answered in its place where there were too many. */
    noteAuthFailure(request: FastifyRequest): Failure | undefined;
  }
}

/**
 * Limits failed authentications for each client address. Asked only once an authentication has failed, so it never refuses a valid
 * credential and costs a good call nothing.
 */
export function registerAuthFailures(app: FastifyInstance, perMinute: number): void {
  const buckets = perMinute > 0 ? createFailureBuckets(perMinute) : undefined;
  app.decorate('noteAuthFailure', (request: FastifyRequest) => {
    const waitMs = buckets?.take(clientNetwork(request.ip), performance.now()) ?? 0;
    return waitMs > 0 ? tooManyFailures(perMinute, Math.ceil(waitMs / 1000)) : undefined;
  });
}

function tooManyFailures(limit: number, seconds: number): Failure {
  return {
    code: 'rate_limit_exceeded',
    message: `More than ${limit} authentications a minute failed from this address. Try again in ${seconds} s.`,
    retryAfterSeconds: seconds,
    members: {
      violated_policies: ['authentication'],
      limit,
      window_seconds: 60,
      retry_after_seconds: seconds,
    },
  };
}
