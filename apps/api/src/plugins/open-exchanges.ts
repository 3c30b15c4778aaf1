import type { Duplex } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A request that a route has begun to work on, and its answer. */
export type Exchange = { request: FastifyRequest; reply: FastifyReply };

const latest = new WeakMap<Duplex, Exchange>();

/** Remembers what a connection is being used for, so that a fault of the connection can be told to the right request. */
export function rememberExchange(request: FastifyRequest, reply: FastifyReply): void {
  latest.set(request.raw.socket, { request, reply });
}

/** The last request that came in over a connection. */
export function findLatestExchange(socket: Duplex): Exchange | undefined {
  return latest.get(socket);
}
