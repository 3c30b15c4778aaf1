import type { FailureCode } from '@firstline/core';

export type ErrorType =
  | 'invalid_request_error'
  | 'authentication_error'
  | 'billing_error'
  | 'permission_error'
  | 'not_found_error'
  | 'conflict_error'
  | 'idempotency_error'
  | 'content_policy_error'
  | 'rate_limit_error'
  | 'api_error'
  | 'overloaded_error'
  | 'timeout_error';

type ErrorKind = {
  status: number;
  type: ErrorType;
  /** What happened, for the reference. */
  meaning: string;
  /** What the caller can do about it, for the reference. */
  remedy: string;
};

/** Every code that an answer can carry, with the status that it is sent with. The reference's error page is made from it. */
export const errorTable: Record<FailureCode, ErrorKind> = {
  validation_failed: {
    status: 400,
    type: 'invalid_request_error',
    meaning: 'One or more fields of the body are missing, unknown or out of their limits.',
    remedy:
      'Each entry of error.errors names a field, a code and what to change. All faults are listed at once, at most 20.',
  },
  invalid_json: {
    status: 400,
    type: 'invalid_request_error',
    meaning: 'The body is not one JSON document in UTF-8, or names a key twice.',
    remedy: 'Serialise the body with a JSON library, and send each key once.',
  },
  empty_body: {
    status: 400,
    type: 'invalid_request_error',
    meaning: 'The request has no body.',
    remedy: 'Send a JSON object with Content-Type: application/json.',
  },
  bad_request: {
    status: 400,
    type: 'invalid_request_error',
    meaning: 'The request is not well-formed HTTP, or its address cannot be decoded.',
    remedy: 'Use an HTTP library, and percent-encode the path.',
  },
  invalid_idempotency_key: {
    status: 400,
    type: 'invalid_request_error',
    meaning: 'The Idempotency-Key header is not 1 to 255 visible ASCII characters, or was sent twice.',
    remedy: 'Send one name for the call, e.g. a UUID.',
  },
  invalid_cursor: {
    status: 400,
    type: 'invalid_request_error',
    meaning: 'The after of a list is no cursor.',
    remedy: 'Send meta.next_cursor of the page before as it was, or leave it out for the first page.',
  },
  missing_api_key: {
    status: 401,
    type: 'authentication_error',
    meaning: 'The request has no Authorization header with a bearer token.',
    remedy: 'Send Authorization: Bearer <API_KEY>. Keys are not read from the address or the body.',
  },
  invalid_api_key: {
    status: 401,
    type: 'authentication_error',
    meaning: 'The Authorization header holds no key of this service: malformed, mistyped or unknown.',
    remedy: 'Copy the key whole: fl_live_ or fl_test_ and 36 letters and digits, case included.',
  },
  api_key_expired: {
    status: 401,
    type: 'authentication_error',
    meaning: 'The key was good until it expired.',
    remedy: 'Use the key that replaced it, or create a new one.',
  },
  api_key_revoked: {
    status: 401,
    type: 'authentication_error',
    meaning: 'The key was revoked. That is final.',
    remedy: 'Use another key.',
  },
  missing_session: {
    status: 401,
    type: 'authentication_error',
    meaning: 'The route is for a signed-in person, and the request carries no session.',
    remedy: 'Sign in at /api/auth/sign-in/email and send the session token as Authorization: Bearer <token>.',
  },
  invalid_session: {
    status: 401,
    type: 'authentication_error',
    meaning: 'The session has ended or never existed.',
    remedy: 'Sign in again.',
  },
  insufficient_credits: {
    status: 402,
    type: 'billing_error',
    meaning: 'The account has fewer credits left than the call costs, counting calls that are still running.',
    remedy:
      'Wait until error.resets_at, or move to a larger tier. error.remaining_credits and error.required_credits say how many.',
  },
  session_required: {
    status: 403,
    type: 'permission_error',
    meaning: 'The route is for a signed-in person, and the request carries an API key.',
    remedy: 'Sign in at /api/auth/sign-in/email and send the session token in place of the key.',
  },
  origin_not_allowed: {
    status: 403,
    type: 'permission_error',
    meaning: 'A session cookie came with a request that another site has, or may have, made.',
    remedy:
      'From a browser, call from the console. From a server, send the session token as Authorization: Bearer <token>, and no cookie.',
  },
  insufficient_scope: {
    status: 403,
    type: 'permission_error',
    meaning: 'The key may not call this route.',
    remedy: 'Use a key with the scope that error.required_scope names.',
  },
  email_not_verified: {
    status: 403,
    type: 'permission_error',
    meaning: 'What was asked for needs a verified e-mail address: live keys, and drafts that are paid for.',
    remedy: 'Follow the link in the mail that came after sign-up. Test keys need none.',
  },
  account_suspended: {
    status: 403,
    type: 'permission_error',
    meaning: 'The account was suspended by an operator.',
    remedy: 'Write to support.',
  },
  webhooks_not_in_tier: {
    status: 403,
    type: 'permission_error',
    meaning: 'The tier free has no webhooks.',
    remedy: 'Move to a larger tier.',
  },
  webhooks_not_approved: {
    status: 403,
    type: 'permission_error',
    meaning: 'Webhook access of this account is not approved.',
    remedy: 'Ask for it with POST /api/v1/account/webhook-access. An operator reviews it.',
  },
  resource_not_found: {
    status: 404,
    type: 'not_found_error',
    meaning: 'There is no such record in this account.',
    remedy: 'Check the id.',
  },
  route_not_found: {
    status: 404,
    type: 'not_found_error',
    meaning: 'There is no route at this address.',
    remedy: 'Compare the path with the reference.',
  },
  method_not_allowed: {
    status: 405,
    type: 'invalid_request_error',
    meaning: 'The route exists, and not for this method.',
    remedy: 'The Allow header lists the methods that it has.',
  },
  idempotency_in_progress: {
    status: 409,
    type: 'conflict_error',
    meaning: 'A call with this Idempotency-Key is still running.',
    remedy: 'Try again after the second in Retry-After: the answer of the first call is served then.',
  },
  key_not_active: {
    status: 409,
    type: 'conflict_error',
    meaning: 'The key was replaced, has expired or was revoked, and cannot be changed in this way.',
    remedy: 'Use the key that replaced it: replaced_by names it. Otherwise create a new one.',
  },
  limit_reached: {
    status: 409,
    type: 'conflict_error',
    meaning: 'The account has as many of these as it may have.',
    remedy: 'Remove one that is not needed, or move to a larger tier.',
  },
  request_timeout: {
    status: 408,
    type: 'invalid_request_error',
    meaning: 'The request did not arrive whole in time.',
    remedy: 'Send the headers within 15 seconds and the body within 30.',
  },
  payload_too_large: {
    status: 413,
    type: 'invalid_request_error',
    meaning: 'The body is larger than the route can need.',
    remedy:
      'Keep to the lengths of the fields; the whole body may have 96 KiB, that of an evaluation 384 KiB.',
  },
  uri_too_long: {
    status: 414,
    type: 'invalid_request_error',
    meaning: 'The address is longer than 8,000 characters.',
    remedy: 'Send data in the body.',
  },
  unsupported_media_type: {
    status: 415,
    type: 'invalid_request_error',
    meaning: 'The body is not declared as JSON in UTF-8, or is compressed.',
    remedy: 'Send Content-Type: application/json, and no Content-Encoding.',
  },
  headers_too_large: {
    status: 431,
    type: 'invalid_request_error',
    meaning: 'The headers have more than 16 KB.',
    remedy: 'Send fewer or shorter headers.',
  },
  idempotency_key_reused: {
    status: 422,
    type: 'idempotency_error',
    meaning: 'The Idempotency-Key was used with another body within the last 24 hours.',
    remedy: 'Use a new key for a new request.',
  },
  content_refused: {
    status: 422,
    type: 'content_policy_error',
    meaning: 'The request asks for an abusive mail: it was declined and not charged.',
    remedy: 'Ask for a mail that its recipient could receive without harm.',
  },
  unsupported_language: {
    status: 422,
    type: 'invalid_request_error',
    meaning: 'Persona, offer and goal are in a language that the model in use cannot write.',
    remedy: 'Write these three fields in English.',
  },
  rate_limit_exceeded: {
    status: 429,
    type: 'rate_limit_error',
    meaning:
      "The account's calls of a minute are used up, or too many authentications failed from this address. The call cost nothing.",
    remedy:
      'Wait the seconds in Retry-After. RateLimit and X-RateLimit-Remaining say how much is left. Where violated_policies says authentication, check the key: a valid one is never refused for it.',
  },
  concurrency_limit_exceeded: {
    status: 429,
    type: 'rate_limit_error',
    meaning: 'The account has as many drafts in the making as its tier allows. The call cost nothing.',
    remedy: 'Wait for a call to end, or send fewer at a time.',
  },
  internal_error: {
    status: 500,
    type: 'api_error',
    meaning: 'A fault of ours. Nothing was charged.',
    remedy: 'Try again; if it stays, send us error.request_id.',
  },
  generation_failed: {
    status: 502,
    type: 'api_error',
    meaning: 'The model gave no usable draft. Nothing was charged.',
    remedy: 'Try again.',
  },
  service_unavailable: {
    status: 503,
    type: 'overloaded_error',
    meaning: 'The database or the model cannot be reached at the moment. Nothing was charged.',
    remedy: 'Try again after the seconds in Retry-After.',
  },
  service_overloaded: {
    status: 503,
    type: 'overloaded_error',
    meaning: 'The service is stopping or has more work than it can do. Nothing was charged.',
    remedy: 'Try again after the seconds in Retry-After.',
  },
  generation_timeout: {
    status: 504,
    type: 'timeout_error',
    meaning: 'The model did not answer in time. Nothing was charged.',
    remedy: 'Try again.',
  },
};

/** Whether the same request can succeed later, as `X-Should-Retry` tells clients. */
export function isRetryable(code: FailureCode): boolean {
  const { status } = errorTable[code];
  return status >= 500 || status === 429 || code === 'idempotency_in_progress';
}
