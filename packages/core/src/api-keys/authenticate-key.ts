import type { Core } from '../context.ts';
import type { Failure } from '../failures.ts';
import type { Mode, Tier } from '../policy.ts';

/** What a key may be allowed to do. */
export const scopes = ['emails:generate', 'emails:evaluate', 'usage:read'] as const;
export type Scope = (typeof scopes)[number];

/** Who is calling, once the key is known to be good. */
export type Caller = { accountId: string; keyId: string; mode: Mode; tier: Tier };

/** What the database's `authenticate_key` answers. */
export type AuthenticationRow = {
  outcome: string;
  account_id: string;
  key_id: string;
  mode: Mode;
  tier: Tier;
};

/** The caller, or what forbids the call, with the caller where one is known all the same. */
export type Authentication = { ok: true; value: Caller } | { ok: false; failure: Failure; caller?: Caller };

/** Finds out whose key this is and whether it may be used for `scope` now. One round trip. */
export async function authenticateKey(
  core: Pick<Core, 'sql'>,
  key: { hash: Buffer; scope: Scope; receivedAt: Date },
): Promise<Authentication> {
  const [row] = await core.sql<AuthenticationRow[]>`
    select * from authenticate_key(${key.hash}, ${key.scope}, ${key.receivedAt})`;
  return row ? readAuthentication(row, key.scope) : { ok: false, failure: invalidKey };
}

/**
 * Who calls, and what forbids it. The calls of a suspended account and of a narrower key are their own and are counted;
 * those with a key that is no longer good are a stranger's.
 */
export function readAuthentication(row: AuthenticationRow, scope: Scope): Authentication {
  const failure = authenticationFailure(row.outcome, scope);
  if (!failure) return { ok: true, value: toCaller(row) };
  const isKnown = failure.code === 'account_suspended' || failure.code === 'insufficient_scope';
  return { ok: false, failure, ...(isKnown ? { caller: toCaller(row) } : {}) };
}

function toCaller(row: AuthenticationRow): Caller {
  return { accountId: row.account_id, keyId: row.key_id, mode: row.mode, tier: row.tier };
}

/** An unknown key and a malformed one get this same answer. */
export const invalidKey: Failure = {
  code: 'invalid_api_key',
  message: 'The API key is not valid. Check that it was copied whole.',
};

/** The failure that stands for an outcome of `authenticate_key`, or undefined where the key may be used. */
function authenticationFailure(outcome: string, scope: Scope): Failure | undefined {
  switch (outcome) {
    case 'invalid_api_key':
      return invalidKey;
    case 'api_key_revoked':
      return { code: 'api_key_revoked', message: 'This API key was revoked. Use another one.' };
    case 'api_key_expired':
      return {
        code: 'api_key_expired',
        message: 'This API key has expired. Use the one that replaced it, or create a new one.',
      };
    case 'account_suspended':
      return { code: 'account_suspended', message: 'The account is suspended. Write to support.' };
    case 'insufficient_scope':
      return {
        code: 'insufficient_scope',
        message: `This API key lacks the scope ${scope}.`,
        members: { required_scope: scope },
      };
    default:
      return undefined;
  }
}
