import { lengths, rubricVersion, tones } from '@firstline/core';
import { type Static, Type } from '@sinclair/typebox';
import { answer } from '../../../schemas/answer.ts';
import { rateAnswerHeaders, timingAnswerHeaders } from '../../../schemas/answer-headers.ts';
import { SuccessWithMeta } from '../../../schemas/envelope.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import { Evaluation } from '../../../schemas/evaluation.ts';
import { OneOf, Prose, Text } from '../../../schemas/text.ts';

const exampleEmail = {
  subjectLine: 'Fewer empty kilometres',
  emailContent:
    'Hi there,\n\nYour carriers drive about 18% of their kilometres empty, says your annual report. Our route planning software halves that for freight companies of your size, and it works with the 40 carriers that you have today.\n\nI hope this email finds you well. Would it be worth a 15-minute call next week to see your own figures?\n\nBest regards,',
};

/** What the email was written for, in the words of generate's request. */
const brief = {
  persona: Type.Optional(Text({ maxLength: lengths.persona, description: 'Who receives the email.' })),
  offer: Type.Optional(Text({ maxLength: lengths.offer, description: 'What is offered.' })),
  goal: Type.Optional(Text({ maxLength: lengths.goal, description: 'What the email is to lead to.' })),
  tone: Type.Optional(
    OneOf(tones, {
      description: 'How the email was meant to sound. The tone that is found does not depend on it.',
    }),
  ),
  industry: Type.Optional(Text({ maxLength: lengths.industry, description: "The recipient's industry." })),
  additionalContext: Type.Optional(
    Text({ maxLength: lengths.additionalContext, description: 'Further facts that the email may use.' }),
  ),
};

export const EvaluateBody = Type.Object(
  {
    subjectLine: Text({
      maxLength: lengths.evaluatedSubjectLine,
      description: "The email's subject.",
      examples: [exampleEmail.subjectLine],
    }),
    emailContent: Text({
      maxLength: lengths.evaluatedEmailContent,
      description: "The email's body, as plain text.",
      examples: [exampleEmail.emailContent],
    }),
    ...brief,
  },
  {
    title: 'EvaluateBody',
    additionalProperties: false,
    examples: [exampleEmail],
  },
);
export type EvaluateBody = Static<typeof EvaluateBody>;

const Finding = Type.Object(
  {
    criterion: Type.String({
      pattern: '^[a-z0-9_]+$',
      maxLength: 60,
      description: 'What was looked at. Stable: branch on this.',
      examples: ['worn_phrase'],
    }),
    severity: OneOf(['info', 'warning', 'error']),
    message: Prose({ maxLength: 1000, description: 'What was found.' }),
    suggestion: Prose({ maxLength: 1000, description: 'What to do about it.' }),
    excerpt: Type.Optional(
      Prose({ maxLength: 80, description: 'The words that it is about, as they stand in the email.' }),
    ),
    points: Type.Number({
      format: 'double',
      minimum: 0,
      maximum: 1000,
      description: 'Points lost on the rubric; for a spam rule, spam points added times ten.',
    }),
  },
  { additionalProperties: false },
);

const EvaluateAnswer = SuccessWithMeta(
  Type.Object(
    {
      evaluation: Evaluation,
      points: Type.Number({
        format: 'double',
        minimum: 0,
        maximum: 100,
        description:
          'Of 100 on the rubric, from which the effectiveness follows; 0 where it is undetermined.',
      }),
      rubric: OneOf([rubricVersion], { description: "The rubric's version." }),
      findings: Type.Array(Finding, {
        maxItems: 200,
        description: 'Every point that was lost and every spam rule that was met.',
      }),
    },
    { additionalProperties: false },
  ),
);

/** What the example of the body is answered. */
export const evaluateAnswerExample = {
  success: true,
  data: {
    evaluation: {
      spamScore: 0.1,
      toneAnalysis: 'professional',
      effectiveness: 'good',
    },
    points: 82,
    rubric: 'rubric-1',
    findings: [
      {
        criterion: 'names',
        severity: 'info',
        message: 'Few names, places or days tie the text to this reader.',
        suggestion: 'Name the place, the product or the customer that you speak of.',
        points: 4,
      },
      {
        criterion: 'generic_wording',
        severity: 'info',
        message: '29 % of the content words would fit any offer to anybody.',
        suggestion: 'Replace words such as "solution", "improve" or "results" by what really happens.',
        points: 4,
      },
      {
        criterion: 'worn_phrase',
        severity: 'warning',
        message: 'This phrase stands in thousands of cold emails.',
        suggestion: 'Say the same thing plainly, or leave it out.',
        excerpt: 'hope this email',
        points: 5,
      },
      {
        criterion: 'worn_phrase',
        severity: 'warning',
        message: 'This phrase stands in thousands of cold emails.',
        suggestion: 'Say the same thing plainly, or leave it out.',
        excerpt: 'finds you well',
        points: 5,
      },
    ],
  },
  meta: { credits_used: 0, processing_time_ms: 2.9 },
};

const headers = { ...rateAnswerHeaders, ...timingAnswerHeaders };

/** What a call for scores can be answered, with a key or signed in. */
export const evaluateAnswers = {
  200: answer(EvaluateAnswer, {
    description: 'The scores, and the findings behind them.',
    headers,
    example: evaluateAnswerExample,
  }),
  ...errorAnswers([400, 401, 403, 408, 413, 415, 429, 500, 503], headers),
};
