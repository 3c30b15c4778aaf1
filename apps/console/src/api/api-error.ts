import type { components } from './schema.ts';

type Envelope = components['schemas']['Error'];

/** What an answer says beside its code, where it says it. */
export type ErrorDetail = Partial<
  Pick<
    Envelope['error'],
    'required_credits' | 'remaining_credits' | 'resets_at' | 'violated_policies' | 'limit' | 'window_seconds'
  >
>;

export type ErrorFacts = {
  /** 0 where no answer came. */
  status: number;
  /** The API's code; better-auth's in lower case; `network` or `unreadable` for what is no answer of ours. */
  code: string;
  message: string;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  /** Messages by field, for forms. */
  fields?: Record<string, string>;
  detail?: ErrorDetail;
};

/** A call that did not succeed. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly fields: Record<string, string>;
  readonly detail: ErrorDetail;

  constructor({ status, code, message, requestId, retryAfterSeconds, fields = {}, detail = {} }: ErrorFacts) {
    super(message);
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.fields = fields;
    this.detail = detail;
  }
}

/** Reads an error answer: the API's envelope, better-auth's `{code, message}`, or whatever stands in between answered. */
export function toApiError(response: Response, body: unknown): ApiError {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const common = {
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  };
  if (isEnvelope(body)) {
    const { code, message, request_id, errors = [], ...detail } = body.error;
    const fields = Object.fromEntries(errors.map((error) => [error.field, error.message]));
    return new ApiError({ ...common, code, message, requestId: request_id, fields, detail });
  }
  if (isAuthError(body))
    return new ApiError({ ...common, code: body.code.toLowerCase(), message: body.message });
  return new ApiError({ ...common, code: 'unreadable', message: 'The answer could not be read.' });
}

/** Whether a failure says that nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && signedOutCodes.has(error.code);
}

const signedOutCodes = new Set(['missing_session', 'invalid_session', 'unauthorized']);

function isEnvelope(body: unknown): body is Envelope {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  return typeof body.error === 'object' && body.error !== null;
}

function isAuthError(body: unknown): body is components['schemas']['AuthError'] {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}
