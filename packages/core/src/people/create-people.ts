import { isAPIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { findAccountOfOwner } from '../accounts/index.ts';
import type { Core } from '../context.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { createId, type IdPrefix } from '../ids.ts';
import { peoplePolicy } from '../policy.ts';
import { collectFaults } from './adapter-faults.ts';
import { peopleAdapter } from './people-adapter.ts';
import { checkSignUpFields } from './sign-up-fields.ts';

export type PeopleOptions = Pick<Core, 'db' | 'clock'> & {
  /** Signs cookies and tokens (`AUTH_SECRET`). Another secret ends every session. */
  secret: string;
  /** Where people reach the service. `https` makes cookies Secure; its origin is trusted. */
  publicUrl: string;
  /** In development also trusts localhost and 127.0.0.1, on any port. */
  trustLocalOrigins?: boolean;
};

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
   * Answers a request under `/api/auth`. `clientAddress` is kept with the session that a sign-in opens. Rejects with the
   * database's own error when the database refused.
   */
  handler(request: Request, clientAddress?: string): Promise<Response>;
  /** Who is signed in by a session cookie or `Authorization: Bearer`. Rejects when the database cannot be asked. */
  findSession(headers: Headers): Promise<PersonSession | undefined>;
  /** Whether a `Cookie` header holds a session cookie, good or not. */
  hasSessionCookie(cookies: string): boolean;
  /** Whether pages of this origin may act with a person's cookie. */
  trustsOrigin(origin: string): boolean;
};

/** Where `handler` is mounted. */
export const peopleBasePath = '/api/auth';

/** What is open to people. better-auth has more routes; each is opened when it is tested. */
const openRoutes = new Set(['/sign-up/email', '/sign-in/email', '/sign-out', '/get-session']);

const idPrefixes: Record<string, IdPrefix> = {
  user: 'usr',
  session: 'ses',
  account: 'idn',
  verification: 'ver',
};

const cookiePrefix = 'firstline';

const addressHeader = 'x-firstline-client-address';

/** better-auth over our tables, for people only: machines use API keys. */
export function createPeople(options: PeopleOptions): People {
  const auth = betterAuth(authOptions(options));

  const { origin, protocol } = new URL(options.publicUrl);
  const sessionCookie = `${protocol === 'https:' ? '__Secure-' : ''}${cookiePrefix}.session_token`;
  const ask = (request: Request) => collectFaults(() => auth.handler(request));

  return {
    async handler(request, clientAddress) {
      const route = new URL(request.url).pathname.slice(peopleBasePath.length);
      if (!openRoutes.has(route)) {
        return Response.json({ code: 'NOT_FOUND', message: 'There is no such route.' }, { status: 404 });
      }
      const prepared = new Request(request, { headers: forwardedHeaders(request.headers, clientAddress) });
      const again = prepared.clone();
      let { result, faults } = await ask(prepared);
      // Two sign-ups raced for one address: the second try finds it taken, like any later one.
      if (faults.length > 0 && faults.every((fault) => isUniqueViolation(fault, 'users_email_unique'))) {
        ({ result, faults } = await ask(again));
      }
      if (!result || faults.length > 0) throw faults[0];
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
      candidate === origin || (options.trustLocalOrigins === true && localOrigin.test(candidate)),
  };
}

function authOptions({ db, clock, secret, publicUrl, trustLocalOrigins = false }: PeopleOptions) {
  return {
    appName: 'Firstline',
    secret,
    baseURL: publicUrl,
    basePath: peopleBasePath,
    trustedOrigins: trustLocalOrigins ? localOrigins : [],
    database: peopleAdapter({ db, clock }),
    user: { modelName: 'users' },
    session: {
      modelName: 'sessions',
      expiresIn: peoplePolicy.sessionSeconds,
      updateAge: peoplePolicy.sessionRenewAfterSeconds,
    },
    account: { modelName: 'identities' },
    verification: { modelName: 'verifications' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: peoplePolicy.passwordCharactersMin,
      maxPasswordLength: peoplePolicy.passwordCharactersMax,
      // A sign-up that signed in would tell whether the address was free. Without, a taken one gets the same answer.
      autoSignIn: false,
    },
    plugins: [bearer()],
    hooks: { before: checkSignUpFields },
    advanced: {
      cookiePrefix,
      useSecureCookies: new URL(publicUrl).protocol === 'https:',
      // better-auth turns both checks off where NODE_ENV is test, unless told.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: {
        generateId({ model }: { model: string }) {
          const prefix = idPrefixes[model];
          if (!prefix) throw new Error(`no id prefix for ${model}`);
          return createId(prefix, clock.now());
        },
      },
    },
    // Counts in one process's memory only.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its lines hold addresses. What went wrong reaches the caller as an answer or an error.
    logger: { disabled: true },
    onAPIError: {
      // Without this the router prints a fault with its parameters, addresses among them, and answers 500.
      onError(error: unknown) {
        if (!isAPIError(error)) throw error;
      },
    },
  };
}

const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;
/** The same, as better-auth writes it. */
const localOrigins = [
  'http://localhost:*',
  'http://127.0.0.1:*',
  'https://localhost:*',
  'https://127.0.0.1:*',
];

function forwardedHeaders(received: Headers, clientAddress: string | undefined): Headers {
  const headers = new Headers(received);
  headers.delete(addressHeader);
  if (clientAddress !== undefined) headers.set(addressHeader, clientAddress);
  // Every browser that sends Sec-Fetch-Mode sends Sec-Fetch-Site too; Node's fetch sends the first alone, and
  // would be asked for an Origin that no server-side client has.
  if (!headers.has('sec-fetch-site') && !headers.has('origin') && !headers.has('cookie')) {
    headers.delete('sec-fetch-mode');
    headers.delete('sec-fetch-dest');
  }
  return headers;
}
