import { eq } from 'drizzle-orm';
import type { Core } from '../context.ts';
import { accounts, users, webhooks } from '../db/schema/index.ts';
import type { OwnerNotice } from '../jobs/index.ts';
import type { Mail } from '../mail.ts';

/** The mail that tells an endpoint's owner of its state. Undefined where the endpoint, or what the mail would tell, is gone. */
export async function writeOwnerNotice(
  core: Pick<Core, 'db'>,
  { webhookId, notice }: OwnerNotice,
): Promise<Mail | undefined> {
  const [found] = await core.db
    .select({ url: webhooks.url, since: webhooks.firstFailureAt, to: users.email, name: users.name })
    .from(webhooks)
    .innerJoin(accounts, eq(accounts.id, webhooks.accountId))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(eq(webhooks.id, webhookId));
  if (!found) return undefined;
  const { url, since, to, name } = found;
  const { origin, pathname } = new URL(url);
  const endpoint = `${origin}${pathname}`;
  if (notice !== 'warn') return { kind: 'webhook-turned-off', to, name, endpoint, reason: notice };
  return since ? { kind: 'webhook-failing', to, name, endpoint, since: since.toISOString() } : undefined;
}
