import type { LoggedRequest } from './request-queries.ts';

/** What a call was, by its path: the API's, for a key or for whoever is signed in. */
export function nameEndpoint(endpoint: string): string {
  return endpoints[endpoint] ?? 'Call';
}

const endpoints: Record<string, string> = {
  '/emails/generate': 'Draft',
  '/emails/evaluate': 'Scores',
  '/account/usage': 'Usage',
  '/account/drafts': 'Draft, playground',
  '/account/evaluations': 'Scores, playground',
};

/** What came of a call, in words, and how well: colours only repeat it. */
export function describeStatus({ status, error_code: code }: Pick<LoggedRequest, 'status' | 'error_code'>): {
  meaning: string;
  color: string;
} {
  if (status < 400) return { meaning: 'Answered', color: 'green' };
  const meaning = (code && meanings[code]) ?? (code ? code.replaceAll('_', ' ') : byStatus(status));
  return { meaning, color: status >= 500 ? 'red' : 'amber' };
}

function byStatus(status: number): string {
  return status >= 500 ? 'A fault of the server' : 'Not accepted';
}

const meanings: Record<string, string> = {
  validation_failed: 'A field was not valid',
  invalid_json: 'The body was no JSON',
  empty_body: 'The body was empty',
  bad_request: 'Not a valid request',
  invalid_idempotency_key: 'The Idempotency-Key was not valid',
  insufficient_credits: 'Too few credits',
  insufficient_scope: 'The key may not do this',
  email_not_verified: 'The address is not verified',
  account_suspended: 'The account is suspended',
  idempotency_in_progress: 'The same call was still running',
  idempotency_key_reused: 'The Idempotency-Key had another body',
  request_timeout: 'The body came too slowly',
  payload_too_large: 'The body was too large',
  unsupported_media_type: 'The body was not declared as JSON',
  content_refused: 'An abusive mail, declined',
  unsupported_language: 'A language that is not written',
  rate_limit_exceeded: 'Too many calls in a minute',
  concurrency_limit_exceeded: 'Too many drafts at a time',
  internal_error: 'A fault of the server',
  generation_failed: 'The model gave no usable draft',
  generation_timeout: 'The model did not answer in time',
  service_unavailable: 'Database or model not reachable',
  service_overloaded: 'More work than could be done',
};
