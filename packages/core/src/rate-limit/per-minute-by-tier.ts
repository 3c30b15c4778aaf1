import { type Limits, type Policy, type Tier, tierNames, tiers } from '../policy.ts';

const limitNames: Record<Policy, keyof Limits> = {
  generate: 'generatePerMinute',
  usage: 'usagePerMinute',
  evaluate: 'evaluatePerMinute',
  account: 'accountPerMinute',
};

/** Each tier's calls a minute under a policy, as the database's functions take them. */
export function perMinuteByTier(policy: Policy): Record<Tier, number> {
  return byTier(limitNames[policy]);
}

/** One of the limits for every tier. */
export function byTier(name: keyof Limits): Record<Tier, number> {
  return Object.fromEntries(tierNames.map((tier) => [tier, tiers[tier][name]])) as Record<Tier, number>;
}
