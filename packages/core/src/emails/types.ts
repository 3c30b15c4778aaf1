import type { Tone } from './tones.ts';

/** One email as it would be sent. */
export type Email = { subjectLine: string; emailContent: string };

/** What the email was written for. Whatever is known sharpens the evaluation; nothing of it is required. */
export type Brief = {
  persona?: string;
  offer?: string;
  goal?: string;
  tone?: Tone;
  industry?: string;
  additionalContext?: string;
};

export const effectivenessRatings = ['poor', 'fair', 'good', 'excellent'] as const;

export type Effectiveness = (typeof effectivenessRatings)[number];

export type Evaluation = {
  /** 0.0 to 10.0 with one decimal; higher is worse, 5.0 and up is likely spam. */
  spamScore: number;
  toneAnalysis: Tone | 'undetermined';
  effectiveness: Effectiveness | 'undetermined';
};

/** One reason behind a score. */
export type Finding = {
  criterion: string;
  severity: 'info' | 'warning' | 'error';
  message: string;
  suggestion: string;
  /** The words that the finding is about, at most 80 characters, exactly as they stand in the email. */
  excerpt?: string;
  /** Rubric points lost (or, for a spam rule, spam points added times ten). */
  points: number;
};

/** Named in every answer; a change of points or thresholds makes a new version. */
export const rubricVersion = 'rubric-1';

export type EvaluationResult = {
  evaluation: Evaluation;
  /** 0 to 100 on the rubric. */
  points: number;
  rubric: string;
  findings: Finding[];
};
