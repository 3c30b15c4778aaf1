import type { Core } from '../context.ts';
import { firstIdAt } from '../ids.ts';

/** Gives back the credits that a crashed process left held. Returns how many reservations it released. */
export async function releaseLapsedReservations(core: Pick<Core, 'sql' | 'clock'>): Promise<number> {
  const [row] = await core.sql<{ released: number }[]>`
    select release_lapsed_reservations(${core.clock.now()}) as released`;
  return row?.released ?? 0;
}

/**
 * Deletes resolved reservations past their retention, a batch at a time. Returns how many it deleted. They are found by their ids, whose time is
 * before their end.
 */
export async function deleteOldReservations(core: Pick<Core, 'sql' | 'clock' | 'timings'>): Promise<number> {
  const before = new Date(core.clock.now().getTime() - core.timings.reservationRetentionMs);
  let deleted = 0;
  for (;;) {
    const { count } = await core.sql`
      delete from reservations where id in (
        select id from reservations where id < ${firstIdAt('req', before)} and resolved_at < ${before} order by id limit 5000)`;
    deleted += count;
    if (count < 5000) return deleted;
  }
}
