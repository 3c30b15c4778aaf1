import type { Core } from '../context.ts';
import type { Result } from '../failures.ts';
import type { Mode, Policy, Tier } from '../policy.ts';
import { perMinuteByTier, type RateRow, type RateState, toRateState } from '../rate-limit/index.ts';
import { admissionFailure, type Caller, invalidKey, type Scope } from './caller.ts';

/** What the database's `admit_call` answers, and what every function built on it begins with. */
export type AdmissionRow = RateRow & {
  outcome: string;
  account_id: string;
  key_id: string | null;
  mode: Mode;
  tier: Tier;
};

export type Admission = {
  result: Result<Caller>;
  /** Known once the key was good, also where the call was refused. */
  caller: Caller | undefined;
  rate: RateState | undefined;
  /** Whether the refusal was counted with the statement that refused. */
  counted: boolean;
};

export type KeyCall = {
  hash: Buffer;
  scope: Scope;
  policy: Policy;
  requestId: string;
  endpoint: string;
  receivedAt: Date;
};

/** Finds out whose key this is, takes a token of the route's policy, and checks the scope. One round trip. */
export async function admitCall(
  core: Pick<Core, 'sql' | 'clock' | 'timings'>,
  call: KeyCall,
): Promise<Admission> {
  return toAdmission(await selectAdmission(core, call, { takeToken: true }), call);
}

/** What the database says of a key; without a token it neither knows of the limit nor of the scope. */
export async function selectAdmission(
  core: Pick<Core, 'sql' | 'clock' | 'timings'>,
  call: KeyCall,
  { takeToken }: { takeToken: boolean },
): Promise<AdmissionRow | undefined> {
  const [row] = await core.sql<AdmissionRow[]>`
    select * from admit_call(${call.hash}, ${call.scope}, ${call.policy}, ${core.sql.json(perMinuteByTier[call.policy])}, ${takeToken},
      ${call.requestId}, ${call.endpoint}, ${call.receivedAt}, ${core.clock.databaseNow?.() ?? null},
      ${`${core.timings.rateLimitEventEveryMs} milliseconds`})`;
  return row;
}

/** What an answer of `admit_call` means. */
export function toAdmission(
  row: AdmissionRow | undefined,
  call: Pick<KeyCall, 'scope' | 'policy'>,
): Admission {
  if (!row || row.outcome === 'invalid_api_key') {
    return { result: { ok: false, failure: invalidKey }, caller: undefined, rate: undefined, counted: false };
  }
  const caller: Caller = { accountId: row.account_id, keyId: row.key_id, mode: row.mode, tier: row.tier };
  const rate = toRateState(call.policy, row);
  const failure = admissionFailure(row.outcome, call.scope, rate);
  if (!failure) return { result: { ok: true, value: caller }, caller, rate, counted: false };
  // A revoked or expired key's calls are nobody's; whoever holds a good key is known, so the call counts.
  const known = failure.code !== 'api_key_revoked' && failure.code !== 'api_key_expired';
  return {
    result: { ok: false, failure },
    caller: known ? caller : undefined,
    rate,
    counted: failure.code === 'rate_limit_exceeded',
  };
}
