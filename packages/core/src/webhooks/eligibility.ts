import { eq, sql } from 'drizzle-orm';
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

/**
 * Turns an account's endpoints off where its tier, its approval or a suspension no longer lets it have any. Part of every
 * change of these: give the change's transaction as `db`. What waits for the endpoints is ended by the workers' next sweep.
 */
export async function turnOffIneligible(core: Pick<Core, 'db' | 'clock'>, accountId: string): Promise<void> {
  await core.db.execute(sql`
    update webhooks w set active = false, disabled_reason = 'account_ineligible', updated_at = ${core.clock.now().toISOString()}::timestamptz
    from accounts a
    where w.account_id = ${accountId} and a.id = w.account_id and w.active
      and (a.tier = 'free' or a.status = 'suspended' or a.webhook_access <> 'approved')`);
}
