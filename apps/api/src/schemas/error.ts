import { type FailureCode, policies, scopes } from '@firstline/core';
import { Type } from '@sinclair/typebox';
import { errorTable } from '../errors/error-table.ts';
import { Meta } from './envelope.ts';
import { OneOf, Prose } from './text.ts';

const FieldError = Type.Object(
  {
    field: Prose({
      maxLength: 200,
      description: 'The field, or `body` for the body itself.',
      examples: ['persona'],
    }),
    code: OneOf(
      [
        'missing_required_field',
        'unknown_field',
        'invalid_type',
        'invalid_enum_value',
        'invalid_format',
        'invalid_characters',
        'invalid_url',
        'unknown_event',
        'too_long',
        'blank',
        'out_of_range',
        'too_many_items',
        'duplicate_item',
      ],
      { examples: ['missing_required_field'] },
    ),
    message: Prose({ maxLength: 1000, examples: ['persona is required'] }),
  },
  { additionalProperties: false },
);

/** What a failure is answered with, whatever its status. */
export const ErrorAnswer = Type.Object(
  {
    success: Type.Literal(false),
    error: Type.Object(
      {
        type: OneOf([...new Set(Object.values(errorTable).map(({ type }) => type))]),
        code: OneOf(Object.keys(errorTable) as FailureCode[], { description: 'Stable: branch on this.' }),
        message: Prose({ maxLength: 1000, description: 'For a person to read; may change.' }),
        param: Type.Optional(Prose({ maxLength: 200, description: 'The first invalid field.' })),
        errors: Type.Optional(Type.Array(FieldError, { maxItems: 20 })),
        required_credits: Type.Optional(Type.Integer({ format: 'int32', minimum: 0, maximum: 1000 })),
        remaining_credits: Type.Optional(
          Type.Integer({ format: 'int32', minimum: 0, maximum: 2_147_483_647 }),
        ),
        resets_at: Type.Optional(Type.String({ format: 'date-time', maxLength: 30 })),
        violated_policies: Type.Optional(
          Type.Array(OneOf([...policies, 'concurrency', 'authentication']), {
            maxItems: 5,
            description: 'The limits that were met.',
          }),
        ),
        limit: Type.Optional(Type.Integer({ format: 'int32', minimum: 1, maximum: 2_147_483_647 })),
        window_seconds: Type.Optional(Type.Integer({ format: 'int32', minimum: 0, maximum: 60 })),
        retry_after_seconds: Type.Optional(Type.Integer({ format: 'int32', minimum: 1, maximum: 60 })),
        required_scope: Type.Optional(OneOf(scopes)),
        doc_url: Type.String({ format: 'uri', maxLength: 2048 }),
        request_id: Type.String({ pattern: '^req_[0-9A-HJKMNP-TV-Z]{26}$', maxLength: 30 }),
      },
      { additionalProperties: false },
    ),
    meta: Meta,
  },
  { $id: 'Error', title: 'Error', additionalProperties: false },
);
