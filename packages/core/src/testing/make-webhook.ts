import { eq } from 'drizzle-orm';
import type { Core } from '../context.ts';
import { accounts } from '../db/schema/index.ts';
import { createWebhook, type NewWebhook, type WebhookRecord } from '../webhooks/index.ts';

/** An endpoint of an account that is approved for it, at an address that nobody checks. */
export async function makeWebhook(
  core: Pick<Core, 'db' | 'clock' | 'secretsKeys'>,
  {
    accountId,
    events = ['email.generated'],
    url = 'https://receiver.example/hook',
    ...rest
  }: Partial<NewWebhook> & {
    accountId: string;
  },
): Promise<{ record: WebhookRecord; secret: string }> {
  await core.db.update(accounts).set({ webhookAccess: 'approved' }).where(eq(accounts.id, accountId));
  const anyAddress = { checkUrl: async () => undefined };
  const made = await createWebhook(core, anyAddress, { actor: 'operator', accountId, events, url, ...rest });
  if (!made.ok) throw new Error(made.failure.message);
  return made.value;
}
