import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from './send-failure.ts';

/** A stopping server that is never left in peace closes all the same. */
const longestMs = 2_000;

/**
 * While the server stops: calls in flight are answered, further ones are sent elsewhere, and connections close after their answer.
 * Connections are taken until no call has come for `quietMs`.
 */
export function registerStopping(app: FastifyInstance, quietMs: number): void {
  let stopping = false;
  const inFlight = new Set<FastifyRequest>();
  let lastArrivalAt = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', (request, _reply, done) => {
    inFlight.add(request);
    lastArrivalAt = performance.now();
    done();
  });
  app.onRequestEnd((request) => {
    inFlight.delete(request);
  });
  app.addHook('preClose', async () => {
    stopping = true;
    const startedAt = performance.now();
    while (performance.now() - startedAt < longestMs) {
      // Not "no connection is open": whoever was just answered may be about to open the next.
      const isQuiet = inFlight.size === 0 && performance.now() - lastArrivalAt > quietMs;
      if (isQuiet) return;
      await sleep(20);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!stopping) return;
    return sendFailure(request, reply, {
      code: 'service_overloaded',
      message: 'This server is stopping. Try again.',
      retryAfterSeconds: 1,
    });
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
}
