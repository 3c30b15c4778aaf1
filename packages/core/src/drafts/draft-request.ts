import type { Tone } from '../emails/index.ts';
import { lengths } from '../policy.ts';

/** A validated request for one draft: strings are trimmed, not blank and within their limits. */
export type DraftRequest = {
  persona: string;
  offer: string;
  goal: string;
  tone: Tone;
  industry?: string;
  additionalContext?: string;
};

/** The most characters (Unicode code points) of a subject line. */
export const subjectLineLengthMax = lengths.subjectLine;

/** The most characters (Unicode code points) of a draft's body. */
export const emailContentLengthMax = lengths.emailContent;
