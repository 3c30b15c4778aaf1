import {
  type Core,
  createPartitionsAhead,
  deleteExpiredRows,
  deleteOldReservations,
  deleteOrphanDeliveries,
  dropExpiredPartitions,
  expireDeliveries,
} from '@firstline/core';
import type { Logger } from '@firstline/process';

/** Keeps the tables in shape: partitions ahead of the writes, nothing older than its retention. */
export async function maintainTables(
  work: Pick<Core, 'sql' | 'clock' | 'timings'> & { logger: Logger },
): Promise<void> {
  const now = work.clock.now();
  await createPartitionsAhead(work.sql, now);
  const expired = await deleteExpiredRows(work.sql, now);
  const deleted = await deleteOldReservations(work);
  await deleteOrphanDeliveries(work);
  const ended = await expireDeliveries(work);
  const dropped = await dropExpiredPartitions(work.sql, now);
  work.logger.info(
    {
      dropped_partitions: dropped,
      deleted_reservations: deleted,
      deleted_expired: expired,
      expired_deliveries: ended,
    },
    'tables maintained',
  );
}
