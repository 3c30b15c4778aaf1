import { createHash } from 'node:crypto';
import type { Core } from '../context.ts';
import { peopleLimits } from '../policy.ts';

/** What people do that is limited for each client, or each mailbox. */
export type Attempt = keyof typeof peopleLimits;

/**
 * Takes one of the attempts that a client (its network) or a mailbox has. Returns the seconds until the next may be made: 0 where
 * this one may. Exact for any number of processes. Whose it is, is kept as a hash, and for the window only.
 */
export async function takeAttempt(
  core: Pick<Core, 'sql' | 'clock'>,
  attempt: Attempt,
  whose: string,
): Promise<number> {
  const { attempts, windowSeconds } = peopleLimits[attempt];
  const key = `${attempt}:${createHash('sha256').update(whose).digest('base64url').slice(0, 22)}`;
  const [row] = await core.sql<{ wait: number }[]>`
    select take_attempt(${key}, ${attempts}, ${windowSeconds}, ${core.clock.databaseNow?.() ?? null}) as wait`;
  return Math.ceil(row?.wait ?? 0);
}
