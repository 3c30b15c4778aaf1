export { findRefusalReason } from './find-refusal-reason.ts';
