import { effectivenessRatings, tones } from '@firstline/core';
import { Type } from '@sinclair/typebox';
import { OneOf } from './text.ts';

/** The three scores of an email. */
export const Evaluation = Type.Object(
  {
    spamScore: Type.Number({
      format: 'double',
      minimum: 0,
      maximum: 10,
      description: 'One decimal; higher is worse, 5.0 and up is likely spam.',
      examples: [0.4],
    }),
    toneAnalysis: OneOf([...tones, 'undetermined'], { description: 'The tone found in the text.' }),
    effectiveness: OneOf([...effectivenessRatings, 'undetermined'], {
      description: 'How closely the draft follows practices linked with replies; not a forecast.',
    }),
  },
  { additionalProperties: false },
);
