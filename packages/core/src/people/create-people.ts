import { setTimeout as sleep } from 'node:timers/promises';
import { betterAuth } from 'better-auth/minimal';
import { findAccountOfOwner } from '../accounts/index.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { collectFaults } from './adapter-faults.ts';
import { authOptions } from './auth-options.ts';
import { findWeakPassword } from './find-weak-password.ts';
import { findOpenRoute } from './open-routes.ts';
import {
  cookiePrefix,
  hasSecureCookies,
  ownHeaders,
  type PeopleOptions,
  peopleBasePath,
} from './people-options.ts';
import { onBehalfOf } from './request-in-hand.ts';
import { takeAttempt } from './take-attempt.ts';

/** A person who is signed in, with the account that they act for. */
export type PersonSession = {
  sessionId: string;
  userId: string;
  accountId: string;
  email: string;
  emailVerified: boolean;
  name: string;
  expiresAt: Date;
};

export type People = {
  /**
   * Answers a request under `/api/auth`. Rejects with the database's own error when the database refused.
   */
  handler(request: Request, client: Client): Promise<Response>;
  /** Who is signed in by a session cookie or `Authorization: Bearer`. Rejects when the database cannot be asked. */
  findSession(headers: Headers): Promise<PersonSession | undefined>;
  /** Whether a `Cookie` header holds a session cookie, good or not. */
  hasSessionCookie(cookies: string): boolean;
  /** Whether pages of this origin may act with a person's cookie. */
  trustsOrigin(origin: string): boolean;
};

/** Where a request came from. */
export type Client = {
  /** Kept with the session that a sign-in opens. */
  address: string;
  /** What attempts are counted for: the address, or an IPv6 one's network. */
  network: string;
  /** Stands in the audit rows of what the request changes. */
  requestId: string;
};

/** better-auth over our tables, for people only: machines use API keys. */
export function createPeople(options: PeopleOptions): People {
  const auth = betterAuth(authOptions(options));

  const { origin } = new URL(options.publicUrl);
  const sessionCookie = `${hasSecureCookies(options) ? '__Secure-' : ''}${cookiePrefix}.session_token`;
  const ask = (request: Request, { requestId }: Client) =>
    onBehalfOf(requestId, () => collectFaults(() => auth.handler(request)));

  /** The refusal of a new password that is weak for whoever is signed in. What else may be wrong, better-auth answers. */
  async function findWeakness(request: Request): Promise<Response | undefined> {
    const { result: session, faults } = await collectFaults(() =>
      // Not renewed: whether the request comes from a page of ours is not known yet.
      auth.api.getSession({ headers: request.headers, query: { disableRefresh: true } }),
    );
    if (faults.length > 0) throw faults[0];
    if (!session) return undefined;
    const body: unknown = await request.json().catch(() => undefined);
    if (typeof body !== 'object' || body === null || !('newPassword' in body)) return undefined;
    const fault = await findWeakPassword(body.newPassword, session.user);
    return fault && refuse(400, fault.code, fault.message);
  }

  return {
    async handler(request, client) {
      const startedAt = performance.now();
      const path = new URL(request.url).pathname.slice(peopleBasePath.length);
      const route = findOpenRoute(request.method, path);
      if (!route) return refuse(404, 'NOT_FOUND', 'There is no such route.');
      const { attempt, even, mailsOnly, changesPassword } = route;
      const waitSeconds = attempt ? await takeAttempt(options, attempt, client.network) : 0;
      if (waitSeconds > 0) return refuseAttempt(waitSeconds);
      if (mailsOnly && !options.mailer.canSend) {
        return refuse(501, 'MAIL_UNAVAILABLE', 'This server sends no mail. Ask whoever runs it.');
      }
      const prepared = new Request(request, { headers: forwardedHeaders(request.headers, client) });
      const again = prepared.clone();
      const weakness = changesPassword ? await findWeakness(prepared.clone()) : undefined;
      if (weakness) return weakness;
      let { result, faults } = await ask(prepared, client);
      // Two sign-ups raced for one address: the second try finds it taken, like any later one.
      if (faults.length > 0 && faults.every((fault) => isUniqueViolation(fault, 'users_email_unique'))) {
        ({ result, faults } = await ask(again, client));
      }
      if (!result || faults.length > 0) throw faults[0];
      if (even) await sleep(Math.max(0, startedAt + options.timings.evenAnswerMs - performance.now()));
      return result;
    },

    async findSession(headers) {
      const { result, faults } = await collectFaults(() => auth.api.getSession({ headers }));
      if (faults.length > 0) throw faults[0];
      if (!result) return undefined;
      const { session, user } = result;
      const account = await findAccountOfOwner(options, user.id);
      if (!account) throw new Error(`${user.id} has no account`);
      const { email, emailVerified, name } = user;
      return {
        sessionId: session.id,
        userId: user.id,
        accountId: account.id,
        email,
        emailVerified,
        name,
        expiresAt: session.expiresAt,
      };
    },

    hasSessionCookie: (cookies) =>
      cookies.split(';').some((cookie) => cookie.trim().startsWith(`${sessionCookie}=`)),

    trustsOrigin: (candidate) =>
      candidate === origin || (options.development === true && localOrigin.test(candidate)),
  };
}

const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/** In better-auth's shape. */
function refuse(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, message }, { status, headers });
}

function refuseAttempt(seconds: number): Response {
  const message = `Too many attempts. Try again in ${seconds} s.`;
  return refuse(429, 'TOO_MANY_ATTEMPTS', message, { 'retry-after': String(Math.min(60, seconds)) });
}

function forwardedHeaders(received: Headers, { address, requestId }: Client): Headers {
  const headers = new Headers(received);
  headers.set(ownHeaders.address, address);
  headers.set(ownHeaders.requestId, requestId);
  // Every browser that sends Sec-Fetch-Mode sends Sec-Fetch-Site too; Node's fetch sends the first alone, and
  // would be asked for an Origin that no server-side client has.
  if (!headers.has('sec-fetch-site') && !headers.has('origin') && !headers.has('cookie')) {
    headers.delete('sec-fetch-mode');
    headers.delete('sec-fetch-dest');
  }
  return headers;
}
