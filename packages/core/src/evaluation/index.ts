export { rubricVersion } from './effectiveness/rubric.ts';
export { countRequests, evaluateEmail, hearTone, measureToneLead } from './evaluate-email.ts';
export { defaultTone, type Tone, tones } from './tones.ts';
export type { Brief, Effectiveness, Email, Evaluation, EvaluationResult, Finding } from './types.ts';
export { effectivenessRatings } from './types.ts';
