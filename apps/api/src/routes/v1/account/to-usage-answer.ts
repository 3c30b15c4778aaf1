import type { Usage } from '@firstline/core';

/** What an account used in one period, as specification 2.3 has it. */
export function toUsageAnswer({ period, days, endpoints, tier }: Usage) {
  return {
    current_period: {
      start_date: period.startsAt.toISOString(),
      end_date: period.endsAt.toISOString(),
      ...toTotals(period),
    },
    daily_breakdown: days.map((day) => ({ date: day.date, ...toTotals(day) })),
    endpoint_usage: Object.fromEntries(
      Object.entries(endpoints).map(([name, { calls, credits, averageMs }]) => [
        name,
        { calls, credits, avg_response_time_ms: averageMs },
      ]),
    ),
    tier_info: {
      current_tier: tier.name,
      monthly_limit: tier.monthlyLimit,
      remaining_credits: tier.remainingCredits,
    },
  };
}

function toTotals(totals: { calls: number; credits: number; rateLimitHits: number }) {
  return {
    api_calls: totals.calls,
    credits_used: totals.credits,
    rate_limit_hits: totals.rateLimitHits,
  };
}
