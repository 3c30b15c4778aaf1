import { median } from '../load/statistics.ts';
import { exactProcessorUs, hasProcessorTimes } from '../rig/processor-time.ts';
import type { Rig } from '../rig/rig.ts';
import { writeBacklog } from './endpoints.ts';

/** Each takes five deliveries of every endpoint. */
const pickings = 8;
const eventsAtATime = 250;

/**
 * Microseconds in which the database picks five deliveries of each of these accounts' endpoints with so many queued, of processor time where
 * that is known. What was picked is over before the next pick, as in a worker's life: a pick that were taken back would leave a version of each
 * row in the way of the next. So would writing them all at once: the table is vacuumed first, as it is by itself a minute later.
 */
export async function pickUs(
  rig: Rig,
  { accountIds, webhookIds, queued }: { accountIds: string[]; webhookIds: string[]; queued: number },
): Promise<number> {
  const { sql } = rig.core;
  await sql`truncate webhook_queue`;
  let events = queued / webhookIds.length;
  for (; events > 0; events -= eventsAtATime) {
    await writeBacklog(rig, accountIds, Math.min(events, eventsAtATime));
  }
  await sql`vacuum (analyze) webhook_queue`;
  const session = await sql.reserve();
  try {
    const [{ pid }] = await session<[{ pid: number }]>`select pg_backend_pid() as pid`;
    const now = () => (hasProcessorTimes ? exactProcessorUs(pid) : performance.now() * 1_000);
    const times: number[] = [];
    for (let nth = 0; nth < pickings; nth++) {
      const startedAt = now();
      await session`select count(*) from claim_deliveries('bench', ${webhookIds}, 256, 5, null)`;
      times.push(now() - startedAt);
      await sql`delete from webhook_queue where status = 'delivering'`;
    }
    return median(times);
  } finally {
    session.release();
  }
}
