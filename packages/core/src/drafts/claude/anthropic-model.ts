import Anthropic, {
  AnthropicError,
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk';
import { abortAfter } from './abort-after.ts';
import type { Answer, AskModel, CallFault, TokenUse } from './answer.ts';
import { limitResponse } from './limit-response.ts';
import type { ModelConfiguration } from './model-configurations.ts';
import { draftOutputSchema } from './parse-draft.ts';
import { readRetryAfterMs } from './read-retry-after.ts';

export type AnthropicModelOptions = {
  apiKey: string;
  baseUrl?: string;
  configuration: ModelConfiguration;
  system: string;
  fetch?: typeof fetch;
};

const jsonHeaders = { 'content-type': 'application/json' };

/** A cautious count: English and its neighbours take 3 to 5 characters a token. */
const charactersPerToken = 5;

/**
 * Calls the Messages API, once for each question: retries, deadlines and what an answer means are the caller's. The
 * only importer of the SDK.
 */
export function createAnthropicModel(options: AnthropicModelOptions): AskModel {
  const { configuration, system } = options;
  const client = new Anthropic({
    apiKey: options.apiKey,
    ...(options.baseUrl === undefined ? {} : { baseURL: options.baseUrl }),
    fetch: limitResponse(options.fetch ?? fetch),
    maxRetries: 0,
    // The SDK would log and trace whole requests, which hold customers' text.
    logLevel: 'off',
    openTelemetry: false,
  });
  const cached = cachingTakesEffect(configuration, system);
  const fixed: Omit<Anthropic.MessageCreateParamsNonStreaming, 'messages'> = {
    model: configuration.model,
    max_tokens: configuration.outputTokensMax,
    system: [
      {
        type: 'text',
        text: system,
        ...(cached ? { cache_control: { type: 'ephemeral' } } : {}),
      },
    ],
    output_config: {
      format: { type: 'json_schema', schema: draftOutputSchema },
      ...(configuration.effort === null ? {} : { effort: configuration.effort }),
    },
  };
  // Nine tenths of a request are the same each time. Written as bytes once, they are neither written again nor, while a call waits for
  // its answer, kept where the garbage collector would copy them.
  const beginning = Buffer.from(`${JSON.stringify(fixed).slice(0, -1)},"messages":`);

  return async (messages, { timeoutMs, signal }) => {
    // The SDK's own time-out ends with the response's headers; this signal covers the body too.
    using deadline = abortAfter(timeoutMs, signal);
    try {
      const message = await client.post('/v1/messages', {
        body: Buffer.concat([beginning, Buffer.from(`${JSON.stringify(messages)}}`)]),
        headers: jsonHeaders,
        timeout: Math.ceil(timeoutMs) * 2,
        signal: deadline.signal,
      });
      return toAnswer(message);
    } catch (error) {
      if (signal.aborted) return { kind: 'aborted' };
      if (deadline.passed) {
        return {
          kind: 'fault',
          fault: { kind: 'timeout', detail: `no whole answer within ${timeoutMs} ms` },
        };
      }
      return { kind: 'fault', fault: toFault(error) };
    }
  };
}

/** Whether a system prompt is long enough for the model to cache it; a mark on a shorter one does nothing. */
function cachingTakesEffect(configuration: ModelConfiguration, system: string): boolean {
  const minimum = configuration.cacheablePrefixTokensMin;
  return minimum !== null && system.length / charactersPerToken >= minimum;
}

/** The SDK does not check what it received: anything may stand here. */
function toAnswer(message: unknown): Answer {
  if (!isMessage(message)) {
    return { kind: 'fault', fault: { kind: 'garbled', detail: 'the answer is not a message' } };
  }
  const use = toTokenUse(message.usage);
  const text = message.content
    .map((block) => (block?.type === 'text' && typeof block.text === 'string' ? block.text : ''))
    .join('');
  switch (message.stop_reason) {
    case 'refusal':
      return { kind: 'refusal', category: message.stop_details?.category ?? null, use };
    case 'max_tokens':
    case 'model_context_window_exceeded':
      return { kind: 'cut', reason: message.stop_reason, use };
    case 'tool_use':
    case 'pause_turn':
      // We give no tools, so neither can lead to a draft.
      return { kind: 'empty', reason: message.stop_reason, use };
    default:
      // end_turn, stop_sequence, and what other servers say or leave out.
      if (text.trim() === '') return { kind: 'empty', reason: 'no text', use };
      return { kind: 'text', text, use };
  }
}

type LooseMessage = {
  content: ({ type?: unknown; text?: unknown } | null)[];
  stop_reason?: string | null;
  stop_details?: { category?: string | null } | null;
  usage?: unknown;
};

function isMessage(value: unknown): value is LooseMessage {
  return (
    typeof value === 'object' && value !== null && Array.isArray((value as { content?: unknown }).content)
  );
}

function toTokenUse(usage: unknown): TokenUse {
  const counts = (typeof usage === 'object' && usage !== null ? usage : {}) as Record<string, unknown>;
  const count = (name: string) => {
    const value = counts[name];
    return typeof value === 'number' && value > 0 ? value : 0;
  };
  return {
    inputTokens: count('input_tokens'),
    outputTokens: count('output_tokens'),
    cacheReadTokens: count('cache_read_input_tokens'),
    cacheWriteTokens: count('cache_creation_input_tokens'),
  };
}

function toFault(error: unknown): CallFault {
  if (error instanceof APIConnectionTimeoutError) return { kind: 'timeout', detail: error.message };
  if (error instanceof APIUserAbortError) return { kind: 'connection', detail: error.message };
  if (error instanceof APIConnectionError) return { kind: 'connection', detail: describeCause(error) };
  if (error instanceof APIError && typeof error.status === 'number')
    return toStatusFault(error, error.status);
  // The SDK itself objects to what we asked of it: a fault of our own.
  if (error instanceof AnthropicError) throw error;
  // A body that is not JSON, or larger than any message can be.
  if (error instanceof SyntaxError || error instanceof RangeError) {
    return { kind: 'garbled', detail: error.name };
  }
  return { kind: 'connection', detail: describeCause(error) };
}

function toStatusFault(error: APIError, status: number): CallFault {
  const retryAfterMs = readRetryAfterMs(error.headers, new Date());
  const shouldRetry = error.headers?.get('x-should-retry');
  const errorCode = error.errorCode ?? error.type;
  return {
    kind: 'status',
    status,
    ...(errorCode === null ? {} : { errorCode }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    ...(shouldRetry === 'true' || shouldRetry === 'false' ? { shouldRetry: shouldRetry === 'true' } : {}),
    detail: `HTTP ${status} ${errorCode ?? ''} ${error.requestID ?? ''}`.trim(),
  };
}

/** The codes of an error and of what caused it, e.g. `TypeError: ECONNREFUSED`. Messages may hold addresses. */
function describeCause(error: unknown): string {
  const parts: string[] = [];
  for (let at = error; at instanceof Error && parts.length < 4; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    parts.push(typeof code === 'string' ? code : at.name);
  }
  return parts.join(': ');
}
