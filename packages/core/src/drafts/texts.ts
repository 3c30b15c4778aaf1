// For whoever works on texts in their own thread. Loading it takes long; `text-work.ts` puts that off until it is needed.
export { evaluateEmail } from '../evaluation/index.ts';
export { checkDraft, findUnmetWishes, type Violation } from './gate/index.ts';
