import { accountSuspended } from '../accounts/index.ts';
import type { Failure } from '../failures.ts';
import type { Mode, Tier } from '../policy.ts';
import { type RateState, rateLimitExceeded } from '../rate-limit/index.ts';

/** What a key may be allowed to do. */
export const scopes = ['emails:generate', 'emails:evaluate', 'usage:read'] as const;
export type Scope = (typeof scopes)[number];

/** Who is calling, once the key is known to be good. A signed-in person has no key. */
export type Caller = { accountId: string; keyId: string | null; mode: Mode; tier: Tier };

/** An unknown key and a malformed one get this same answer. */
export const invalidKey: Failure = {
  code: 'invalid_api_key',
  message: 'The API key is not valid. Copy it whole: fl_live_ or fl_test_ and 36 letters and digits.',
};

/** The failure that stands for an outcome of `admit_call`, or undefined where the call may go on. */
export function admissionFailure(
  outcome: string,
  scope: Scope,
  rate: RateState | undefined,
): Failure | undefined {
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
      return accountSuspended;
    case 'rate_limit_exceeded':
      if (!rate) throw new Error('a limit was met without its state');
      return rateLimitExceeded(rate);
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
