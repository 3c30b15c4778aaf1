export { type ClaudeModelOptions, createClaudeModel } from './create-claude-model.ts';
export { modelResponseBytesMax } from './limit-response.ts';
export {
  defaultModelConfigurationName,
  findModelConfiguration,
  type ModelConfiguration,
  modelConfigurations,
  unlistedModelConfiguration,
} from './model-configurations.ts';
