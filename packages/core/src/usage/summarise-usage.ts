import { UTCDate } from '@date-fns/utc';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { format } from 'date-fns/format';
import { min } from 'date-fns/min';
import { subDays } from 'date-fns/subDays';
import type { Tier } from '../policy.ts';
import { namedEndpoints } from './record-call.ts';

export type UsageTotals = { calls: number; credits: number; rateLimitHits: number };

export type Usage = {
  period: { startsAt: Date; endsAt: Date } & UsageTotals;
  /** Every UTC day from the period's first to its last, or to today, in order. */
  days: ({ date: string } & UsageTotals)[];
  endpoints: Record<string, { calls: number; credits: number; averageMs: number }>;
  tier: { name: Tier; monthlyLimit: number; remainingCredits: number };
};

/** The sums of one day and endpoint, as they are kept. */
export type UsageSum = {
  day: string;
  endpoint: string;
  calls: number;
  credits: number;
  rate_limit_hits: number;
  duration_us: number;
};

/** A month's row and the sums of its days. */
export type UsageMonth = {
  tier: Tier;
  starts_at: Date;
  ends_at: Date;
  credit_limit: number;
  used: number;
  sums: UsageSum[];
};

/** Adds up what a month's days have, as it stands at an instant. */
export function summariseUsage(row: UsageMonth, at: Date): Usage {
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

function totals(sums: UsageSum[]): UsageTotals {
  return {
    calls: add(sums, 'calls'),
    credits: add(sums, 'credits'),
    rateLimitHits: add(sums, 'rate_limit_hits'),
  };
}

function endpointUsage(sums: UsageSum[]): { calls: number; credits: number; averageMs: number } {
  const calls = add(sums, 'calls');
  const averageMs = calls === 0 ? 0 : add(sums, 'duration_us') / 1000 / calls;
  return { calls, credits: add(sums, 'credits'), averageMs: Math.round(averageMs * 10) / 10 };
}

function add(sums: UsageSum[], field: 'calls' | 'credits' | 'rate_limit_hits' | 'duration_us'): number {
  return sums.reduce((total, sum) => total + sum[field], 0);
}
