import type { FastifyInstance } from 'fastify';
import { sendFailure } from './send-failure.ts';

/** While the server stops: calls in flight are answered, further ones are sent elsewhere, and connections close after their answer. */
export function registerStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!stopping) return;
    return sendFailure(request, reply, {
      code: 'service_overloaded',
      message: 'This server is stopping. Try again.',
      retryAfterSeconds: 1,
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
