import { randomBytes } from 'node:crypto';
import type { Usage } from './steps.ts';

/** What a response says beside its status. */
export type Answer = { status: number; headers: Record<string, string>; body: string };

const errorTypes: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  408: 'timeout_error',
  409: 'conflict_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  500: 'api_error',
  502: 'api_error',
  503: 'overloaded_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

const errorMessages: Record<number, string> = {
  400: 'The request is invalid.',
  401: 'invalid x-api-key',
  402: 'Your credit balance is too low to access the API.',
  403: 'Your API key does not have permission to use the specified resource.',
  404: 'model: not found',
  413: 'Request exceeds the maximum allowed number of bytes.',
  429: 'This request would exceed the rate limit of your organization.',
  529: 'Overloaded',
};

const standardUsage: Usage = {
  input_tokens: 412,
  output_tokens: 118,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 1024,
};

/** A message of the model, complete as the API sends it. */
export function messageAnswer(options: {
  model: string;
  text: string | undefined;
  stopReason?: string;
  stopDetails?: Record<string, unknown> | null;
  usage?: Partial<Usage>;
}): Answer {
  const usage = { ...standardUsage, ...options.usage };
  const body = JSON.stringify({
    id: `msg_01${randomBytes(11).toString('hex')}`,
    type: 'message',
    role: 'assistant',
    model: options.model,
    container: null,
    content: options.text === undefined ? [] : [{ type: 'text', text: options.text, citations: null }],
    stop_reason: options.stopReason ?? 'end_turn',
    stop_sequence: null,
    stop_details: options.stopDetails ?? null,
    diagnostics: null,
    usage: {
      ...usage,
      cache_creation: {
        ephemeral_5m_input_tokens: usage.cache_creation_input_tokens,
        ephemeral_1h_input_tokens: 0,
      },
      output_tokens_details: null,
      server_tool_use: null,
      service_tier: 'standard',
      inference_geo: null,
      speed: null,
    },
  });
  return { status: 200, headers: { ...standardHeaders(), 'content-type': 'application/json' }, body };
}

/** The API's error envelope, with the limits in headers where a limit was met. */
export function errorAnswer(
  status: number,
  fault: {
    type?: string;
    message?: string;
    details?: Record<string, unknown>;
    headers?: Record<string, string>;
  },
): Answer {
  const headers = { ...standardHeaders(), 'content-type': 'application/json' };
  const error = {
    type: fault.type ?? errorTypes[status] ?? 'api_error',
    message: fault.message ?? errorMessages[status] ?? 'Internal server error',
    ...(fault.details ? { details: fault.details } : {}),
  };
  const body = JSON.stringify({ type: 'error', error, request_id: headers['request-id'] });
  const spent = status === 429 ? { 'anthropic-ratelimit-requests-remaining': '0' } : {};
  return { status, headers: { ...headers, ...spent, ...fault.headers }, body };
}

/** What a proxy in front of the API answers when it fails. */
export function htmlAnswer(status: number): Answer {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', server: 'proxy' },
    body: '<!doctype html><html><head><title>Bad gateway</title></head><body><h1>Bad gateway</h1></body></html>',
  };
}

function standardHeaders(): Record<string, string> & { 'request-id': string } {
  const reset = new Date(Date.now() + 1_000).toISOString();
  return {
    'request-id': `req_011${randomBytes(10).toString('hex')}`,
    'anthropic-organization-id': 'org_fake',
    'anthropic-ratelimit-requests-limit': '4000',
    'anthropic-ratelimit-requests-remaining': '3999',
    'anthropic-ratelimit-requests-reset': reset,
    'anthropic-ratelimit-input-tokens-limit': '400000',
    'anthropic-ratelimit-input-tokens-remaining': '399000',
    'anthropic-ratelimit-input-tokens-reset': reset,
    'anthropic-ratelimit-output-tokens-limit': '80000',
    'anthropic-ratelimit-output-tokens-remaining': '79000',
    'anthropic-ratelimit-output-tokens-reset': reset,
  };
}
