import type { Failure } from '@firstline/core';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';

export type FieldErrorCode =
  | 'missing_required_field'
  | 'unknown_field'
  | 'invalid_type'
  | 'invalid_enum_value'
  | 'invalid_format'
  | 'invalid_characters'
  | 'too_long'
  | 'blank'
  | 'out_of_range';

export type FieldError = { field: string; code: FieldErrorCode; message: string };

const echoedCharactersMax = 64;

/** A field has one fault at a time: what it is comes before what it holds. */
const keywordOrder = [
  'required',
  'additionalProperties',
  'type',
  'minLength',
  'maxLength',
  'enum',
  'pattern',
];

/** Says what is wrong with each field, from the validator's findings. */
export function toValidationFailure(
  findings: readonly FastifySchemaValidationError[],
): Failure & { errors: FieldError[] } {
  const byField = new Map<string, FieldError>();
  const sorted = [...findings].sort(
    (a, b) => keywordOrder.indexOf(a.keyword) - keywordOrder.indexOf(b.keyword),
  );
  for (const finding of sorted) {
    // By the whole name: two long ones may be the same once they are shortened.
    const name = String(finding.params.additionalProperty ?? '');
    const error = toFieldError(finding);
    const key = name || error.field;
    if (!byField.has(key)) byField.set(key, error);
  }
  const errors = [...byField.values()];
  const message =
    errors.length === 1
      ? `1 field is invalid: ${errors[0]?.message}.`
      : `${errors.length} fields are invalid.`;
  return { code: 'validation_failed', message, errors };
}

function toFieldError({ keyword, instancePath, params }: FastifySchemaValidationError): FieldError {
  const field = instancePath === '' ? 'body' : instancePath.slice(1).replaceAll('/', '.');
  switch (keyword) {
    case 'required': {
      const missing = String(params.missingProperty);
      return { field: missing, code: 'missing_required_field', message: `${missing} is required` };
    }
    case 'additionalProperties': {
      const unknown = quoteName(String(params.additionalProperty));
      return { field: unknown, code: 'unknown_field', message: `${unknown} is not a field of this request` };
    }
    case 'type':
      return { field, code: 'invalid_type', message: `${field} must be ${withArticle(String(params.type))}` };
    case 'minLength':
      return { field, code: 'blank', message: `${field} must not be blank` };
    case 'maxLength':
      return { field, code: 'too_long', message: `${field} must have at most ${params.limit} characters` };
    case 'enum':
      return {
        field,
        code: 'invalid_enum_value',
        message: `${field} must be one of: ${(params.allowedValues as string[]).join(', ')}`,
      };
    case 'pattern':
      return {
        field,
        code: 'invalid_characters',
        message: `${field} must hold no control characters but tabs and line breaks, and no broken surrogate pairs`,
      };
    default:
      return { field, code: 'invalid_format', message: `${field} is not valid` };
  }
}

/** The start of a name that a caller made up, without what could disturb a terminal or a parser. */
function quoteName(name: string): string {
  const start = Array.from(name.slice(0, 2 * echoedCharactersMax))
    .slice(0, echoedCharactersMax)
    .join('');
  return start.toWellFormed().replaceAll(/\p{Cc}/gu, '\ufffd');
}

function withArticle(type: string): string {
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}
