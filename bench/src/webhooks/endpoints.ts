import { createId, type EventName } from '@firstline/core';
import { makeWebhook } from '@firstline/core/testing/make-webhook';
import { type BenchAccount, createBenchAccount } from '../rig/accounts.ts';
import type { Rig } from '../rig/rig.ts';

/** Accounts of ten endpoints each, the most that one may have. */
export async function createEndpoints(
  rig: Rig,
  { url, accounts }: { url: string; accounts: number },
): Promise<{ accountIds: string[]; webhookIds: string[] }> {
  const made = { accountIds: [] as string[], webhookIds: [] as string[] };
  for (let account = 0; account < accounts; account++) {
    const { accountId } = await createBenchAccount(rig.core);
    made.accountIds.push(accountId);
    for (let nth = 0; nth < 10; nth++) {
      const events: EventName[] = ['usage.milestone'];
      const { record } = await makeWebhook(rig.core, { accountId, url: `${url}/${account}-${nth}`, events });
      made.webhookIds.push(record.id);
    }
  }
  return made;
}

/** Has an endpoint of this account told of every draft. */
export async function subscribe(rig: Rig, { accountId }: BenchAccount, url: string): Promise<string> {
  const { record } = await makeWebhook(rig.core, { accountId, url });
  return record.id;
}

/** As many bytes as a draft's event has. */
export const eventData = JSON.stringify({ text: 'a'.repeat(1_500) });

/** Writes so many events of each account, a delivery to each of its endpoints, and wakes the workers. Returns one event's bytes. */
export async function writeBacklog(
  rig: Rig,
  accountIds: readonly string[],
  eventsEach: number,
): Promise<string> {
  const { sql, clock } = rig.core;
  for (const accountId of accountIds) {
    const now = clock.now();
    // Not of drafts: those have charges, and the books are audited.
    const ids = Array.from({ length: eventsEach }, () => createId('evt', now));
    await sql`
      select wake_endpoints(array_agg(distinct receiver), null)
      from unnest(${ids}::text[]) id,
        unnest(write_event(id, ${accountId}, 'usage.milestone', true, ${eventData}::json, ${now})) receiver`;
  }
  const [event] = await sql<[{ payload: string }]>`
    select payload from events where account_id = ${accountIds[0] ?? ''} limit 1`;
  return event.payload;
}

/** Deliveries that are not over. */
export async function countQueued({ core }: Rig): Promise<number> {
  const [row] = await core.sql<[{ queued: number }]>`select count(*)::int as queued from webhook_queue`;
  return row.queued;
}

/** An endpoint of every account of the rig's, told of these events while they are turned on. */
export async function subscribeAll(
  rig: Rig,
  url: string,
  events: EventName[] = ['email.generated'],
): Promise<{ turn(active: boolean): Promise<void> }> {
  const ids: string[] = [];
  for (const { accountId } of await rig.accounts()) {
    const { record } = await makeWebhook(rig.core, { accountId, url, events });
    ids.push(record.id);
  }
  return {
    async turn(active) {
      await rig.core.sql`
        update webhooks set active = ${active}, disabled_reason = ${active ? null : 'manual'}
        where id = any (${ids}::text[])`;
    },
  };
}
