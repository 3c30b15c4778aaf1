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

/** English and its neighbours take 3 to 5 characters a token; the low figure, so that the estimate is rather high. */
const charactersPerToken = 3;
/** A draft with its JSON takes about 300. */
const lostOutputTokens = 300;

/** What a call may have cost whose answer we gave up on: the upstream bills what it had read and written by then. */
export function estimateLostCallUsd(promptCharacters: number, prices: TokenPrices): number {
  const inputTokens = Math.ceil(promptCharacters / charactersPerToken);
  return (inputTokens * prices.input + lostOutputTokens * prices.output) / tokensPerPrice;
}
