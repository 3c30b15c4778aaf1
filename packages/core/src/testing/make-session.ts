import { randomBytes } from 'node:crypto';
import type { Core } from '../context.ts';
import { sessions } from '../db/schema/index.ts';
import { createId } from '../ids.ts';
import { hashSessionToken } from '../people/hashed-session-tokens.ts';

/** Signs a person in without their password. Returns the session's token. */
export async function makeSession(
  core: Pick<Core, 'db' | 'clock'>,
  userId: string,
  { expiresAt = new Date(core.clock.now().getTime() + 3_600_000) }: { expiresAt?: Date } = {},
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await core.db
    .insert(sessions)
    .values({ id: createId('ses', core.clock.now()), token: hashSessionToken(token), userId, expiresAt });
  return token;
}
