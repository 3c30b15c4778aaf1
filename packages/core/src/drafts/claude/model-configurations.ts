/** US dollars per million tokens. */
export type TokenPrices = { input: number; output: number; cacheWrite: number; cacheRead: number };

/** One way to have drafts written by a model; its name is what `metadata.model` reports. */
export type ModelConfiguration = {
  /** `<model>.<prompt version>`, e.g. `claude-haiku-5-5.p1`. */
  name: string;
  model: string;
  promptVersion: PromptVersion;
  /** Bounds a whole answer, the model's thinking included. A draft with its JSON takes about 300. */
  outputTokensMax: number;
  /** null where the model has no such setting. */
  effort: 'low' | 'medium' | 'high' | null;
  /** The longest that one call may take. Shorter than the whole deadline, so that a hung call can be tried again. */
  timeoutMs: number;
  /** The shortest prefix that the model caches, in tokens; null where caching cannot take effect. */
  cacheablePrefixTokensMin: number | null;
  prices: TokenPrices;
};

export const promptVersions = ['p1'] as const;

export type PromptVersion = (typeof promptVersions)[number];

const currentPrompt: PromptVersion = 'p1';

/**
 * Models, limits and prices, from the overview page of each model at platform.claude.com/docs/en/models (read on
 * 2026-11-21). Haiku 5.5 costs five times as much for prompts over 100,000 tokens; ours stay below 5,000.
 */
export const modelConfigurations: readonly ModelConfiguration[] = [
  {
    name: `claude-haiku-5-5.${currentPrompt}`,
    model: 'claude-haiku-5-5',
    promptVersion: currentPrompt,
    outputTokensMax: 4_096,
    effort: 'low',
    timeoutMs: 14_000,
    cacheablePrefixTokensMin: 512,
    prices: { input: 0.1, output: 0.5, cacheWrite: 0.125, cacheRead: 0.01 },
  },
  {
    name: `claude-sonnet-5-5.${currentPrompt}`,
    model: 'claude-sonnet-5-5',
    promptVersion: currentPrompt,
    outputTokensMax: 4_096,
    effort: 'low',
    timeoutMs: 20_000,
    // Not stated on the model's page: the largest figure of the Sonnet family.
    cacheablePrefixTokensMin: 2_048,
    prices: { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.2 },
  },
  {
    name: `claude-opus-5-5.${currentPrompt}`,
    model: 'claude-opus-5-5',
    promptVersion: currentPrompt,
    outputTokensMax: 6_144,
    effort: 'low',
    timeoutMs: 24_000,
    // Not stated on the model's page: the largest figure of the Opus family.
    cacheablePrefixTokensMin: 4_096,
    prices: { input: 4, output: 20, cacheWrite: 5, cacheRead: 0.2 },
  },
];

/** What writes the drafts where nothing else is configured: fast, and about 0.03 US cents a draft. */
export const defaultModelConfigurationName = `claude-haiku-5-5.${currentPrompt}`;

/** The listed configuration of that name, or undefined. */
export function findModelConfiguration(name: string): ModelConfiguration | undefined {
  return modelConfigurations.find((configuration) => configuration.name === name);
}

/**
 * A configuration for a model that the table does not list, for servers other than Anthropic's that speak the Messages
 * API (Ollama, llama.cpp, vLLM, LM Studio): `<model>.<prompt version>`, e.g. `qwen3:8b.p1`. It assumes nothing: no
 * effort, no caching, no price. Undefined where the name has no known prompt version.
 */
export function unlistedModelConfiguration(name: string): ModelConfiguration | undefined {
  const dot = name.lastIndexOf('.');
  const promptVersion = promptVersions.find((version) => version === name.slice(dot + 1));
  if (dot < 1 || promptVersion === undefined) return undefined;
  return {
    name,
    model: name.slice(0, dot),
    promptVersion,
    outputTokensMax: 4_096,
    effort: null,
    timeoutMs: 24_000,
    cacheablePrefixTokensMin: null,
    prices: { input: 0, output: 0, cacheWrite: 0, cacheRead: 0 },
  };
}
