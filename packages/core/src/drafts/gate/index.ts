export { type BriefTexts, checkDraft, createGate } from './check-draft.ts';
export type { Violation, ViolationCode } from './violation.ts';
