import { gracePolicy } from '@firstline/core';
import { type Static, Type } from '@sinclair/typebox';

/** The body of a rotation. `description` says what the replaced one goes on doing meanwhile. */
export const RotateBody = (title: string, description: string) =>
  Type.Object(
    {
      grace_period_seconds: Type.Optional(
        Type.Integer({
          format: 'int32',
          minimum: 0,
          maximum: gracePolicy.secondsMax,
          default: gracePolicy.secondsDefault,
          description,
        }),
      ),
    },
    { title, additionalProperties: false, examples: [{ grace_period_seconds: 3600 }] },
  );
export type RotateBody = Static<ReturnType<typeof RotateBody>>;
