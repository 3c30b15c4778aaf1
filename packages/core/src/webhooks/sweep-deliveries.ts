import type { Core } from '../context.ts';
import { cancelDeliveries } from './cancel-deliveries.ts';

/**
 * A worker's sign of life, and what others left behind: attempts of dead workers are made due again, endpoints with something due and
 * nobody to come for it are woken, and deliveries of endpoints that were turned off meanwhile are ended.
 */
export async function sweepDeliveries(
  core: Pick<Core, 'sql' | 'clock' | 'timings'>,
  workerId: string,
): Promise<{ takenBack: number; woken: number; canceled: number }> {
  const [row] = await core.sql<{ taken_back: number; woken: number }[]>`
    select * from sweep_deliveries(${workerId}, ${`${core.timings.workerLostAfterMs} milliseconds`},
      ${core.clock.databaseNow?.() ?? null})`;
  // A charge may have read an endpoint as active while it was being turned off.
  const off = await core.sql<{ id: string }[]>`
    select w.id from webhooks w where not w.active
      and exists (select from webhook_queue q where q.webhook_id = w.id and q.status <> 'delivering')`;
  let canceled = 0;
  for (const { id } of off) canceled += await cancelDeliveries(core, id);
  return { takenBack: row?.taken_back ?? 0, woken: row?.woken ?? 0, canceled };
}

/** Takes a worker off the list when it stops. What it had claimed and not recorded is due again at the next sweep. */
export async function removeWorker(core: Pick<Core, 'sql'>, workerId: string): Promise<void> {
  await core.sql`delete from delivery_workers where id = ${workerId}`;
}
