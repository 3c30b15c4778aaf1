import { lengths, peoplePolicy } from '@firstline/core';
import { Type } from '@sinclair/typebox';
import { Prose } from '../../schemas/text.ts';

const instant = () => Type.String({ format: 'date-time', maxLength: 30 });
const id = (prefix: 'ses' | 'usr') =>
  Type.String({ pattern: `^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`, maxLength: 30 });
const token = (description: string) => Type.String({ pattern: '^[!-~]+$', maxLength: 300, description });
/** What an HTTP header may hold. */
const fieldValue = (maxLength: number) =>
  Type.String({ pattern: '^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f]*$', maxLength });

const User = Type.Object(
  {
    id: id('usr'),
    name: Prose({ maxLength: 1000 }),
    email: Type.String({ format: 'email', maxLength: 320 }),
    emailVerified: Type.Boolean(),
    image: Type.Union([Type.String({ format: 'uri', maxLength: 2048 }), Type.Null()]),
    createdAt: instant(),
    updatedAt: instant(),
  },
  { additionalProperties: false },
);

const password = Type.String({
  format: 'password',
  minLength: peoplePolicy.passwordCharactersMin,
  maxLength: peoplePolicy.passwordCharactersMax,
});

export const SignUpBody = Type.Object({
  email: Type.String({ format: 'email', maxLength: 320, examples: ['someone@example.com'] }),
  password,
  name: Prose({ maxLength: lengths.accountName, examples: ['Example Person'] }),
});

export const SignInBody = Type.Object({
  email: Type.String({ format: 'email', maxLength: 320, examples: ['someone@example.com'] }),
  password: Type.String({ format: 'password', maxLength: 1000 }),
});

export const SignUpAnswer = Type.Object({ token: Type.Null(), user: User }, { additionalProperties: false });

export const SignInAnswer = Type.Object(
  {
    redirect: Type.Boolean(),
    token: token('Also in the header set-auth-token.'),
    user: User,
  },
  { additionalProperties: false },
);

export const SignOutAnswer = Type.Object({ success: Type.Boolean() }, { additionalProperties: false });

const Session = Type.Object(
  {
    id: id('ses'),
    token: token('The session token; in a list what names the session, which opens nothing.'),
    userId: id('usr'),
    expiresAt: instant(),
    createdAt: instant(),
    updatedAt: instant(),
    ipAddress: Type.Union([fieldValue(100), Type.Null()]),
    userAgent: Type.Union([fieldValue(16_384), Type.Null()]),
  },
  { additionalProperties: false },
);

export const SessionAnswer = Type.Union([
  Type.Object({ session: Session, user: User }, { additionalProperties: false }),
  Type.Null(),
]);

export const SessionListAnswer = Type.Array(Session, { maxItems: 10_000 });

export const RevokeSessionBody = Type.Object({ token: token('As `/list-sessions` has it.') });

export const StatusAnswer = Type.Object({ status: Type.Boolean() }, { additionalProperties: false });

const email = Type.String({ format: 'email', maxLength: 320, examples: ['someone@example.com'] });
const page = (description: string) => Type.String({ format: 'uri-reference', maxLength: 2048, description });
const callbackURL = page('A page of ours to go to then; one of another origin is refused.');

export const AskForVerificationBody = Type.Object({ email, callbackURL: Type.Optional(callbackURL) });

export const MailedLinkQuery = Type.Object({
  token: token('From the mail.'),
  callbackURL: Type.Optional(callbackURL),
});

export const VerifyEmailAnswer = Type.Object(
  { status: Type.Boolean(), user: Type.Null() },
  { additionalProperties: false },
);

export const AskForResetBody = Type.Object({
  email,
  redirectTo: Type.Optional(page('The page of ours that asks for the new password.')),
});

export const AskForMailAnswer = Type.Object(
  { status: Type.Boolean(), message: Prose({ maxLength: 1000 }) },
  { additionalProperties: false },
);

export const ResetLinkParams = Type.Object({ token: token('From the mail.') });

export const ResetLinkQuery = Type.Object({ callbackURL });

export const ResetPasswordBody = Type.Object({ token: token('From the mail.'), newPassword: password });

export const ChangePasswordBody = Type.Object({
  currentPassword: Type.String({ format: 'password', maxLength: 1000 }),
  newPassword: password,
  revokeOtherSessions: Type.Optional(Type.Boolean()),
});

export const ChangePasswordAnswer = Type.Object(
  { token: Type.Union([token('Of the new session.'), Type.Null()]), user: User },
  { additionalProperties: false },
);

/** The shape of better-auth's own errors. */
export const AuthError = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Z0-9_]+$', maxLength: 100, examples: ['INVALID_EMAIL_OR_PASSWORD'] }),
    message: Prose({ maxLength: 1000, examples: ['Invalid email or password'] }),
  },
  { $id: 'AuthError', title: 'AuthError', additionalProperties: false },
);
