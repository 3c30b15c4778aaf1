import { type Mode, requestLogDays } from '@firstline/core';
import { type Static, Type } from '@sinclair/typebox';
import { Id, ListAnswer, ListQuery } from '../../../schemas/list.ts';
import { OneOf } from '../../../schemas/text.ts';

const modes: readonly Mode[] = ['live', 'test'];

export const RequestsQuery = ListQuery('req', {});
export type RequestsQuery = Static<typeof RequestsQuery>;

const LoggedRequest = Type.Object(
  {
    request_id: Id('req', 'As in X-Request-Id of the answer.'),
    created_at: Type.String({ format: 'date-time', maxLength: 30, description: 'When it was received.' }),
    endpoint: Type.String({
      pattern: '^/[a-z/-]+$',
      maxLength: 100,
      description: 'Relative to /api/v1.',
      examples: ['/emails/generate'],
    }),
    mode: OneOf(modes),
    status: Type.Integer({ format: 'int32', minimum: 200, maximum: 599, description: 'The HTTP status.' }),
    error_code: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      pattern: '^[a-z_]+$',
      maxLength: 100,
      description: 'The code of the error; null for a success.',
    }),
    credits_used: Type.Integer({ format: 'int32', minimum: 0, maximum: 1000 }),
    duration_ms: Type.Number({
      format: 'double',
      minimum: 0,
      maximum: 3_600_000,
      description: 'Milliseconds from receipt to answer; 0 where it was refused by a limit.',
    }),
    key_id: Type.Unsafe<string | null>({
      ...Id('key'),
      type: ['string', 'null'],
      description: 'The key that was used; null for a call of whoever was signed in.',
    }),
  },
  { additionalProperties: false },
);

export const RequestsAnswer = ListAnswer(LoggedRequest);

export const requestsDescription = `The calls that usage counts, and those that a limit refused, of the last ${requestLogDays} days, newest first. Never a text of theirs. Needs a session, not a key.`;

export const requestsExample = {
  success: true,
  data: [
    {
      request_id: 'req_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5',
      created_at: '2026-01-14T09:30:00.000Z',
      endpoint: '/emails/generate',
      mode: 'live',
      status: 200,
      error_code: null,
      credits_used: 5,
      duration_ms: 2140.5,
      key_id: 'key_01KF3N5ZJ8M1N2P3Q4R5S6T7V8',
    },
  ],
  meta: { has_more: false, next_cursor: null },
};
