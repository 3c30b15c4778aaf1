import type { Mode } from '@firstline/core';
import { type Static, Type } from '@sinclair/typebox';
import { OneOf } from '../../../schemas/text.ts';
import { UsageOfPeriod, usageExample } from './usage.schema.ts';

const modes: readonly Mode[] = ['live', 'test'];
const day = (description: string) =>
  Type.String({ format: 'date', maxLength: 10, description, examples: ['2026-01-14'] });

export const PeriodsQuery = Type.Object(
  {
    start_date: Type.Optional(day('The first UTC day; a year before the last where it is absent.')),
    end_date: Type.Optional(day('The last UTC day; today where it is absent.')),
    mode: Type.Optional(OneOf(modes, { default: 'live' })),
  },
  { additionalProperties: false },
);
export type PeriodsQuery = Static<typeof PeriodsQuery>;

/** The most days from start_date to end_date: two years. */
export const periodsDaysMax = 731;

export const PeriodsAnswer = Type.Object(
  {
    success: Type.Literal(true),
    data: Type.Array(UsageOfPeriod, { maxItems: 26, description: 'Newest first.' }),
  },
  { additionalProperties: false },
);

export const periodsExample = { success: true, data: [usageExample.data] };
