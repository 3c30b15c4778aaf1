import {
  createClaudeModel,
  createComposer,
  type DraftModel,
  defaultModelConfigurationName,
  findModelConfiguration,
  modelConfigurations,
  unlistedModelConfiguration,
} from '@firstline/core';
import { ConfigError } from '@firstline/process';
import type { Config } from './config.ts';

/** The engine that live keys' drafts are written with. Throws a ConfigError for a name that is not in the table. */
export function chooseModel(
  config: Pick<Config, 'generationModel' | 'anthropicApiKey' | 'anthropicBaseUrl' | 'timings'>,
  modelFetch: typeof fetch,
): DraftModel {
  const composer = createComposer();
  const name = config.generationModel ?? defaultModelConfigurationName;
  if (name === composer.name) return composer;
  // Another server than Anthropic's has models of its own, which it knows by their names.
  const configuration =
    findModelConfiguration(name) ?? (config.anthropicBaseUrl ? unlistedModelConfiguration(name) : undefined);
  if (!configuration) {
    const names = [...modelConfigurations.map((known) => known.name), composer.name];
    throw new ConfigError(`GENERATION_MODEL is not valid: it must be one of: ${names.join(', ')}`);
  }
  if (!config.anthropicApiKey) throw new ConfigError(`ANTHROPIC_API_KEY is not set, and ${name} needs it`);
  return createClaudeModel({
    apiKey: config.anthropicApiKey,
    ...(config.anthropicBaseUrl ? { baseUrl: config.anthropicBaseUrl } : {}),
    configuration,
    deadlineMs: config.timings.generationDeadlineMs,
    fetch: modelFetch,
  });
}
