import { type TSchema, Type } from '@sinclair/typebox';

/** What every metered answer says about itself. */
export const Meta = Type.Object(
  {
    credits_used: Type.Integer({
      format: 'int32',
      minimum: 0,
      maximum: 1000,
      description: 'Credits charged for this call.',
      examples: [5],
    }),
    processing_time_ms: Type.Number({
      format: 'double',
      minimum: 0,
      maximum: 3_600_000,
      description: 'Milliseconds from receipt to answer.',
      examples: [12.4],
    }),
  },
  { additionalProperties: false },
);

/** A good answer around its data. */
export function Success<T extends TSchema>(data: T) {
  return Type.Object({ success: Type.Literal(true), data }, { additionalProperties: false });
}

/** A good answer that also says what it cost. */
export function SuccessWithMeta<T extends TSchema>(data: T) {
  return Type.Object({ success: Type.Literal(true), data, meta: Meta }, { additionalProperties: false });
}
