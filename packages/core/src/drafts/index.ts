export {
  createClaudeModel,
  defaultModelConfigurationName,
  findModelConfiguration,
  type ModelConfiguration,
  modelConfigurations,
  modelResponseBytesMax,
  unlistedModelConfiguration,
} from './claude/index.ts';
export { compact } from './compact.ts';
export { createComposer } from './composer/index.ts';
export { createDailyBudget, type DailyBudget } from './daily-budget.ts';
export type { DraftRequest } from './draft-request.ts';
export type {
  ChargedDraft,
  CreditsAfterCall,
  GenerateCall,
  GenerateOutcome,
  RenderedDraft,
} from './generate-call.ts';
export { generateDraft } from './generate-draft.ts';
export {
  type DraftModel,
  noUpstreamUse,
  type UpstreamUse,
  upstreamCallsMax,
  type WriteCall,
  type WriteResult,
} from './model.ts';
export { type TextWork, textWork } from './text-work.ts';
export { type Alert, alertCodes, type ModelUse, type UpstreamObserver } from './upstream-observer.ts';
export { withFallback } from './with-fallback.ts';
