import {
  admitCall,
  type Core,
  type Failure,
  invalidKey,
  type Mode,
  type Policy,
  parseKeyValue,
  type Scope,
} from '@firstline/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from './send-failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate limit that calls of this route fall under. */
    policy?: Policy;
    /** The scope that a key needs for this route. A route without one takes no key. */
    scope?: Scope;
  }
  interface FastifyRequest {
    /** SHA-256 of the key that was sent, once its shape and checksum are right. */
    keyHash: Buffer | undefined;
    /** What the key's prefix says. */
    keyMode: Mode | undefined;
    /** Checks the key against the database and takes a token, once; resolves to what forbids the call. */
    authenticate(): Promise<Failure | undefined>;
  }
}

/**
 * Authentication by API key. A missing or malformed key is refused before the body is read and without the database; whose key
 * it is, is found out with the first statement that the route needs anyway.
 */
export function registerApiKeyAuth(app: FastifyInstance, core: Core): void {
  app.decorateRequest('keyHash', undefined);
  app.decorateRequest('keyMode', undefined);
  app.decorateRequest('authenticate', async function authenticate(this: FastifyRequest) {
    const { scope, policy, endpoint } = this.routeOptions.config;
    if (!this.keyHash || !scope || !policy || !endpoint) return invalidKey;
    const { id: requestId, receivedAt, keyHash: hash } = this;
    const admission = await admitCall(core, { hash, scope, policy, endpoint, requestId, receivedAt });
    this.caller = admission.caller;
    this.rate = admission.rate;
    this.counted = admission.counted;
    return admission.result.ok ? undefined : admission.result.failure;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.scope) return;
    const credential = readCredential(request);
    if ('failure' in credential) return sendFailure(request, reply, credential.failure);
    request.keyHash = credential.hash;
    request.keyMode = credential.mode;
  });
}

function readCredential(request: FastifyRequest): { hash: Buffer; mode: Mode } | { failure: Failure } {
  const headers = request.raw.headersDistinct.authorization ?? [];
  if (!headers.some(holdsBearerToken)) {
    return {
      failure: { code: 'missing_api_key', message: 'Send your API key as Authorization: Bearer <API_KEY>.' },
    };
  }
  const token = headers.length === 1 ? /^Bearer +(\S+)$/i.exec(headers[0] ?? '')?.[1] : undefined;
  const key = token === undefined ? undefined : parseKeyValue(token);
  return key ?? { failure: invalidKey };
}

/** Whether a header brings a token at all. Without one, or with another scheme, RFC 6750, section 3.1 wants no error code. */
export function holdsBearerToken(authorization: string): boolean {
  return /^Bearer +\S/i.test(authorization);
}
