import type { Attempt } from './take-attempt.ts';

type OpenRoute = {
  /** What calls of it are limited as, for each client. */
  attempt?: Exclude<Attempt, 'mail'>;
  /** Whether its answer would tell by its time if an address has an account. */
  even?: boolean;
  /** Whether all that it does is to send a mail. */
  mailsOnly?: boolean;
  /** Whether it sets the password of whoever is signed in. */
  changesPassword?: boolean;
};

/**
 * What is open to people. better-auth has more routes, and brings new ones with its versions: each is opened when it is needed and
 * tested. `*` stands for one part of a path.
 */
const openRoutes: Record<string, OpenRoute> = {
  'POST /sign-up/email': { attempt: 'sign-up', even: true },
  'POST /sign-in/email': { attempt: 'sign-in' },
  'POST /sign-out': {},
  'GET /get-session': {},
  'GET /list-sessions': {},
  'POST /revoke-session': {},
  'POST /revoke-sessions': {},
  'POST /revoke-other-sessions': {},
  'POST /send-verification-email': { attempt: 'ask-for-mail', even: true, mailsOnly: true },
  'GET /verify-email': {},
  'POST /request-password-reset': { attempt: 'ask-for-mail', even: true, mailsOnly: true },
  'GET /reset-password/*': {},
  'POST /reset-password': { attempt: 'set-password' },
  'POST /change-password': { attempt: 'set-password', changesPassword: true },
};

/** What is said of a route, or undefined for one that is not open. */
export function findOpenRoute(method: string, path: string): OpenRoute | undefined {
  return openRoutes[`${method} ${path}`] ?? openRoutes[`${method} ${path.replace(/\/[^/]+$/, '/*')}`];
}
