import type { Failure } from '@firstline/core';
import { type ErrorType, errorTable } from './error-table.ts';
import type { FieldError } from './field-errors.ts';

export type ErrorBody = {
  success: false;
  error: {
    type: ErrorType;
    code: string;
    message: string;
    param?: string;
    errors?: FieldError[];
    doc_url: string;
    request_id: string;
    [member: string]: unknown;
  };
  meta: { credits_used: 0; processing_time_ms: number };
};

const errorBytesMax = 4 * 1024;

/** The one shape in which a failure is answered, at most 4 KiB. */
export function toErrorBody(
  failure: Failure & { errors?: FieldError[] },
  context: { requestId: string; publicUrl: string; elapsedMs: number },
): ErrorBody {
  const { code, message, members, errors } = failure;
  const body: ErrorBody = {
    success: false,
    error: {
      type: errorTable[code].type,
      code,
      message,
      ...(errors?.[0] ? { param: errors[0].field, errors: errors.slice(0, 20) } : {}),
      ...members,
      doc_url: `${context.publicUrl}/docs/errors#${code}`,
      request_id: context.requestId,
    },
    meta: { credits_used: 0, processing_time_ms: roundMs(context.elapsedMs) },
  };
  while (
    body.error.errors &&
    body.error.errors.length > 1 &&
    Buffer.byteLength(JSON.stringify(body)) > errorBytesMax
  ) {
    body.error.errors.pop();
  }
  return body;
}

/** Milliseconds with one decimal. */
export function roundMs(ms: number): number {
  return Math.round(ms * 10) / 10;
}
