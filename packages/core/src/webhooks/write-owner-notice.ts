import { eq } from 'drizzle-orm';
import type { Core } from '../context.ts';
import { accounts, users, webhooks } from '../db/schema/index.ts';
import type { OwnerNotice } from '../jobs/index.ts';
import type { Mail } from '../mail.ts';

/**
 * The mail that tells an owner, with a link where `consoleUrl` says where the console is. Undefined where the endpoint or account, or
 * what the mail would tell, is gone.
 */
export async function writeOwnerNotice(
  core: Pick<Core, 'db'>,
  notice: OwnerNotice,
  consoleUrl?: string,
): Promise<Mail | undefined> {
  const mail = await ('webhookId' in notice ? ofEndpoint(core, notice) : ofAccess(core, notice));
  const page = 'webhookId' in notice ? `/webhooks/${notice.webhookId}` : '/webhooks';
  return mail && { ...mail, ...(consoleUrl && { pageUrl: consoleUrl + page }) };
}

async function ofEndpoint(
  core: Pick<Core, 'db'>,
  { webhookId, notice }: Extract<OwnerNotice, { webhookId: string }>,
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

async function ofAccess(
  core: Pick<Core, 'db'>,
  { accountId, notice }: Extract<OwnerNotice, { accountId: string }>,
): Promise<Mail | undefined> {
  const [found] = await core.db
    .select({ access: accounts.webhookAccess, to: users.email, name: users.name })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(eq(accounts.id, accountId));
  if (!found || (found.access === 'approved') !== (notice === 'approved')) return undefined;
  return { kind: 'webhook-access', to: found.to, name: found.name, access: notice };
}
