import { type Failure, parseKeyValue, peopleBasePath } from '@firstline/core';
import type { FastifyRequest } from 'fastify';
import { holdsBearerToken } from '../../plugins/api-key-auth.ts';

/** Whether a request brings an API key, good or not, where a session is asked for. One that fails its checksum is any other token. */
export function holdsApiKey({ raw }: FastifyRequest): boolean {
  return bearerTokens(raw.headersDistinct.authorization).some((token) => parseKeyValue(token));
}

/**
 * Counts an answer of better-auth's among the client's failed authentications, where it is one: every 401, and "nobody is signed
 * in" to whoever sent a credential. The failure to answer in its place where there were too many. Sign-ins are not counted here:
 * they have a limit of their own (core's take-attempt.ts), good ones included, and hold for all processes.
 */
export function findAuthFailure(request: FastifyRequest, status: number, body: Buffer): Failure | undefined {
  const { url } = request.routeOptions;
  if (url === `${peopleBasePath}/sign-in/email`) return undefined;
  const isNobody = url === `${peopleBasePath}/get-session` && body.equals(nobody) && hasCredential(request);
  return status === 401 || isNobody ? request.server.noteAuthFailure(request) : undefined;
}

/** RFC 6750, section 3: an error code only for whoever sent a token. */
export function challengeFor({ raw }: FastifyRequest): string {
  const sent = (raw.headersDistinct.authorization ?? []).some(holdsBearerToken);
  return sent ? 'Bearer realm="api", error="invalid_token"' : 'Bearer realm="api"';
}

const nobody = Buffer.from('null');

function hasCredential({ raw }: FastifyRequest): boolean {
  const { authorization = [], cookie = [] } = raw.headersDistinct;
  return authorization.some(holdsBearerToken) || cookie.some((value) => value.includes('session_token='));
}

function bearerTokens(authorization: string[] = []): string[] {
  return authorization.flatMap((value) => /^Bearer +([!-~]+)$/i.exec(value)?.[1] ?? []);
}
