import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Observer = (request: FastifyRequest, reply: FastifyReply) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls back once for each request, when nothing further will happen to it. */
    onRequestEnd(observer: Observer): void;
    endRequest(request: FastifyRequest, reply: FastifyReply): void;
  }
}

/** The end of a request, answered or not: the framework tells only of those whose answer went out. */
export function registerRequestEnd(app: FastifyInstance): void {
  const observers: Observer[] = [];
  const ended = new WeakSet<FastifyRequest>();
  app.decorate('onRequestEnd', (observer: Observer) => {
    observers.push(observer);
  });
  app.decorate('endRequest', (request: FastifyRequest, reply: FastifyReply) => {
    if (ended.has(request)) return;
    ended.add(request);
    for (const observe of observers) observe(request, reply);
  });
  app.addHook('onResponse', (request, reply, done) => {
    app.endRequest(request, reply);
    done();
  });
  // An answer to a connection that is gone never finishes.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.raw.destroyed || request.raw.socket.destroyed) app.endRequest(request, reply);
    else reply.raw.once('close', () => app.endRequest(request, reply));
    done();
  });
}

/** Ends a request whose caller is gone: nobody receives an answer, and the log says so. */
export function endUnanswered(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(clientClosedRequest);
  request.server.endRequest(request, reply);
  return reply.hijack();
}

/** What the log shows where the caller hung up; a status that no answer carries. */
const clientClosedRequest = 499;
