export { defaultTone, type Tone, tones } from './tones.ts';
export type { Brief, Effectiveness, Email, Evaluation, EvaluationResult, Finding } from './types.ts';
export { effectivenessRatings, rubricVersion } from './types.ts';
