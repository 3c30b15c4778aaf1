import type { UpstreamUse } from '../model.ts';
import type { TokenPrices } from './model-configurations.ts';

const tokensPerPrice = 1_000_000;

/** The estimated cost in US dollars of what an upstream reported. */
export function estimateCostUsd(
  use: Pick<UpstreamUse, 'inputTokens' | 'outputTokens' | 'cacheReadTokens' | 'cacheWriteTokens'>,
  prices: TokenPrices,
): number {
  const sum =
    use.inputTokens * prices.input +
    use.outputTokens * prices.output +
    use.cacheWriteTokens * prices.cacheWrite +
    use.cacheReadTokens * prices.cacheRead;
  return sum / tokensPerPrice;
}
