import { peoplePolicy } from '@firstline/core';
import { Type } from '@sinclair/typebox';

const instant = () => Type.String({ format: 'date-time', maxLength: 30 });
const text = (maxLength: number, examples?: string[]) =>
  Type.String({ maxLength, ...(examples ? { examples } : {}) });

const User = Type.Object(
  {
    id: Type.String({ pattern: '^usr_[0-9A-HJKMNP-TV-Z]{26}$', maxLength: 30 }),
    name: text(1000),
    email: Type.String({ format: 'email', maxLength: 320 }),
    emailVerified: Type.Boolean(),
    image: Type.Union([Type.String({ maxLength: 2048 }), Type.Null()]),
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
  name: text(100, ['Example Person']),
});

export const SignInBody = Type.Object({
  email: Type.String({ format: 'email', maxLength: 320, examples: ['someone@example.com'] }),
  password: Type.String({ format: 'password', maxLength: 1000 }),
});

export const SignUpAnswer = Type.Object({ token: Type.Null(), user: User }, { additionalProperties: false });

export const SignInAnswer = Type.Object(
  {
    redirect: Type.Boolean(),
    token: Type.String({ maxLength: 200, description: 'Also in the header set-auth-token.' }),
    user: User,
  },
  { additionalProperties: false },
);

export const SignOutAnswer = Type.Object({ success: Type.Boolean() }, { additionalProperties: false });

export const SessionAnswer = Type.Union([
  Type.Object(
    {
      session: Type.Object(
        {
          id: text(30),
          token: text(200),
          userId: text(30),
          expiresAt: instant(),
          createdAt: instant(),
          updatedAt: instant(),
          ipAddress: Type.Union([text(100), Type.Null()]),
          userAgent: Type.Union([text(1000), Type.Null()]),
        },
        { additionalProperties: false },
      ),
      user: User,
    },
    { additionalProperties: false },
  ),
  Type.Null(),
]);

/** The shape of better-auth's own errors. */
export const AuthError = Type.Object(
  {
    code: Type.String({ maxLength: 100, examples: ['INVALID_EMAIL_OR_PASSWORD'] }),
    message: Type.String({ maxLength: 1000 }),
  },
  { $id: 'AuthError', title: 'AuthError', additionalProperties: false },
);
