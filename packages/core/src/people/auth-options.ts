import { isAPIError } from 'better-auth/api';
import { bearer } from 'better-auth/plugins/bearer';
import { createId, type IdPrefix } from '../ids.ts';
import { peoplePolicy } from '../policy.ts';
import { peopleAdapter } from './people-adapter.ts';
import { mailPeople, notePasswordReset, noteVerification } from './people-mails.ts';
import {
  cookiePrefix,
  hasSecureCookies,
  ownHeaders,
  type PeopleOptions,
  peopleBasePath,
} from './people-options.ts';
import { personHooks } from './person-hooks.ts';
import { sessionRoutes } from './session-routes.ts';

const idPrefixes: Record<string, IdPrefix> = {
  user: 'usr',
  session: 'ses',
  account: 'idn',
  verification: 'ver',
};

/** better-auth as we run it: over our tables, for people only. */
export function authOptions(options: PeopleOptions) {
  const { db, clock, secret, publicUrl, development = false } = options;
  const mail = mailPeople(options);
  return {
    appName: 'Firstline',
    secret,
    baseURL: publicUrl,
    basePath: peopleBasePath,
    trustedOrigins: development ? localOrigins : [],
    database: peopleAdapter({ db, clock }),
    user: { modelName: 'users' },
    session: {
      modelName: 'sessions',
      expiresIn: peoplePolicy.sessionSeconds,
      updateAge: peoplePolicy.sessionRenewAfterSeconds,
      // Who is signed in may see where, however long ago they signed in.
      freshAge: 0,
    },
    account: { modelName: 'identities' },
    // Whoever reads the database finds no token that works.
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' as const },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: peoplePolicy.passwordCharactersMin,
      maxPasswordLength: peoplePolicy.passwordCharactersMax,
      // A sign-up that signed in would tell whether the address was free. Without, a taken one gets the same answer.
      autoSignIn: false,
      resetPasswordTokenExpiresIn: peoplePolicy.mailedTokenSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: mail.resetPassword,
      onExistingUserSignUp: mail.alreadySignedUp,
      onPasswordReset: notePasswordReset(options),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: peoplePolicy.mailedTokenSeconds,
      sendVerificationEmail: mail.verifyEmail,
      afterEmailVerification: noteVerification(options),
    },
    // In this order: what is checked of a person has to find them by a bearer token, too.
    plugins: [bearer(), sessionRoutes(), personHooks(options)],
    advanced: {
      cookiePrefix,
      useSecureCookies: hasSecureCookies(options),
      // better-auth turns both checks off where NODE_ENV is test, unless told.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [ownHeaders.address] },
      database: {
        generateId({ model }: { model: string }) {
          const prefix = idPrefixes[model];
          if (!prefix) throw new Error(`no id prefix for ${model}`);
          return createId(prefix, clock.now());
        },
      },
    },
    // Ours is exact across processes and knows networks (take-attempt.ts).
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

const localOrigins = [
  'http://localhost:*',
  'http://127.0.0.1:*',
  'https://localhost:*',
  'https://127.0.0.1:*',
];
