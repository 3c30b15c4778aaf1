import type { Failure } from '@firstline/core';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { quoteName } from './quote-name.ts';

export type FieldErrorCode =
  | 'missing_required_field'
  | 'unknown_field'
  | 'invalid_type'
  | 'invalid_enum_value'
  | 'invalid_format'
  | 'invalid_characters'
  | 'invalid_url'
  | 'unknown_event'
  | 'too_long'
  | 'blank'
  | 'out_of_range'
  | 'too_many_items'
  | 'duplicate_item';

export type FieldError = { field: string; code: FieldErrorCode; message: string };

/** A field has one fault at a time: what it is comes before what it holds. */
const keywordOrder = [
  'required',
  'additionalProperties',
  'type',
  'minLength',
  'format',
  'maxLength',
  'enum',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
];

/** Says what is wrong with each field, from the validator's findings and the names of the fields that there are. */
export function toValidationFailure(
  findings: readonly FastifySchemaValidationError[],
  knownNames: readonly string[],
): Failure & { errors: FieldError[] } {
  const byField = new Map<string, FieldError>();
  const sorted = [...findings].sort(
    (a, b) => keywordOrder.indexOf(a.keyword) - keywordOrder.indexOf(b.keyword),
  );
  for (const finding of sorted) {
    // By the whole name: two long ones may be the same once they are shortened.
    const name = String(finding.params.additionalProperty ?? '');
    const error = toFieldError(finding, knownNames);
    const key = name || error.field;
    if (!byField.has(key)) byField.set(key, error);
  }
  const errors = [...byField.values()];
  if (errors.length === 1 && errors[0]) return fieldFailure(errors[0]);
  return { code: 'validation_failed', message: `${errors.length} fields are invalid.`, errors };
}

function toFieldError(
  { keyword, instancePath, params }: FastifySchemaValidationError,
  knownNames: readonly string[],
): FieldError {
  const field = instancePath === '' ? 'body' : instancePath.slice(1).replaceAll('/', '.');
  switch (keyword) {
    case 'required': {
      const missing = String(params.missingProperty);
      return { field: missing, code: 'missing_required_field', message: `${missing} is required` };
    }
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      const unknown = quoteName(name);
      const meant = knownNames.find((known) => toLetters(known) === toLetters(name));
      return {
        field: unknown,
        code: 'unknown_field',
        message: `${unknown} is not a field of this request${meant ? `: it is spelled ${meant}` : ''}`,
      };
    }
    case 'type':
      return {
        field,
        code: 'invalid_type',
        message: `${field} must be ${[params.type].flat().map(String).map(withArticle).join(' or ')}`,
      };
    case 'minLength':
      return { field, code: 'blank', message: `${field} must not be blank` };
    case 'maxLength':
      return { field, code: 'too_long', message: `${field} must have at most ${params.limit} characters` };
    case 'enum':
      return {
        field,
        code: /^events\.\d+$/.test(field) ? 'unknown_event' : 'invalid_enum_value',
        message: `${field} must be one of: ${(params.allowedValues as string[]).join(', ')}`,
      };
    case 'pattern':
      return {
        field,
        code: 'invalid_characters',
        message: `${field} must hold no control characters but tabs and line breaks, and no broken surrogate pairs`,
      };
    case 'minimum':
      return { field, code: 'out_of_range', message: `${field} must be at least ${params.limit}` };
    case 'maximum':
      return { field, code: 'out_of_range', message: `${field} must be at most ${params.limit}` };
    case 'minItems':
      return { field, code: 'blank', message: `${field} must not be empty` };
    case 'maxItems':
      return { field, code: 'too_many_items', message: `${field} must have at most ${params.limit} items` };
    case 'uniqueItems':
      return { field, code: 'duplicate_item', message: `${field} must name each item once` };
    case 'format':
      return { field, code: 'invalid_format', message: `${field} must be ${formats[String(params.format)]}` };
    default:
      return { field, code: 'invalid_format', message: `${field} is not valid` };
  }
}

/** A name without what spellings differ in: `additional_context` and `AdditionalContext` are one. */
function toLetters(name: string): string {
  return name.replaceAll(/[\s_-]/g, '').toLowerCase();
}

const formats: Record<string, string> = {
  date: 'a day such as 2026-01-14',
  'date-time': 'an instant such as 2026-01-14T09:30:00Z',
};

/** A fault that no schema can see, e.g. because it depends on the time. */
export function fieldFailure(error: FieldError): Failure & { errors: FieldError[] } {
  return { code: 'validation_failed', message: `1 field is invalid: ${error.message}.`, errors: [error] };
}

function withArticle(type: string): string {
  if (type === 'null') return type;
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}
