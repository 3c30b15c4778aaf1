import {
  authenticateKey,
  type Core,
  type Failure,
  invalidKey,
  parseKeyValue,
  type Scope,
} from '@firstline/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from './send-failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope that a key needs for this route. A route without one takes no key. */
    scope?: Scope;
  }
  interface FastifyRequest {
    /** SHA-256 of the key that was sent, once its shape and checksum are right. */
    keyHash: Buffer | undefined;
    /** Checks the key against the database, once; resolves to what is wrong with it. */
    authenticate(): Promise<Failure | undefined>;
  }
}

/**
 * Authentication by API key. A missing or malformed key is refused before the body is read and without the database; whose key
 * it is, is found out with the first statement that the route needs anyway.
 */
export function registerApiKeyAuth(app: FastifyInstance, core: Core): void {
  app.decorateRequest('keyHash', undefined);
  app.decorateRequest('authenticate', async function authenticate(this: FastifyRequest) {
    const { scope } = this.routeOptions.config;
    if (!this.keyHash || !scope) return invalidKey;
    const key = { hash: this.keyHash, scope, receivedAt: this.receivedAt };
    const result = await authenticateKey(core, key);
    this.caller = result.ok ? result.value : result.caller;
    return result.ok ? undefined : result.failure;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.scope) return;
    const credential = readCredential(request);
    if ('failure' in credential) return sendFailure(request, reply, credential.failure);
    request.keyHash = credential.hash;
  });
}

function readCredential(request: FastifyRequest): { hash: Buffer } | { failure: Failure } {
  const headers = request.raw.headersDistinct.authorization ?? [];
  if (headers.length === 0) {
    return {
      failure: { code: 'missing_api_key', message: 'Send your API key as Authorization: Bearer <API_KEY>.' },
    };
  }
  const token = headers.length === 1 ? /^Bearer +(\S+)$/i.exec(headers[0] ?? '')?.[1] : undefined;
  const key = token === undefined ? undefined : parseKeyValue(token);
  return key ? { hash: key.hash } : { failure: invalidKey };
}
