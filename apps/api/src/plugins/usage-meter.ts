import { type Core, type Endpoint, recordCall } from '@firstline/core';
import { describeError } from '@firstline/process';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name under which calls of this route are counted. */
    endpoint?: Endpoint;
  }
}

/** Counts every authenticated call before it is answered, unless the work itself has counted it. */
export function registerUsageMeter(app: FastifyInstance, core: Core): void {
  app.addHook('onSend', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || !request.caller || request.counted) return;
    request.counted = true;
    try {
      await recordCall(core, request.caller, {
        requestId: request.id,
        endpoint,
        status: reply.statusCode,
        errorCode: request.facts.errorCode,
        durationMs: request.elapsedMs(),
        receivedAt: request.receivedAt,
      });
    } catch (error) {
      if (reply.statusCode < 400) throw error;
      // The failure that is being answered stays the answer; it charged nothing, so the money is right all the same.
      request.log.error(describeError(error), 'a failed call could not be counted');
    }
  });
}
