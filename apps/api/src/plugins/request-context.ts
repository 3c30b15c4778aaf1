import { type Caller, createId, idTime } from '@firstline/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rememberExchange } from './open-exchanges.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request came in: the time that its id carries. */
    receivedAt: Date;
    /** Known once the key was good. */
    caller: Caller | undefined;
    /** Whether the call already stands in usage. */
    counted: boolean;
    /** What the request log says beside the status. */
    facts: RequestFacts;
    elapsedMs(): number;
  }
}

/** What a handler adds to its request's log line: figures and codes, never text. */
export type RequestFacts = {
  errorCode?: string | undefined;
  credits?: number;
  model?: string | undefined;
  upstreamCalls?: number;
  upstreamMs?: number;
  inputTokens?: number;
  outputTokens?: number;
  cacheReadTokens?: number;
  cacheWriteTokens?: number;
  costUsd?: number;
};

/** Visible ASCII: what a caller's own request id may hold. */
const clientRequestId = /^[\x21-\x7e]{1,128}$/;

/** A new id, whatever the caller sent. Its time is when the request was received. */
export function createRequestId(): string {
  return createId('req', new Date());
}

/** A caller's own id for the request, or undefined where there is none or it is malformed. */
export function findClientRequestId(request: FastifyRequest): string | undefined {
  const value = request.headers['x-client-request-id'];
  return typeof value === 'string' && clientRequestId.test(value) ? value : undefined;
}

/** A request's path and query, also where its address names a host (RFC 9112, section 3.2.2). */
export function toOriginForm(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
}

/** Gives every request its id, its time and the place where its log line is gathered. */
export function registerRequestContext(app: FastifyInstance): void {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('counted', false);
  app.decorateRequest('receivedAt');
  app.decorateRequest('facts');
  app.decorateRequest('elapsedMs');
  // At once, since the HTTP parser may refuse what follows within the same packet.
  app.addHook('onRequest', (request, reply, done) => {
    beginRequest(request, reply);
    done();
  });
}

/** Gives a request what every hook after this one counts on: its times, its facts, and its id on the answer. */
export function beginRequest(request: FastifyRequest, reply: FastifyReply): void {
  rememberExchange(request, reply);
  const startedAt = performance.now();
  request.receivedAt = idTime(request.id);
  request.facts = {};
  request.elapsedMs = () => performance.now() - startedAt;
  reply.header('x-request-id', request.id);
  const theirs = findClientRequestId(request);
  if (theirs) reply.header('x-client-request-id', theirs);
}
