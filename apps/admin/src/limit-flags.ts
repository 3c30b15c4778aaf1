import type { Limits } from '@firstline/core';

/** A thousand calls a second. Above that, a token's share of the minute is rounded too coarsely. */
const perMinuteMax = 60_000;

/** Every limit as it is called on the command line and in JSON, with the least and the most that it can be. */
export const limitFlags: {
  name: keyof Limits;
  flag: string;
  json: string;
  min: number;
  max: number;
  what: string;
}[] = [
  {
    name: 'monthlyCredits',
    flag: '--monthly-credits',
    json: 'monthly_credits',
    min: 0,
    max: 1_000_000_000,
    what: 'credits a month',
  },
  {
    name: 'generatePerMinute',
    flag: '--generate-per-minute',
    json: 'generate_per_minute',
    min: 1,
    max: perMinuteMax,
    what: 'drafts asked for a minute',
  },
  {
    name: 'inFlight',
    flag: '--in-flight',
    json: 'in_flight',
    min: 1,
    max: 10_000,
    what: 'drafts in the making at once',
  },
  {
    name: 'usagePerMinute',
    flag: '--usage-per-minute',
    json: 'usage_per_minute',
    min: 1,
    max: perMinuteMax,
    what: 'usage calls a minute',
  },
  {
    name: 'evaluatePerMinute',
    flag: '--evaluate-per-minute',
    json: 'evaluate_per_minute',
    min: 1,
    max: perMinuteMax,
    what: 'evaluations a minute',
  },
  {
    name: 'accountPerMinute',
    flag: '--account-per-minute',
    json: 'account_per_minute',
    min: 1,
    max: perMinuteMax,
    what: "calls of the account's own routes a minute",
  },
  {
    name: 'liveKeys',
    flag: '--live-keys',
    json: 'live_keys',
    min: 0,
    max: 10_000,
    what: 'live keys that work at a time',
  },
];

/** Limits, or what is set in their place, under the names that JSON has for them. */
export function toLimitsJson<T>(limits: Record<keyof Limits, T>): Record<string, T> {
  return Object.fromEntries(limitFlags.map(({ name, json }) => [json, limits[name]]));
}
