import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the caller closes the connection before the answer is out. */
export function abortedOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
