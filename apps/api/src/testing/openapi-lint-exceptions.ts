import type { LintException } from './lint-openapi.ts';

/** Where our OpenAPI document departs from the linters' rules, and why. */
export const openApiLintExceptions: LintException[] = [
  {
    rule: 'owasp:api8:2023-define-cors-origin',
    reason:
      'No CORS header is sent, on purpose: keys are for servers, and no browser of another origin may call the API.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    reason:
      'It refuses RateLimit and X-RateLimit-Limit together; we send both, the standard and what clients read today.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit-responses-429',
    path: '/api/v1/openapi.json',
    reason: 'The document is public and costs nothing to serve.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-401',
    path: '/api/v1/openapi.json',
    reason: 'The document is public.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-401',
    path: '/api/auth/sign-up/email',
    reason: 'Signing up needs no credential that could be wrong.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-401',
    path: '/api/auth/sign-out',
    reason: 'better-auth answers 200 without a session: there is nothing left to end.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-401',
    path: '/api/auth/get-session',
    reason: 'better-auth answers 200 and null without a session.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit-responses-429',
    path: '/api/auth/sign-out',
    reason:
      'Tries no password, sends no mail and tells nothing of the session: there is nothing to limit by address.',
  },
  ...['verify-email', 'reset-password/{token}'].map((route) => ({
    rule: 'owasp:api2:2023-no-credentials-in-url',
    path: `/api/auth/${route}`,
    reason:
      'A link in a mail can carry its token nowhere else. It works for an hour, and no log holds addresses.',
  })),
  {
    rule: 'operation-2xx-response',
    path: '/api/auth/reset-password/{token}',
    reason: 'It only leads to a page.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit-responses-429',
    path: '/api/auth/reset-password/{token}',
    reason: 'A link in a mail: its token has 142 random bits, and trying costs less than answering.',
  },
  ...['send-verification-email', 'request-password-reset', 'reset-password/{token}', 'reset-password'].map(
    (route) => ({
      rule: 'owasp:api8:2023-define-error-responses-401',
      path: `/api/auth/${route}`,
      reason: 'Needs no credential that could be wrong: a bad token is a bad request.',
    }),
  ),
];
