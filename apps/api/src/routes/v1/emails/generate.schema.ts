import { defaultTone, lengths, tones } from '@firstline/core';
import { type Static, Type } from '@sinclair/typebox';
import { answer } from '../../../schemas/answer.ts';
import {
  creditAnswerHeaders,
  draftAnswerHeaders,
  rateAnswerHeaders,
  replayAnswerHeaders,
  timingAnswerHeaders,
} from '../../../schemas/answer-headers.ts';
import { SuccessWithMeta } from '../../../schemas/envelope.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import { Evaluation } from '../../../schemas/evaluation.ts';
import { OneOf, Prose, Text } from '../../../schemas/text.ts';

export const GenerateBody = Type.Object(
  {
    persona: Text({
      maxLength: lengths.persona,
      description: 'Who receives the email: a role or a description.',
      examples: ['Head of Operations at a mid-size logistics company'],
    }),
    offer: Text({
      maxLength: lengths.offer,
      description: 'What is offered. Facts come from here and from additionalContext, and from nowhere else.',
      examples: ['Route planning software that cuts fuel costs by 12%'],
    }),
    goal: Text({
      maxLength: lengths.goal,
      description:
        'What the email is to lead to. With a test key, `test:insufficient_credits`, `test:rate_limited`, `test:generation_failed`, `test:generation_timeout` and `test:content_refused` force that failure.',
      examples: ['Book a 15-minute call'],
    }),
    tone: Type.Optional(OneOf(tones, { default: defaultTone, description: 'How the email is to sound.' })),
    industry: Type.Optional(
      Text({
        maxLength: lengths.industry,
        description: "The recipient's industry.",
        examples: ['Logistics'],
      }),
    ),
    additionalContext: Type.Optional(
      Text({
        maxLength: lengths.additionalContext,
        description: 'Further facts, proof and wishes.',
        examples: ['We work with 40 carriers in Europe.'],
      }),
    ),
  },
  {
    title: 'GenerateBody',
    additionalProperties: false,
    examples: [
      {
        persona: 'Head of Operations at a mid-size logistics company',
        offer: 'Route planning software that cuts fuel costs by 12%',
        goal: 'Book a 15-minute call',
      },
    ],
  },
);
export type GenerateBody = Static<typeof GenerateBody>;

export const GenerateHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      pattern: '^[!-~]+$',
      description:
        'A name for this call, of your choice. A retry under it within 24 hours gets the same answer and no second charge.',
      examples: ['3f1c8a52-5f0e-4d7f-9f0f-0d6f1f2b7c11'],
    }),
  ),
  'cache-control': Type.Optional(
    Type.String({
      maxLength: 200,
      pattern: '^[\\t -~]*$',
      description:
        '`no-cache` asks for a new draft, also where an identical request was answered within 24 hours.',
      examples: ['no-cache'],
    }),
  ),
});
export type GenerateHeaders = Static<typeof GenerateHeaders>;

const GenerateAnswer = SuccessWithMeta(
  Type.Object(
    {
      emailContent: Prose({ maxLength: lengths.emailContent, description: 'The body, as plain text.' }),
      subjectLine: Prose({ maxLength: lengths.subjectLine, description: 'One line.' }),
      evaluation: Evaluation,
      metadata: Type.Object(
        {
          generationTime: Type.Number({
            format: 'double',
            minimum: 0,
            maximum: 3_600_000,
            description: 'Milliseconds spent making the draft.',
            examples: [6.2],
          }),
          model: Type.String({
            pattern: '^[!-~]+$',
            maxLength: 100,
            description: 'The configuration that wrote it.',
            examples: ['composer-1'],
          }),
          cached: Type.Boolean({ description: 'Whether it was served from the cache.' }),
        },
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  ),
);

/** What the composer writes for the example of the body. */
export const generateAnswerExample = {
  success: true,
  data: {
    emailContent:
      'Hello,\n\nI thought that your operations team might be interested in our route planning software that cuts fuel costs by 12%.\n\nCould we arrange a 15-minute call at a time that suits you?\n\nBest wishes',
    subjectLine: '15-minute call about route planning software',
    evaluation: { spamScore: 0.5, toneAnalysis: 'professional', effectiveness: 'excellent' },
    metadata: { generationTime: 6.2, model: 'composer-1', cached: false },
  },
  meta: { credits_used: 5, processing_time_ms: 12.4 },
};

const failureHeaders = { ...creditAnswerHeaders, ...rateAnswerHeaders, ...timingAnswerHeaders };

/** What a call for a draft can be answered, with a key or signed in. */
export const generateAnswers = {
  200: answer(GenerateAnswer, {
    description: 'The draft and its scores.',
    headers: {
      ...creditAnswerHeaders,
      ...rateAnswerHeaders,
      ...draftAnswerHeaders,
      ...replayAnswerHeaders,
      ...timingAnswerHeaders,
    },
    example: generateAnswerExample,
  }),
  ...errorAnswers([400, 401, 402, 403, 408, 409, 413, 415, 422, 429, 500, 502, 503, 504], failureHeaders),
};
