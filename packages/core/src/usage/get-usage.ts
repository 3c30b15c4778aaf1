import { UTCDate } from '@date-fns/utc';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { format } from 'date-fns/format';
import { min } from 'date-fns/min';
import { subDays } from 'date-fns/subDays';
import type { Caller } from '../api-keys/index.ts';
import type { Core } from '../context.ts';
import { openCreditPeriod } from '../credits/index.ts';
import type { Tier } from '../policy.ts';
import { namedEndpoints } from './record-call.ts';

export type UsageTotals = { calls: number; credits: number; rateLimitHits: number };

export type Usage = {
  period: { startsAt: Date; endsAt: Date } & UsageTotals;
  /** Every UTC day from the period's first to today, in order. */
  days: ({ date: string } & UsageTotals)[];
  endpoints: Record<string, { calls: number; credits: number; averageMs: number }>;
  tier: { name: Tier; monthlyLimit: number; remainingCredits: number };
};

type UsageRow = {
  tier: Tier;
  starts_at: Date | null;
  ends_at: Date;
  credit_limit: number;
  used: number;
  sums: {
    day: string;
    endpoint: string;
    calls: number;
    credits: number;
    rate_limit_hits: number;
    duration_us: number;
  }[];
};

/** What the caller's account used in its current month, from sums kept as calls happen: the cost does not grow with history. */
export async function getUsage(
  core: Pick<Core, 'sql' | 'db' | 'clock'>,
  caller: Caller,
  at: Date = core.clock.now(),
): Promise<Usage> {
  const row = await selectUsage(core, caller, at);
  if (row.starts_at) return summarise({ ...row, starts_at: row.starts_at }, at);
  await openCreditPeriod(core, caller, at);
  const opened = await selectUsage(core, caller, at);
  if (!opened.starts_at) throw new Error(`no period of ${caller.accountId} holds ${at.toISOString()}`);
  return summarise({ ...opened, starts_at: opened.starts_at }, at);
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

function summarise(row: UsageRow & { starts_at: Date }, at: Date): Usage {
  const last = min([at, subDays(new UTCDate(row.ends_at), 1)]);
  const days = eachDayOfInterval({ start: new UTCDate(row.starts_at), end: new UTCDate(last) }).map((day) => {
    const date = format(day, 'yyyy-MM-dd');
    return { date, ...totals(row.sums.filter((sum) => sum.day === date)) };
  });
  const names = [...new Set<string>([...namedEndpoints, ...row.sums.map((sum) => sum.endpoint)])];
  return {
    period: { startsAt: row.starts_at, endsAt: row.ends_at, ...totals(row.sums) },
    days,
    endpoints: Object.fromEntries(
      names.map((name) => [name, endpointUsage(row.sums.filter((sum) => sum.endpoint === name))]),
    ),
    tier: {
      name: row.tier,
      monthlyLimit: row.credit_limit,
      remainingCredits: Math.max(0, row.credit_limit - row.used),
    },
  };
}

function totals(sums: UsageRow['sums']): UsageTotals {
  return {
    calls: add(sums, 'calls'),
    credits: add(sums, 'credits'),
    rateLimitHits: add(sums, 'rate_limit_hits'),
  };
}

function endpointUsage(sums: UsageRow['sums']): { calls: number; credits: number; averageMs: number } {
  const calls = add(sums, 'calls');
  const averageMs = calls === 0 ? 0 : add(sums, 'duration_us') / 1000 / calls;
  return { calls, credits: add(sums, 'credits'), averageMs: Math.round(averageMs * 10) / 10 };
}

function add(sums: UsageRow['sums'], field: 'calls' | 'credits' | 'rate_limit_hits' | 'duration_us'): number {
  return sums.reduce((total, sum) => total + sum[field], 0);
}
