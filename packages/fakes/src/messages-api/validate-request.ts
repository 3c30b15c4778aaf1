import type { IncomingHttpHeaders } from 'node:http';

/** The members of a request that the fake reads; whatever else was sent stands beside them. */
export type MessagesRequest = {
  model: string;
  max_tokens: number;
  messages: { role: 'user' | 'assistant'; content: string | { type: string; text?: string }[] }[];
  system?: string | { type: string; text: string; cache_control?: unknown }[];
  output_config?: { effort?: string; format?: { type: string; schema: JsonSchema } };
  [member: string]: unknown;
};

export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  [keyword: string]: unknown;
};

export type ReceivedRequest = {
  path: string;
  headers: IncomingHttpHeaders;
  /** The parsed body; undefined where it is not JSON. */
  body: MessagesRequest | undefined;
  receivedAt: number;
};

export type RequestFault = { status: number; type: string; message: string };

/** The version from which the API refuses sampling parameters. */
const versionWithoutSampling = '2026-10-21';
const samplingParameters = ['temperature', 'top_p', 'top_k'];
const effortLevels = ['low', 'medium', 'high', 'xhigh', 'max'];

/** The first fault that the real API would find in a request, or undefined. */
export function findRequestFault(
  headers: IncomingHttpHeaders,
  body: MessagesRequest | undefined,
  needsMaxTokens: boolean,
): RequestFault | undefined {
  if (!hasCredential(headers)) {
    return { status: 401, type: 'authentication_error', message: 'x-api-key header is required' };
  }
  const version = headers['anthropic-version'];
  if (typeof version !== 'string') return invalid('anthropic-version: header is required');
  if (body === undefined || body === null || typeof body !== 'object' || Array.isArray(body)) {
    return invalid('The request body is not valid JSON');
  }
  const sampling = samplingParameters.find((name) => name in body);
  if (sampling !== undefined && version >= versionWithoutSampling) {
    return invalid(`${sampling}: Extra inputs are not permitted`);
  }
  if (typeof body.model !== 'string' || body.model === '') return invalid('model: Field required');
  if (needsMaxTokens && body.max_tokens === undefined) return invalid('max_tokens: Field required');
  if (needsMaxTokens && !(Number.isInteger(body.max_tokens) && body.max_tokens > 0)) {
    return invalid('max_tokens: Input should be greater than or equal to 1');
  }
  return findMessagesFault(body) ?? findOutputConfigFault(body);
}

function findMessagesFault(body: MessagesRequest): RequestFault | undefined {
  if (!Array.isArray(body.messages)) return invalid('messages: Field required');
  if (body.messages.length === 0) return invalid('messages: at least one message is required');
  for (const [index, message] of body.messages.entries()) {
    if (message?.role !== 'user' && message?.role !== 'assistant') {
      return invalid(`messages.${index}.role: Input should be 'user' or 'assistant'`);
    }
    if (textOf(message.content).trim() === '') {
      return invalid(`messages.${index}: all messages must have non-empty content`);
    }
  }
  if (body.messages[0]?.role !== 'user') return invalid('messages: first message must use the "user" role');
  return undefined;
}

function findOutputConfigFault(body: MessagesRequest): RequestFault | undefined {
  const { effort, format } = body.output_config ?? {};
  if (effort !== undefined && !effortLevels.includes(effort)) {
    return invalid(`output_config.effort: Input should be one of ${effortLevels.join(', ')}`);
  }
  if (format === undefined) return undefined;
  if (format.type !== 'json_schema' || format.schema?.type !== 'object') {
    return invalid('output_config.format: a json_schema whose root is an object is required');
  }
  if (format.schema.additionalProperties !== false) {
    return invalid("output_config.format.schema: For 'object' type, 'additionalProperties' must be false");
  }
  return undefined;
}

/** The text of a message's content, whichever of its two forms it has. */
export function textOf(content: MessagesRequest['messages'][number]['content'] | undefined): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((block) => block.text ?? '').join('\n');
}

function hasCredential(headers: IncomingHttpHeaders): boolean {
  const bearer =
    headers.authorization?.startsWith('Bearer ') && headers.authorization.length > 'Bearer '.length;
  return Boolean(bearer || headers['x-api-key']);
}

function invalid(message: string): RequestFault {
  return { status: 400, type: 'invalid_request_error', message };
}
