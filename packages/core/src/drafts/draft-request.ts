import type { Tone } from '../evaluation/index.ts';

/** A validated request for one draft: strings are trimmed, not blank and within their limits. */
export type DraftRequest = {
  persona: string;
  offer: string;
  goal: string;
  tone: Tone;
  industry?: string;
  additionalContext?: string;
};

/** The most characters (Unicode code points) that each field holds. */
export const draftRequestLengthMax = {
  persona: 500,
  offer: 1_000,
  goal: 500,
  industry: 100,
  additionalContext: 4_000,
} as const;

/** The most characters (Unicode code points) of a subject line. */
export const subjectLineLengthMax = 150;
