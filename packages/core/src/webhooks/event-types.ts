import { type TObject, type TSchema, Type } from '@sinclair/typebox';
import { effectivenessRatings, tones } from '../emails/index.ts';
import { lengths, policies, tierNames } from '../policy.ts';

/** What an endpoint can subscribe to. */
export const eventNames = [
  'email.generated',
  'credits.low',
  'rate_limit.exceeded',
  'usage.milestone',
] as const;
export type EventName = (typeof eventNames)[number];

/** Sent by the test call only; nothing subscribes to it. */
export const testEventName = 'webhook.test';

/** What an event tells, as a schema, with a sample that keeps it. */
export type EventType = {
  name: EventName | typeof testEventName;
  description: string;
  data: TObject;
  sample: Record<string, unknown>;
};

const instant = () => Type.String({ format: 'date-time', maxLength: 30 });
const id = (prefix: string) =>
  Type.String({ pattern: `^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`, maxLength: prefix.length + 27 });
const count = (maximum = 2_147_483_647) => Type.Integer({ format: 'int32', minimum: 0, maximum });
const word = <T extends string | number>(values: readonly T[]) =>
  Type.Unsafe<T>(
    typeof values[0] === 'number'
      ? { type: 'integer', format: 'int32', minimum: 0, maximum: 100, enum: [...values] }
      : { type: 'string', enum: [...values] },
  );
const closed = (properties: Record<string, TSchema>) =>
  Type.Object(properties, { additionalProperties: false });
const prose = (maxLength: number) => Type.String({ pattern: '^[\\s\\S]*$', maxLength });
const keyId = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  pattern: '^key_[0-9A-HJKMNP-TV-Z]{26}$',
  maxLength: 30,
  description: 'Null for a call of whoever is signed in.',
});
const endpoint = Type.String({
  pattern: '^/[A-Za-z/:-]+$',
  maxLength: 100,
  description: 'Relative to /api/v1; an id in it is written as its name, e.g. `:webhookId`.',
});

const draft = closed({
  emailContent: prose(lengths.emailContent),
  subjectLine: prose(lengths.subjectLine),
  evaluation: closed({
    spamScore: Type.Number({ minimum: 0, maximum: 10 }),
    toneAnalysis: word([...tones, 'undetermined']),
    effectiveness: word([...effectivenessRatings, 'undetermined']),
  }),
  metadata: closed({
    generationTime: Type.Number({ minimum: 0, maximum: 3_600_000 }),
    model: prose(200),
    cached: Type.Boolean(),
  }),
});

const period = { start: '2026-01-14T00:00:00.000Z', end: '2026-02-14T00:00:00.000Z' };

/** Every event, in the order in which they are listed. */
export const eventTypes: readonly EventType[] = [
  {
    name: 'email.generated',
    description:
      'A draft was generated and charged, from the cache or not. Not sent for a replay under an Idempotency-Key.',
    data: closed({
      generation_id: id('gen'),
      request_id: id('req'),
      key_id: keyId,
      endpoint,
      credits_used: count(1_000),
      remaining_credits: count(),
      result: draft,
    }),
    sample: {
      generation_id: 'gen_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5',
      request_id: 'req_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5',
      key_id: 'key_01KF3N5ZJ8M1N2P3Q4R5S6T7V8',
      endpoint: '/emails/generate',
      credits_used: 5,
      remaining_credits: 49_995,
      result: {
        emailContent: 'Hello,\n\nwould a 20-minute call about your routes be of use next week?\n\nThanks,',
        subjectLine: 'A question about your routes',
        evaluation: { spamScore: 0, toneAnalysis: 'friendly', effectiveness: 'good' },
        metadata: { generationTime: 12.4, model: 'composer-1', cached: false },
      },
    },
  },
  {
    name: 'credits.low',
    description: "The month's remaining credits reached 20, 10, 5 or 0 %. Once for each in a month.",
    data: closed({
      threshold_percent: word([20, 10, 5, 0]),
      remaining_credits: count(),
      monthly_limit: count(),
      current_tier: word(tierNames),
      period_end: instant(),
    }),
    sample: {
      threshold_percent: 20,
      remaining_credits: 2_000,
      monthly_limit: 10_000,
      current_tier: 'growth',
      period_end: period.end,
    },
  },
  {
    name: 'rate_limit.exceeded',
    description:
      'A call was refused with 429: told of at once, then at most every 10 minutes for each policy.',
    data: closed({
      policy: word([...policies, 'concurrency']),
      limit: count(),
      window_seconds: Type.Integer({
        format: 'int32',
        minimum: 0,
        maximum: 60,
        description: '0 for `concurrency`, which counts drafts that are being made.',
      }),
      endpoint,
      key_id: keyId,
      hits_since_last_event: count(),
    }),
    sample: {
      policy: 'generate',
      limit: 60,
      window_seconds: 60,
      endpoint: '/emails/generate',
      key_id: 'key_01KF3N5ZJ8M1N2P3Q4R5S6T7V8',
      hits_since_last_event: 1,
    },
  },
  {
    name: 'usage.milestone',
    description:
      "The month's used credits reached 25, 50, 75 or 100 % of its limit. Once for each in a month.",
    data: closed({
      milestone_percent: word([25, 50, 75, 100]),
      credits_used: count(),
      monthly_limit: count(),
      period_start: instant(),
      period_end: instant(),
    }),
    sample: {
      milestone_percent: 50,
      credits_used: 5_000,
      monthly_limit: 10_000,
      period_start: period.start,
      period_end: period.end,
    },
  },
  {
    name: testEventName,
    description: 'The test call. Nothing subscribes to it.',
    data: closed({ message: prose(200) }),
    sample: { message: 'This is a test. Your endpoint can be reached.' },
  },
];

/** A whole event of a type, by its schema: the envelope and what it tells. */
export function eventSchema({ name, data }: EventType): TObject {
  return closed({
    id: id('evt'),
    type: Type.Literal(name),
    timestamp: instant(),
    api_version: Type.Literal('v1'),
    livemode: Type.Boolean({ description: 'False for what test keys caused, and for tests.' }),
    data,
  });
}

/** An event of a type with its sample data, as the test call sends it and the reference shows it. */
export function sampleEvent(
  name: EventType['name'],
  { id: eventId, at }: { id: string; at: Date },
): Record<string, unknown> {
  const type = eventTypes.find((candidate) => candidate.name === name);
  return {
    id: eventId,
    type: name,
    timestamp: at.toISOString(),
    api_version: 'v1',
    livemode: false,
    data: type?.sample,
  };
}
