export { type BriefTexts, checkDraft } from './check-draft.ts';
export type { Violation, ViolationCode } from './violation.ts';
