import {
  createClaudeModel,
  createComposer,
  type DraftModel,
  defaultModelConfigurationName,
  findModelConfiguration,
  modelConfigurations,
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
  const configuration = findModelConfiguration(name);
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
