import {
  createClaudeModel,
  createComposer,
  type DailyBudget,
  type DraftModel,
  defaultModelConfigurationName,
  findModelConfiguration,
  modelConfigurations,
  type TextWork,
  type UpstreamObserver,
  unlistedModelConfiguration,
  upstreamCallsMax,
  withFallback,
} from '@firstline/core';
import { ConfigError } from '@firstline/process';
import type { Config } from './config.ts';

type ModelConfig = Pick<
  Config,
  'generationModel' | 'generationFallback' | 'anthropicApiKey' | 'anthropicBaseUrl' | 'timings'
>;

type Surroundings = {
  fetch: typeof fetch;
  observer?: UpstreamObserver;
  budget?: DailyBudget | undefined;
  work?: TextWork;
};

/** The engine that live keys' drafts are written with. Throws a ConfigError for a name that is not in the table. */
export function chooseModel(config: ModelConfig, surroundings: Surroundings): DraftModel {
  const name = config.generationModel ?? defaultModelConfigurationName;
  const first = createModel('GENERATION_MODEL', name, config, surroundings);
  if (config.generationFallback.includes(name)) {
    throw new ConfigError(`GENERATION_FALLBACK is not valid: ${name} is what it would stand in for`);
  }
  const others = config.generationFallback.map((other) =>
    createModel('GENERATION_FALLBACK', other, config, surroundings),
  );
  const asking = [first, ...others].filter(({ offline }) => !offline).length;
  if (asking > upstreamCallsMax) {
    throw new ConfigError(
      `GENERATION_FALLBACK is not valid: a draft has ${upstreamCallsMax} calls, too few to ask ${asking} models`,
    );
  }
  return withFallback([first, ...others], { deadlineMs: config.timings.generationDeadlineMs });
}

function createModel(
  variable: string,
  name: string,
  config: ModelConfig,
  { fetch, observer, budget, work }: Surroundings,
): DraftModel {
  const composer = createComposer(work);
  if (name === composer.name) return composer;
  // Another server than Anthropic's has models of its own, which it knows by their names.
  const configuration =
    findModelConfiguration(name) ?? (config.anthropicBaseUrl ? unlistedModelConfiguration(name) : undefined);
  if (!configuration) {
    const known = [...modelConfigurations.map((listed) => listed.name), composer.name];
    throw new ConfigError(`${variable} is not valid: it must be one of: ${known.join(', ')}`);
  }
  if (!config.anthropicApiKey) throw new ConfigError(`ANTHROPIC_API_KEY is not set, and ${name} needs it`);
  return createClaudeModel({
    apiKey: config.anthropicApiKey,
    ...(config.anthropicBaseUrl ? { baseUrl: config.anthropicBaseUrl } : {}),
    configuration,
    deadlineMs: config.timings.generationDeadlineMs,
    fetch,
    ...(observer ? { observer } : {}),
    ...(budget ? { budget } : {}),
    ...(work ? { work } : {}),
  });
}
