import { tierNames } from '@firstline/core';
import { Type } from '@sinclair/typebox';
import { Success } from '../../../schemas/envelope.ts';
import { OneOf } from '../../../schemas/text.ts';

const count = (description: string) =>
  Type.Integer({ format: 'int32', minimum: 0, maximum: 2_147_483_647, description });
const instant = (description: string) => Type.String({ format: 'date-time', maxLength: 30, description });

const EndpointUsage = Type.Object(
  {
    calls: count('Calls of the endpoint.'),
    credits: count('Credits used by them.'),
    avg_response_time_ms: Type.Number({
      format: 'double',
      minimum: 0,
      maximum: 3_600_000,
      description: 'One decimal.',
    }),
  },
  { additionalProperties: false },
);

const Day = Type.Object(
  {
    date: Type.String({ format: 'date', maxLength: 10, examples: ['2026-01-14'] }),
    api_calls: count('Calls of the day.'),
    credits_used: count('Credits used on the day.'),
    rate_limit_hits: count('Times that a rate limit was hit on the day.'),
  },
  { additionalProperties: false },
);

/** An account of the tier `starter`, on the third day of its period. */
export const usageExample = {
  success: true,
  data: {
    current_period: {
      start_date: '2026-01-14T00:00:00.000Z',
      end_date: '2026-02-14T00:00:00.000Z',
      api_calls: 14,
      credits_used: 60,
      rate_limit_hits: 0,
    },
    daily_breakdown: [
      { date: '2026-01-14', api_calls: 12, credits_used: 55, rate_limit_hits: 0 },
      { date: '2026-01-15', api_calls: 0, credits_used: 0, rate_limit_hits: 0 },
      { date: '2026-01-16', api_calls: 2, credits_used: 5, rate_limit_hits: 0 },
    ],
    endpoint_usage: {
      '/emails/generate': { calls: 12, credits: 60, avg_response_time_ms: 2140.5 },
      '/account/usage': { calls: 2, credits: 0, avg_response_time_ms: 3.2 },
    },
    tier_info: { current_tier: 'starter', monthly_limit: 2500, remaining_credits: 2440 },
  },
};

/** What an account used in one period. */
export const UsageOfPeriod = Type.Object(
  {
    current_period: Type.Object(
      {
        start_date: instant('Start of the billing period, inclusive.'),
        end_date: instant('End of the billing period, exclusive.'),
        api_calls: count('Calls in the period.'),
        credits_used: count('Credits used in the period.'),
        rate_limit_hits: count('Times that a rate limit was hit in the period.'),
      },
      { additionalProperties: false },
    ),
    daily_breakdown: Type.Array(Day, {
      maxItems: 31,
      description: 'Every UTC day from start_date to today, in order.',
    }),
    endpoint_usage: Type.Record(Type.String(), EndpointUsage, {
      description: 'By path relative to /api/v1, e.g. /emails/generate.',
    }),
    tier_info: Type.Object(
      {
        current_tier: OneOf(tierNames),
        monthly_limit: count('Credits allowed in the period.'),
        remaining_credits: count('Credits left in the period.'),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

export const UsageAnswer = Success(UsageOfPeriod);
