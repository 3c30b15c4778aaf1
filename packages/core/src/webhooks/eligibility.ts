import { eq } from 'drizzle-orm';
import type { Core } from '../context.ts';
import { accounts } from '../db/schema/index.ts';
import type { Failure } from '../failures.ts';

export const webhooksNotInTier: Failure = {
  code: 'webhooks_not_in_tier',
  message: 'Webhooks come with the paid tiers, from starter up.',
};

type Standing = Pick<typeof accounts.$inferSelect, 'tier' | 'status' | 'webhookAccess'>;

/** Why an account may not have endpoints that are on; undefined where it may. */
export function ineligibility({ tier, status, webhookAccess }: Standing): Failure | undefined {
  if (status === 'suspended') return { code: 'account_suspended', message: 'This account is suspended.' };
  if (tier === 'free') return webhooksNotInTier;
  if (webhookAccess !== 'approved') {
    return {
      code: 'webhooks_not_approved',
      message:
        webhookAccess === 'pending'
          ? 'Webhook access was asked for and is being reviewed.'
          : 'Webhook access has to be approved first: ask for it with POST /api/v1/account/webhook-access.',
    };
  }
  return undefined;
}

/**
 * Why this account may not have endpoints that are on, read under a lock until the transaction `db` ends, so that a change of tier
 * or approval and an endpoint that is turned on cannot pass each other. Throws for an account that does not exist.
 */
export async function lockEligibility(
  db: Pick<Core['db'], 'select'>,
  accountId: string,
): Promise<Failure | undefined> {
  const [account] = await db
    .select({ tier: accounts.tier, status: accounts.status, webhookAccess: accounts.webhookAccess })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  if (!account) throw new Error(`there is no account ${accountId}`);
  return ineligibility(account);
}
