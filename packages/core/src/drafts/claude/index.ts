export { type ClaudeModelOptions, createClaudeModel } from './create-claude-model.ts';
export {
  defaultModelConfigurationName,
  findModelConfiguration,
  type ModelConfiguration,
  modelConfigurations,
} from './model-configurations.ts';
