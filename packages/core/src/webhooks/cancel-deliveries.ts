import type { Core } from '../context.ts';

/** Deliveries ended in one statement: so many take well under a second. */
const batch = 5_000;

/**
 * Ends every delivery of an endpoint that is waiting, because the endpoint is off. Attempts that are running end by
 * themselves and are not repeated. Returns how many it ended.
 */
export async function cancelDeliveries(
  core: Pick<Core, 'sql' | 'clock'>,
  webhookId: string,
): Promise<number> {
  let canceled = 0;
  for (;;) {
    const [row] = await core.sql<{ canceled: number }[]>`
      select cancel_deliveries(${webhookId}, ${batch}, ${core.clock.now()}) as canceled`;
    canceled += row?.canceled ?? 0;
    if ((row?.canceled ?? 0) < batch) return canceled;
  }
}
