export { inFlightByTier, perMinuteByTier } from './per-minute-by-tier.ts';
export {
  concurrencyLimitExceeded,
  type RateRow,
  type RateState,
  rateLimitExceeded,
  toRateState,
} from './rate-state.ts';
