import {
  admitPerson,
  type Core,
  type Failure,
  type People,
  type PersonCaller,
  parseKeyValue,
} from '@firstline/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holdsBearerToken } from './api-key-auth.ts';
import { tellDatabaseTime } from './database-time.ts';
import { sendFailure } from './send-failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Makes a route one for signed-in people, and says whether it changes anything: a suspended account may only read. `policy` is
     * the limit that its calls fall under. Such a route takes no key.
     */
    session?: 'read' | 'write';
  }
  interface FastifyRequest {
    /** Who is signed in, on a route with `session`. */
    person: PersonCaller | undefined;
  }
}

/**
 * Authentication by session, as `Authorization: Bearer <session token>` or as a cookie from a trusted origin. All of it is decided
 * before the body is read, so a bad body never beats a bad session, a suspension or a limit. A key that fails its checksum is
 * answered as any other unknown token; one that does not is told that it is on the wrong route, and is not looked up.
 */
export function registerAccountSession(app: FastifyInstance, core: Core, people: People): void {
  app.decorateRequest('person', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const { session } = request.routeOptions.config;
    if (!session) return;
    const failure = await admit(request, reply, session);
    if (failure) return sendFailure(request, reply, failure);
  });

  async function admit(
    request: FastifyRequest,
    reply: FastifyReply,
    session: 'read' | 'write',
  ): Promise<Failure | undefined> {
    const credential = readCredential(request, people);
    if ('failure' in credential) return credential.failure;
    const { config, url = '' } = request.routeOptions;
    const { policy, endpoint } = config;
    if (!policy) throw new Error('a route for signed-in people has no rate limit');
    const startedAt = performance.now();
    const found = await people.findSession(credential.headers);
    if (!found) return invalidSession;
    const { result, rate, tier } = await admitPerson(core, found, {
      writes: session === 'write',
      policy,
      requestId: request.id,
      endpoint: endpoint ?? url.replace(/^\/api\/v1/, ''),
      receivedAt: request.receivedAt,
    });
    request.rate = rate;
    // What is counted is counted from here on, as for a key: also where it is refused.
    if (endpoint) request.caller = { accountId: found.accountId, keyId: null, mode: 'live', tier };
    tellDatabaseTime(reply, startedAt);
    if (!result.ok) return result.failure;
    request.person = result.value;
    return undefined;
  }
}

/** Who is signed in. Throws on a route without `session`: there nobody is. */
export function getPersonCaller(request: FastifyRequest): PersonCaller {
  if (!request.person) throw new Error('the route has no session');
  return request.person;
}

const missingSession: Failure = {
  code: 'missing_session',
  message: 'Sign in, and send the session token as Authorization: Bearer <token>.',
};
const invalidSession: Failure = {
  code: 'invalid_session',
  message: 'The session has ended or never existed. Sign in again.',
};
const sessionRequired: Failure = {
  code: 'session_required',
  message: 'This route is for a signed-in person: send a session token, not an API key.',
};
const originNotAllowed: Failure = {
  code: 'origin_not_allowed',
  message: 'A session cookie is only taken from pages of this service.',
};

type Credential = { headers: Headers } | { failure: Failure };

/** The one credential that counts, alone: a bad token is not made good by a cookie beside it. */
function readCredential(request: FastifyRequest, people: People): Credential {
  const [authorization, ...more] = request.raw.headersDistinct.authorization ?? [];
  if (authorization !== undefined) {
    const token = more.length === 0 ? /^Bearer +([!-~]+)$/i.exec(authorization)?.[1] : undefined;
    if (token === undefined) {
      return { failure: [authorization, ...more].some(holdsBearerToken) ? invalidSession : missingSession };
    }
    if (parseKeyValue(token)) return { failure: sessionRequired };
    return { headers: new Headers({ authorization: `Bearer ${token}` }) };
  }
  const { cookie } = request.headers;
  if (!cookie || !people.hasSessionCookie(cookie)) return { failure: missingSession };
  if (!comesFromOurPages(request, people)) return { failure: originNotAllowed };
  return { headers: new Headers({ cookie }) };
}

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request with a cookie was made by a page of ours. Browsers name the origin of every request that can change something;
 * of one that reads they leave it out, and no other site can see its answer. Does not cover what runs in our own pages.
 */
function comesFromOurPages({ method, headers }: FastifyRequest, people: People): boolean {
  if (headers.origin !== undefined) return people.trustsOrigin(headers.origin);
  return safeMethods.has(method) && headers['sec-fetch-site'] !== 'cross-site';
}
