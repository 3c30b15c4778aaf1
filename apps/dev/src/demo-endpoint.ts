import { type Core, createWebhook, eventNames, getWebhook, updateWebhook } from '@firstline/core';

/** What is kept of the endpoint that `pnpm dev` itself listens at. */
export type DemoEndpoint = { webhookId: string; webhookSecret: string };

/** It is ours and on this machine: nothing to resolve. */
const unchecked = { checkUrl: async () => undefined };

/** Points the demo account's endpoint at `url` and turns it on; makes it where it is not there, or its secret is lost. */
export async function prepareEndpoint(
  core: Pick<Core, 'db' | 'sql' | 'clock' | 'secretsKeys'>,
  { accountId, kept, url }: { accountId: string; kept: DemoEndpoint | undefined; url: string },
): Promise<DemoEndpoint | undefined> {
  if (kept) {
    const { webhookId } = kept;
    const ref = { accountId, webhookId };
    if ((await getWebhook(core, ref)).ok) {
      const changed = await updateWebhook(
        core,
        unchecked,
        { ...ref, actor: 'system' },
        { url, active: true },
      );
      if (changed.ok) return kept;
    }
  }
  const made = await createWebhook(core, unchecked, {
    accountId,
    actor: 'system',
    url,
    events: eventNames,
    description: 'pnpm dev prints what arrives here',
  });
  // The account may have as many as it may, or a tier without any.
  if (!made.ok) return undefined;
  return { webhookId: made.value.record.id, webhookSecret: made.value.secret };
}
