import { effectiveLimits, findLimitOverrides } from '../accounts/index.ts';
import type { Core } from '../context.ts';
import { creditPeriodAt } from '../credits/index.ts';
import { creditPolicy, type Mode, type Tier } from '../policy.ts';
import { summariseUsage, type Usage, type UsageSum } from './summarise-usage.ts';

/** A month that was used, oldest first. `allowance` is what it began with, before changes and grants. */
type MonthRow = { starts_at: string; credit_limit: number; used: number; allowance: number };

type HistoryRow = { tier: Tier; anchor: Date; months: MonthRow[]; sums: UsageSum[] };

/**
 * Each of an account's months that has an instant of `from` to `to` in it, newest first, as the usage of a running month: with the
 * limit that held then (as the month ended, grants included), every day, and zeros where nothing was called. `tier.name` is the
 * tier of today, since a past one is not kept. Months before the account was made and after `at` are none. One round trip to the
 * database, and a second for the overrides.
 */
export async function listPeriods(
  core: Pick<Core, 'sql' | 'db' | 'clock'>,
  { accountId, mode }: { accountId: string; mode: Mode },
  { from, to }: { from: Date; to: Date },
  at: Date = core.clock.now(),
): Promise<Usage[]> {
  const { tier, anchor, months, sums } = await selectHistory(core, accountId, mode, { from, to });
  const allowanceNow =
    mode === 'test'
      ? creditPolicy.testPool
      : effectiveLimits(tier, await findLimitOverrides(core, accountId)).monthlyCredits;
  const until = Math.min(to.getTime(), at.getTime());
  const periods: Usage[] = [];
  for (
    let month = creditPeriodAt(anchor, new Date(Math.max(from.getTime(), anchor.getTime())));
    month.startsAt.getTime() <= until;
    month = creditPeriodAt(anchor, month.endsAt)
  ) {
    const { startsAt, endsAt } = month;
    const row = months.find(({ starts_at }) => Date.parse(starts_at) === startsAt.getTime());
    // A change of tier or limit opens the month that it comes in, so an unused month had what the next used one began with.
    const next = months.find(({ starts_at }) => Date.parse(starts_at) > startsAt.getTime());
    const days = sums.filter(
      ({ day }) => Date.parse(day) >= startsAt.getTime() && Date.parse(day) < endsAt.getTime(),
    );
    const credit_limit = row?.credit_limit ?? next?.allowance ?? allowanceNow;
    periods.unshift(
      summariseUsage(
        { tier, starts_at: startsAt, ends_at: endsAt, credit_limit, used: row?.used ?? 0, sums: days },
        at,
      ),
    );
  }
  return periods;
}

async function selectHistory(
  core: Pick<Core, 'sql'>,
  accountId: string,
  mode: Mode,
  { from, to }: { from: Date; to: Date },
): Promise<HistoryRow> {
  // A month is at most 31 days, so that whatever has an instant of the range lies within these.
  const [row] = await core.sql<HistoryRow[]>`
    select a.tier, a.period_anchor_at as anchor,
      (select coalesce(json_agg(json_build_object('starts_at', p.starts_at, 'credit_limit', p.credit_limit, 'used', p.used,
          'allowance', (select l.amount from ledger_entries l
            where l.account_id = p.account_id and l.mode = p.mode and l.period_starts_at = p.starts_at and l.kind = 'allowance'))
          order by p.starts_at), '[]')
        from credit_periods p where p.account_id = a.id and p.mode = ${mode}) as months,
      (select coalesce(json_agg(json_build_object('day', u.day, 'endpoint', u.endpoint, 'calls', u.calls,
          'credits', u.credits, 'rate_limit_hits', u.rate_limit_hits, 'duration_us', u.duration_us)), '[]')
        from usage_days u
        where u.account_id = a.id and u.mode = ${mode}
          and u.day between (${from}::timestamptz at time zone 'UTC')::date - 31 and (${to}::timestamptz at time zone 'UTC')::date + 31) as sums
    from accounts a where a.id = ${accountId}`;
  if (!row) throw new Error(`no account ${accountId}`);
  return row;
}
