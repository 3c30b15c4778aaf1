import type { FakeReceiver } from '@firstline/fakes';
import type { Rig } from '../rig/rig.ts';

/**
 * The sorted milliseconds from the commit of each event of an account, by PostgreSQL's clock, to when the receiver had the whole request. The
 * receiver's clock has whole milliseconds: one is added. Throws where an event has not arrived.
 */
export async function deliveryDelays(rig: Rig, accountId: string, receiver: FakeReceiver): Promise<number[]> {
  const arrivals = new Map(
    receiver.requests.map(({ headers, receivedAt }) => [headers['webhook-id'], receivedAt]),
  );
  const committed = await rig.core.sql<{ id: string; at_ms: number }[]>`
    select id, (extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000)::float8 as at_ms
    from events where account_id = ${accountId} and type = 'email.generated'`;
  return committed
    .map(({ id, at_ms }) => {
      const arrivedAt = arrivals.get(id);
      if (arrivedAt === undefined) throw new Error(`${id} has not arrived`);
      return arrivedAt + 1 - at_ms;
    })
    .sort((a, b) => a - b);
}
