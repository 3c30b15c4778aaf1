import type { TestAccount } from '@firstline/api/testing/test-account';
import type { Core, EventName } from '@firstline/core';
import { makeWebhook } from '@firstline/core/testing/make-webhook';
import type { FakeReceiver, ReceivedWebhook } from '@firstline/fakes';
import { generateUntilServed } from './call.ts';
import type { System } from './start-system.ts';

/** An account with an endpoint that is on and has been for a minute, so that the audit expects its deliveries. */
export type Endpoint = { account: TestAccount; webhookId: string };

export async function createEndpoint(
  system: Pick<System, 'core' | 'createAccount'>,
  options: { url: string; events?: EventName[]; monthlyCredits?: number },
): Promise<Endpoint> {
  const { monthlyCredits, ...rest } = options;
  const account = await system.createAccount(monthlyCredits === undefined ? {} : { monthlyCredits });
  const { record } = await makeWebhook(system.core, { accountId: account.accountId, ...rest });
  await system.core.sql`update webhooks set updated_at = now() - interval '1 minute' where id = ${record.id}`;
  return { account, webhookId: record.id };
}

/** Has so many drafts generated for each account in turn, a few at a time, by all APIs. Each is charged once. */
export async function chargeEach(
  { apis }: Pick<System, 'apis'>,
  endpoints: readonly Endpoint[],
  callsEach: number,
): Promise<void> {
  let next = 0;
  const call = async () => {
    for (let nth = next++; nth < callsEach * endpoints.length; nth = next++) {
      const key = endpoints[nth % endpoints.length]?.account.liveKey ?? '';
      await generateUntilServed(apis[nth % apis.length]?.url ?? '', { key });
    }
  };
  await Promise.all(Array.from({ length: 10 }, call));
}

export type StoredEvent = { id: string; payload: string; createdAt: Date };

export function readEvents(
  { sql }: Pick<Core, 'sql'>,
  endpoints: readonly Endpoint[],
): Promise<StoredEvent[]> {
  return sql<StoredEvent[]>`
    select id, payload, created_at as "createdAt" from events
    where account_id = any (${endpoints.map(({ account }) => account.accountId)}::text[]) order by id`;
}

/** How many deliveries of these endpoints there are in each state. */
export async function countStatuses(
  { sql }: Pick<Core, 'sql'>,
  endpoints: readonly Endpoint[],
): Promise<Record<string, number>> {
  const rows = await sql<{ status: string; count: number }[]>`
    select status, count(*)::int as count from all_webhook_deliveries
    where webhook_id = any (${endpoints.map(({ webhookId }) => webhookId)}::text[]) group by status`;
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** What came of each event, by its `webhook-id`, in the order of arrival. */
export function byEvent({ requests }: Pick<FakeReceiver, 'requests'>): Map<string, ReceivedWebhook[]> {
  return Map.groupBy(requests, ({ headers }) => String(headers['webhook-id']));
}

/** Events of which anything but their stored bytes came, or that were never answered with 200. */
export function findFlawed(events: readonly StoredEvent[], receiver: FakeReceiver): string[] {
  const received = byEvent(receiver);
  const isFlawed = ({ id, payload }: StoredEvent) => {
    const tries = received.get(id) ?? [];
    const wasTaken = tries.some(({ step }) => step.kind === 'answer' && step.status === 200);
    return !wasTaken || tries.some(({ body }) => body.toString() !== payload);
  };
  return events.filter(isFlawed).map(({ id }) => id);
}
