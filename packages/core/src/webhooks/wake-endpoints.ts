import type { Core } from '../context.ts';
import { deliveriesChannel } from './notify-workers.ts';

/** Has workers look at once for what is due of these endpoints. */
export async function wakeEndpoints(core: Pick<Core, 'sql'>, webhookIds: readonly string[]): Promise<void> {
  await core.sql`select wake_endpoints(${[...webhookIds]}::text[], null), pg_notify(${deliveriesChannel}, '')`;
}
