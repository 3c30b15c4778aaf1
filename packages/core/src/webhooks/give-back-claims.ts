import type { Core } from '../context.ts';

/**
 * Makes due again what a worker claimed without learning of it, because the answer was lost with its connection: all that it
 * holds but the deliveries that it knows of. Nobody else would come for them while it lives. Returns their endpoints.
 */
export async function giveBackClaims(
  core: Pick<Core, 'sql'>,
  { workerId, except }: { workerId: string; except: string[] },
): Promise<string[]> {
  const rows = await core.sql<{ webhook_id: string }[]>`
    update webhook_queue set status = case when attempt_count = 0 then 'pending' else 'retrying' end, worker_id = null
    where status = 'delivering' and worker_id = ${workerId} and id <> all (${except}::text[])
    returning webhook_id`;
  return [...new Set(rows.map((row) => row.webhook_id))];
}
