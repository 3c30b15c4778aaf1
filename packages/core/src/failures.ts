/**
 * Every code that an error answer can carry, beside nothing else: the HTTP status and type of each stand in
 * one table at the API's edge.
 */
export type FailureCode =
  | 'validation_failed'
  | 'invalid_json'
  | 'empty_body'
  | 'bad_request'
  | 'invalid_idempotency_key'
  | 'invalid_cursor'
  | 'idempotency_in_progress'
  | 'idempotency_key_reused'
  | 'rate_limit_exceeded'
  | 'concurrency_limit_exceeded'
  | 'missing_api_key'
  | 'invalid_api_key'
  | 'api_key_expired'
  | 'api_key_revoked'
  | 'missing_session'
  | 'invalid_session'
  | 'insufficient_credits'
  | 'session_required'
  | 'origin_not_allowed'
  | 'insufficient_scope'
  | 'email_not_verified'
  | 'account_suspended'
  | 'webhooks_not_in_tier'
  | 'webhooks_not_approved'
  | 'key_not_active'
  | 'limit_reached'
  | 'resource_not_found'
  | 'route_not_found'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'payload_too_large'
  | 'uri_too_long'
  | 'unsupported_media_type'
  | 'headers_too_large'
  | 'content_refused'
  | 'unsupported_language'
  | 'internal_error'
  | 'generation_failed'
  | 'service_unavailable'
  | 'service_overloaded'
  | 'generation_timeout';

/** An expected failure: a value that a verb returns, never a throw. */
export type Failure = {
  code: FailureCode;
  /** One sentence for the caller that says what to change. */
  message: string;
  /** Seconds until a retry can succeed, where that is known. */
  retryAfterSeconds?: number;
  /** Members that the answer carries beside `code` and `message`, in snake_case. */
  members?: Record<string, string | number | string[]>;
};

export type Result<T, F = Failure> = { ok: true; value: T } | { ok: false; failure: F };
