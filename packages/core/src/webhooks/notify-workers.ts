import type { Sql } from 'postgres';

/** The channel that workers listen on. */
export const deliveriesChannel = 'webhook_deliveries';

const notifying = new WeakMap<Sql, { again: boolean }>();

/**
 * Tells the workers that there are deliveries, so that none waits for a poll. Called after the commit and not waited for: a notification
 * inside the charge would have all commits wait for each other. One is on its way at a time for each client; calls meanwhile
 * share the next. A notification that is lost costs one poll.
 */
export function notifyWorkers(sql: Sql): void {
  const running = notifying.get(sql);
  if (running) {
    running.again = true;
    return;
  }
  const state = { again: false };
  notifying.set(sql, state);
  // Nothing is written, so the commit need not wait for the disk.
  sql`select set_config('synchronous_commit', 'off', true), pg_notify(${deliveriesChannel}, '')`
    .catch(() => {})
    .finally(() => {
      notifying.delete(sql);
      if (state.again) notifyWorkers(sql);
    });
}
