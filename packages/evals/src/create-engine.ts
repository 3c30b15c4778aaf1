import {
  createClaudeModel,
  createComposer,
  defaultModelConfigurationName,
  defaultTimings,
  findModelConfiguration,
  modelConfigurations,
  unlistedModelConfiguration,
} from '@firstline/core';
import { ConfigError } from '@firstline/process';
import type { Config } from './config.ts';
import type { EvalEngine } from './run-scenarios.ts';

/** The engine to be judged, without a fallback: its own failures are what is looked for. */
export function createEngine(
  engine: 'composer' | 'claude',
  model: string | undefined,
  config: Config,
): EvalEngine {
  if (engine === 'composer') {
    if (model !== undefined) throw new ConfigError('--model is for --engine claude');
    return { model: createComposer(), englishOnly: true };
  }
  const name = model ?? defaultModelConfigurationName;
  const { anthropicApiKey, anthropicBaseUrl } = config;
  const configuration =
    findModelConfiguration(name) ?? (anthropicBaseUrl ? unlistedModelConfiguration(name) : undefined);
  if (!configuration) {
    const names = modelConfigurations.map((listed) => listed.name).join(', ');
    throw new ConfigError(`--model is not valid: it must be one of: ${names}`);
  }
  if (!anthropicApiKey) throw new ConfigError('ANTHROPIC_API_KEY is not set, and --engine claude needs it');
  return {
    model: createClaudeModel({
      apiKey: anthropicApiKey,
      ...(anthropicBaseUrl ? { baseUrl: anthropicBaseUrl } : {}),
      configuration,
      deadlineMs: defaultTimings.generationDeadlineMs,
    }),
    englishOnly: false,
  };
}
