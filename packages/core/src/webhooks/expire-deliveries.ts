import { subDays } from 'date-fns/subDays';
import type { Core } from '../context.ts';
import { firstIdAt } from '../ids.ts';
import { webhookPolicy } from '../policy.ts';

const batch = 5_000;

/** The smallest id of the events that are kept at an instant: what is older may be dropped with its day at any time. */
export function firstKeptEventId(now: Date): string {
  return firstIdAt('evt', subDays(now, webhookPolicy.keptDays));
}

/**
 * Ends deliveries whose event is past its retention, because there is nothing left to send: an event that was sent again
 * shortly before that may still have tries ahead of it. Call it before events are dropped. Returns how many it ended.
 */
export async function expireDeliveries({ sql, clock }: Pick<Core, 'sql' | 'clock'>): Promise<number> {
  const now = clock.now();
  let expired = 0;
  for (;;) {
    // Those in flight end or are due again within the attempt's time.
    const { count } = await sql`
      with ended as (
        delete from webhook_queue q
        where (q.webhook_id, q.id) in (
          select c.webhook_id, c.id from webhook_queue c
          where c.event_id < ${firstKeptEventId(now)} and c.status <> 'delivering' limit ${batch} for update skip locked
        )
        returning q.*
      )
      insert into webhook_deliveries (id, account_id, webhook_id, event_id, event, trigger, status, attempt_count, created_at, completed_at)
      select id, account_id, webhook_id, event_id, event, trigger, 'failed', attempt_count, created_at, ${now} from ended`;
    expired += count;
    if (count < batch) return expired;
  }
}
