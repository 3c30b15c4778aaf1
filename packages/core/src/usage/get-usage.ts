import type { Caller } from '../api-keys/index.ts';
import type { Core } from '../context.ts';
import { openCreditPeriod } from '../credits/index.ts';
import { summariseUsage, type Usage, type UsageMonth } from './summarise-usage.ts';

type UsageRow = Omit<UsageMonth, 'starts_at'> & { starts_at: Date | null };

/** What the caller's account used in its current month, from sums kept as calls happen: the cost does not grow with history. */
export async function getUsage(
  core: Pick<Core, 'sql' | 'db' | 'clock'>,
  caller: Caller,
  at: Date = core.clock.now(),
): Promise<Usage> {
  const row = await selectUsage(core, caller, at);
  if (row.starts_at) return summariseUsage({ ...row, starts_at: row.starts_at }, at);
  await openCreditPeriod(core, caller, at);
  const opened = await selectUsage(core, caller, at);
  if (!opened.starts_at) throw new Error(`no period of ${caller.accountId} holds ${at.toISOString()}`);
  return summariseUsage({ ...opened, starts_at: opened.starts_at }, at);
}

async function selectUsage(core: Pick<Core, 'sql'>, caller: Caller, at: Date): Promise<UsageRow> {
  const [row] = await core.sql<UsageRow[]>`
    select a.tier, p.starts_at, p.ends_at, p.credit_limit, p.used,
      (select coalesce(json_agg(json_build_object('day', u.day, 'endpoint', u.endpoint, 'calls', u.calls,
          'credits', u.credits, 'rate_limit_hits', u.rate_limit_hits, 'duration_us', u.duration_us)), '[]')
        from usage_days u
        where u.account_id = a.id and u.mode = ${caller.mode}
          and u.day >= (p.starts_at at time zone 'UTC')::date and u.day < (p.ends_at at time zone 'UTC')::date) as sums
    from accounts a
    left join credit_periods p on p.account_id = a.id and p.mode = ${caller.mode} and p.starts_at <= ${at} and p.ends_at > ${at}
    where a.id = ${caller.accountId}`;
  if (!row) throw new Error(`no account ${caller.accountId}`);
  return row;
}
