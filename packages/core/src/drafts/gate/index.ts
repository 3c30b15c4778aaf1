export { type BriefTexts, checkDraft, createGate } from './check-draft.ts';
export { isOrdinaryWord } from './facts/words.ts';
export { findUnmetWishes, type Wishes } from './find-unmet-wishes.ts';
export type { Violation, ViolationCode } from './violation.ts';
