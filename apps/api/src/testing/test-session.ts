import { createHmac } from 'node:crypto';
import type { Core, Tier } from '@firstline/core';
import { makeSession } from '@firstline/core/testing/make-session';
import { createTestAccount, type TestAccount } from './test-account.ts';

/** What the test API signs cookies with. */
export const testAuthSecret = 'a secret of tests, at least 32 characters';

/** The origin that the test API trusts. */
export const testOrigin = 'http://127.0.0.1';

/** An account whose owner is signed in. */
export type SignedIn = TestAccount & {
  /** The session token, as `Authorization: Bearer` takes it. */
  session: string;
  /** The `Cookie` header of the same session. */
  cookie: string;
};

/** An account, and its owner signed in. */
export async function createSignedIn(
  core: Pick<Core, 'db' | 'sql' | 'clock'>,
  options: { tier?: Tier; monthlyCredits?: number | null } = {},
): Promise<SignedIn> {
  const account = await createTestAccount(core, options);
  const session = await makeSession(core, account.ownerId);
  return { ...account, session, cookie: sessionCookie(session) };
}

/** The `Cookie` header that carries a session token: signed, as better-auth signs it. */
export function sessionCookie(token: string, secret = testAuthSecret): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `__Secure-firstline.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
