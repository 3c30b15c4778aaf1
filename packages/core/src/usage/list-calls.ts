import { subDays } from 'date-fns/subDays';
import type { Core } from '../context.ts';
import { firstIdAt } from '../ids.ts';
import { type Mode, requestLogDays } from '../policy.ts';

/** A call as its account may see it: figures and ids, never a text. */
export type LoggedCall = {
  requestId: string;
  createdAt: Date;
  endpoint: string;
  mode: Mode;
  status: number;
  errorCode: string | null;
  credits: number;
  durationUs: number;
  /** Null for a call of whoever was signed in. */
  keyId: string | null;
};

/**
 * An account's counted calls of the last 30 days, newest first: at most `limit`, from below the call `after`. The bounds on the id
 * choose the partitions, and those on account and id together fit one index only: so a page reads its own rows, however
 * long the history is and however many calls others make.
 */
export async function listCalls(
  core: Pick<Core, 'sql' | 'clock'>,
  { accountId, limit, after }: { accountId: string; limit: number; after?: string | undefined },
): Promise<{ calls: LoggedCall[]; hasMore: boolean }> {
  const oldest = firstIdAt('req', subDays(core.clock.now(), requestLogDays));
  const below = after ?? pastEveryId;
  const calls = await core.sql<LoggedCall[]>`
    select id as "requestId", created_at as "createdAt", endpoint, mode, status, error_code as "errorCode", credits,
      duration_us as "durationUs", key_id as "keyId"
    from calls
    where id >= ${oldest} and id < ${below}
      and (account_id, id) >= (${accountId}, ${oldest}) and (account_id, id) < (${accountId}, ${below})
    order by account_id desc, id desc
    limit ${limit + 1}`;
  return { calls: calls.slice(0, limit), hasMore: calls.length > limit };
}

/** Sorts behind every id, whose ULID has no letter like it. */
const pastEveryId = 'req_~';
