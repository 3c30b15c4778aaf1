import { type Limits, type Policy, type Tier, tierNames, tiers } from '../policy.ts';

/** Each tier's calls a minute, by policy, as the database's functions take them. */
export const perMinuteByTier: Record<Policy, Record<Tier, number>> = {
  generate: byTier('generatePerMinute'),
  usage: byTier('usagePerMinute'),
  evaluate: byTier('evaluatePerMinute'),
  account: byTier('accountPerMinute'),
};

/** Each tier's drafts in the making at a time. */
export const inFlightByTier = byTier('inFlight');

function byTier(name: keyof Limits): Record<Tier, number> {
  return Object.fromEntries(tierNames.map((tier) => [tier, tiers[tier][name]])) as Record<Tier, number>;
}
