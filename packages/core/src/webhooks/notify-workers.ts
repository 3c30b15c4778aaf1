import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';

/** The channel that workers listen on. */
export const deliveriesChannel = 'webhook_deliveries';

/** Between two notifications: at 300 charges a second each would cost more than the event that it tells of. */
const everyMs = 15;

type Notifying = { again: boolean };

const notifying = new WeakMap<Sql, Notifying>();

/**
 * Tells the workers that there are deliveries, so that none waits for a poll. Called after the commit and not waited for: a notification
 * inside the charge would have all commits wait for each other. The first goes at once, and calls within 15 ms of one share the
 * next. A notification that is lost costs one poll.
 */
export function notifyWorkers(sql: Sql): void {
  const running = notifying.get(sql);
  if (running) {
    running.again = true;
    return;
  }
  const state = { again: false };
  notifying.set(sql, state);
  void notifyUntilQuiet(sql, state);
}

async function notifyUntilQuiet(sql: Sql, state: Notifying): Promise<void> {
  do {
    state.again = false;
    const pause = sleep(everyMs);
    // Nothing is written, so the commit need not wait for the disk.
    await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${deliveriesChannel}, '')`.catch(
      () => {},
    );
    await pause;
  } while (state.again);
  notifying.delete(sql);
}
