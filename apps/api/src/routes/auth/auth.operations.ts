import type { TSchema } from '@sinclair/typebox';
import { answer } from '../../schemas/answer.ts';
import { redirectAnswerHeaders, sessionAnswerHeaders } from '../../schemas/answer-headers.ts';
import type { ErrorStatus } from '../../schemas/error-answers.ts';
import { noCredential, signedIn } from '../../schemas/security.ts';
import {
  AskForMailAnswer,
  AskForResetBody,
  AskForVerificationBody,
  ChangePasswordAnswer,
  ChangePasswordBody,
  MailedLinkQuery,
  ResetLinkParams,
  ResetLinkQuery,
  ResetPasswordBody,
  RevokeSessionBody,
  SessionAnswer,
  SessionListAnswer,
  SignInAnswer,
  SignInBody,
  SignOutAnswer,
  SignUpAnswer,
  SignUpBody,
  StatusAnswer,
  VerifyEmailAnswer,
} from './auth.schema.ts';

/** One of better-auth's routes, as the reference describes it. */
type AuthOperation = {
  method: 'GET' | 'POST';
  path: string;
  operationId: string;
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  body?: TSchema;
  querystring?: TSchema;
  params?: TSchema;
  response: Record<number, TSchema>;
  failures: ErrorStatus[];
};

const good = (schema: TSchema, description: string) => ({ 200: answer(schema, { description }) });
/** A session that is older than a day is renewed by its use, and sent again. */
const goodForSession = (schema: TSchema, description: string) => ({
  200: answer(schema, { description, headers: sessionAnswerHeaders }),
});
const redirect = (description: string) => ({
  302: answer({ type: 'null' } as unknown as TSchema, { description, headers: redirectAnswerHeaders }),
});

/** Every route of people's that is open (core's open-routes.ts says the same to better-auth). */
export const authOperations: readonly AuthOperation[] = [
  {
    method: 'POST',
    path: '/sign-up/email',
    operationId: 'signUp',
    summary: 'Sign up with an e-mail address and a password',
    description:
      'Makes a person and an account on the tier `free`, and sends a mail with a link that verifies the address. A taken address gets the same answer as a free one, and another mail.',
    security: noCredential,
    body: SignUpBody,
    response: good(SignUpAnswer, 'The person.'),
    failures: [400, 403, 415, 429],
  },
  {
    method: 'POST',
    path: '/sign-in/email',
    operationId: 'signIn',
    summary: 'Sign in',
    description: 'The session token is in the answer, in the header `set-auth-token`, and in a cookie.',
    security: noCredential,
    body: SignInBody,
    response: goodForSession(SignInAnswer, 'The session and the person.'),
    failures: [400, 401, 403, 415, 429],
  },
  {
    method: 'POST',
    path: '/sign-out',
    operationId: 'signOut',
    summary: 'End the session',
    description:
      'Ends the session at once, and takes its cookie back. Without a session there is nothing to end, and the answer is the same.',
    security: signedIn,
    response: good(SignOutAnswer, 'The session has ended.'),
    failures: [400, 403, 415],
  },
  {
    method: 'GET',
    path: '/get-session',
    operationId: 'getSession',
    summary: 'Who is signed in, or null',
    description:
      'Reads the session of the cookie or the bearer token. Without one the answer is null, not an error.',
    security: signedIn,
    response: goodForSession(SessionAnswer, 'The session and the person, or null.'),
    failures: [400, 403, 429],
  },
  {
    method: 'GET',
    path: '/list-sessions',
    operationId: 'listSessions',
    summary: 'Where one is signed in',
    description:
      'The sessions of whoever is signed in. `token` names a session for `/revoke-session`, and opens nothing.',
    security: signedIn,
    response: goodForSession(SessionListAnswer, 'The sessions that have not ended.'),
    failures: [400, 401, 403, 429],
  },
  {
    method: 'POST',
    path: '/revoke-session',
    operationId: 'revokeSession',
    summary: 'End one session',
    description:
      "Ends one of one's own sessions, named by its `token` in the list. A token of nobody's, or of somebody else's, changes nothing and gets the same answer.",
    security: signedIn,
    body: RevokeSessionBody,
    response: goodForSession(StatusAnswer, 'The session has ended.'),
    failures: [400, 401, 403, 415, 429],
  },
  {
    method: 'POST',
    path: '/revoke-other-sessions',
    operationId: 'revokeOtherSessions',
    summary: 'End all sessions but this one',
    description: "Ends every session of one's own but the one that asks.",
    security: signedIn,
    response: goodForSession(StatusAnswer, 'They have ended.'),
    failures: [400, 401, 403, 415, 429],
  },
  {
    method: 'POST',
    path: '/revoke-sessions',
    operationId: 'revokeSessions',
    summary: 'End all sessions',
    description: "Ends every session of one's own, this one too.",
    security: signedIn,
    response: goodForSession(StatusAnswer, 'They have ended.'),
    failures: [400, 401, 403, 415, 429],
  },
  {
    method: 'POST',
    path: '/send-verification-email',
    operationId: 'sendVerificationEmail',
    summary: 'Send the verification mail again',
    description:
      'Sends a mail with a link that verifies the address, where it has an account and is not verified. Whoever is not signed in gets the same answer for every address. A mailbox gets 6 mails an hour at most.',
    security: [...signedIn, ...noCredential],
    body: AskForVerificationBody,
    response: goodForSession(StatusAnswer, 'It is on its way, where there is something to verify.'),
    failures: [400, 403, 415, 429, 501],
  },
  {
    method: 'GET',
    path: '/verify-email',
    operationId: 'verifyEmail',
    summary: 'The link of a verification mail',
    description: 'Marks the address as verified. With a `callbackURL` it leads there, faults in `error`.',
    security: noCredential,
    querystring: MailedLinkQuery,
    response: {
      ...good(VerifyEmailAnswer, 'The address is verified.'),
      ...redirect('The address is verified, or `error` says why it is not.'),
    },
    failures: [400, 401, 403, 429],
  },
  {
    method: 'POST',
    path: '/request-password-reset',
    operationId: 'requestPasswordReset',
    summary: 'Ask for a new password',
    description:
      'Sends a mail with a token, where the address has an account: as a link that leads to `redirectTo`, or for `/reset-password` as it is. The answer is the same for every address. A mailbox gets 6 mails an hour at most.',
    security: noCredential,
    body: AskForResetBody,
    response: good(AskForMailAnswer, 'It is on its way, where the address has an account.'),
    failures: [400, 403, 415, 429, 501],
  },
  {
    method: 'GET',
    path: '/reset-password/:token',
    operationId: 'openPasswordReset',
    summary: 'The link of a reset mail',
    description:
      'Leads to the page that asks for the new password, with `token` in its query, or `error` where it does not work.',
    security: noCredential,
    params: ResetLinkParams,
    querystring: ResetLinkQuery,
    response: redirect('Leads to the page.'),
    failures: [400, 403],
  },
  {
    method: 'POST',
    path: '/reset-password',
    operationId: 'resetPassword',
    summary: 'Set a new password with a mailed token',
    description: 'The token works once and for an hour. Every session of the person ends.',
    security: noCredential,
    body: ResetPasswordBody,
    response: good(StatusAnswer, 'The password is set.'),
    failures: [400, 403, 415, 429],
  },
  {
    method: 'POST',
    path: '/change-password',
    operationId: 'changePassword',
    summary: 'Change the password',
    description:
      'Needs the present one. With `revokeOtherSessions` every session ends, and the answer has the token of a new one.',
    security: signedIn,
    body: ChangePasswordBody,
    response: goodForSession(ChangePasswordAnswer, 'The password is changed.'),
    failures: [400, 401, 403, 415, 429],
  },
];
