import type { Core } from '../context.ts';
import { queues } from '../jobs/index.ts';

/** How much there is to deliver, and who delivers. Seconds are whole; those of `oldest_due_seconds` count from when it was due. */
export type QueueStats = {
  pending: number;
  retrying: number;
  delivering: number;
  due: number;
  oldest_due_seconds: number;
  endpoints_waiting: number;
  workers: number;
  wake_ups: number;
};

/** Counts what stands in the queue now. Looks at every row that is not over. */
export async function getQueueStats(core: Pick<Core, 'sql'>): Promise<QueueStats> {
  const [stats] = await core.sql<QueueStats[]>`
    select count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where status = 'retrying')::int as retrying,
      count(*) filter (where status = 'delivering')::int as delivering,
      count(*) filter (where status <> 'delivering' and due_at <= now())::int as due,
      coalesce(extract(epoch from now() - min(due_at) filter (where status <> 'delivering' and due_at <= now())), 0)::int
        as oldest_due_seconds,
      count(distinct webhook_id)::int as endpoints_waiting,
      (select count(*)::int from delivery_workers) as workers,
      (select count(*)::int from pgboss.job where name = ${queues.deliverWebhooks.name} and state < 'active') as wake_ups
    from webhook_queue`;
  if (!stats) throw new Error('the queue could not be counted');
  return stats;
}
