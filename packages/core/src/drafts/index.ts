export {
  createClaudeModel,
  defaultModelConfigurationName,
  findModelConfiguration,
  type ModelConfiguration,
  modelConfigurations,
  unlistedModelConfiguration,
} from './claude/index.ts';
export { createComposer } from './composer/index.ts';
export type { DraftRequest } from './draft-request.ts';
export type {
  ChargedDraft,
  CreditsAfterCall,
  GenerateCall,
  GenerateOutcome,
  RenderedDraft,
} from './generate-call.ts';
export { generateDraft } from './generate-draft.ts';
export type { DraftModel, UpstreamUse, WriteCall, WriteResult } from './model.ts';
