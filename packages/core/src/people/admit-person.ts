import { accountSuspended } from '../accounts/index.ts';
import type { Core } from '../context.ts';
import type { Result } from '../failures.ts';
import type { Policy, Tier } from '../policy.ts';
import {
  perMinuteByTier,
  type RateRow,
  type RateState,
  rateLimitExceeded,
  toRateState,
} from '../rate-limit/index.ts';
import type { PersonSession } from './create-people.ts';

/** Who is signed in, once it is known that they may act for their account. */
export type PersonCaller = Omit<PersonSession, 'expiresAt'> & { tier: Tier };

export type PersonAdmission = {
  result: Result<PersonCaller>;
  /** Known also where the call was refused. */
  rate: RateState | undefined;
  tier: Tier;
};

export type PersonCall = {
  writes: boolean;
  policy: Policy;
  requestId: string;
  /** What an event about a limit names: the route below /api/v1. */
  endpoint: string;
  receivedAt: Date;
};

type AdmissionRow = RateRow & {
  outcome: 'ok' | 'account_suspended' | 'rate_limit_exceeded';
  tier: Tier;
};

/**
 * Finds out whether a signed-in person may act for their account now, and takes a token of `policy`. A suspended
 * account may still be read. Throws where the account is gone.
 */
export async function admitPerson(
  core: Pick<Core, 'sql' | 'clock' | 'timings'>,
  { expiresAt: _, ...person }: PersonSession,
  { writes, policy, requestId, endpoint, receivedAt }: PersonCall,
): Promise<PersonAdmission> {
  const [row] = await core.sql<AdmissionRow[]>`
    select * from admit_person(${person.accountId}, ${writes}, ${policy},
      ${core.sql.json(perMinuteByTier[policy])}, ${requestId}, ${endpoint}, ${receivedAt},
      ${core.clock.databaseNow?.() ?? null}, ${`${core.timings.rateLimitEventEveryMs} milliseconds`})`;
  if (!row) throw new Error(`no account ${person.accountId}`);
  const { tier } = row;
  const rate = toRateState(policy, row);
  if (row.outcome === 'account_suspended')
    return { result: { ok: false, failure: accountSuspended }, rate, tier };
  if (row.outcome === 'rate_limit_exceeded') {
    if (!rate) throw new Error('a limit was met without its state');
    return { result: { ok: false, failure: rateLimitExceeded(rate) }, rate, tier };
  }
  return { result: { ok: true, value: { ...person, tier } }, rate, tier };
}
