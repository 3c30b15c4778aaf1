import { eq } from 'drizzle-orm';
import { findAccountOfOwner } from '../accounts/index.ts';
import { type AuditAction, recordAudit } from '../audit/index.ts';
import { verifications } from '../db/schema/index.ts';
import type { Mail } from '../mail.ts';
import { ownHeaders, type PeopleOptions } from './people-options.ts';
import { takeAttempt } from './take-attempt.ts';

type User = { id: string; email: string; name: string };

/** The mails that better-auth asks for. A mailbox gets a few an hour at most, whoever asks. */
export function mailPeople(options: PeopleOptions) {
  const send = async ({ email, name }: User, mail: WithoutAddress<Mail>) => {
    if ((await takeAttempt(options, 'mail', email)) > 0) return;
    options.mailer.send({ ...mail, to: email, name });
  };
  const { consoleUrl } = options;
  return {
    verifyEmail: ({ user, url }: { user: User; url: string }) =>
      send(user, { kind: 'verify-email', url: toVerificationUrl(url, consoleUrl) }),
    alreadySignedUp: ({ user }: { user: User }) =>
      send(user, { kind: 'already-signed-up', ...(consoleUrl && { signInUrl: `${consoleUrl}/sign-in` }) }),
    resetPassword: ({ user, url, token }: { user: User; url: string; token: string }) =>
      send(user, {
        kind: 'reset-password',
        token,
        ...toResetUrl({ url, token }, consoleUrl),
      }),
  };
}

/** The link leads on to the console's page, where whoever asked for it named no page of their own. */
function toVerificationUrl(url: string, consoleUrl: string | undefined): string {
  const link = new URL(url);
  // better-auth's own word for "none was named".
  if (!consoleUrl || link.searchParams.get('callbackURL') !== '/') return url;
  link.searchParams.set('callbackURL', `${consoleUrl}/verified`);
  return link.href;
}

function toResetUrl(
  { url, token }: { url: string; token: string },
  consoleUrl: string | undefined,
): { url?: string } {
  if (new URL(url).searchParams.get('callbackURL')) return { url };
  return consoleUrl ? { url: `${consoleUrl}/reset-password?${new URLSearchParams({ token })}` } : {};
}

type WithoutAddress<M> = M extends unknown ? Omit<M, 'to' | 'name'> : never;

/** Writes down that an address was verified. */
export function noteVerification(options: PeopleOptions) {
  return (user: User, request?: Request) => auditPerson(options, user.id, 'person.email_verified', request);
}

/** After a password was set by a mailed token: the other tokens that were mailed end with it. */
export function notePasswordReset(options: PeopleOptions) {
  return async ({ user }: { user: User }, request?: Request) => {
    await notePassword(options, user, 'person.password_reset', request);
  };
}

/** After a new password: what could set another one is void, the change stands in the audit, and the owner is told by mail. */
export async function notePassword(
  options: PeopleOptions,
  { id, email, name }: User,
  action: 'person.password_reset' | 'person.password_changed',
  request: Request | undefined,
): Promise<void> {
  await options.db.delete(verifications).where(eq(verifications.value, id));
  await auditPerson(options, id, action, request);
  const { consoleUrl } = options;
  options.mailer.send({
    kind: 'password-changed',
    to: email,
    name,
    ...(consoleUrl && { resetUrl: `${consoleUrl}/forgot-password` }),
  });
}

/** Writes what a person did to the audit of their account. Rejects for one without an account. */
export async function auditPerson(
  options: PeopleOptions,
  userId: string,
  action: AuditAction,
  request: Request | undefined,
): Promise<void> {
  const account = await findAccountOfOwner(options, userId);
  if (!account) throw new Error(`${userId} has no account`);
  const requestId = request?.headers.get(ownHeaders.requestId) ?? null;
  await recordAudit(options, {
    accountId: account.id,
    actor: { userId, requestId },
    action,
    subject: userId,
  });
}
