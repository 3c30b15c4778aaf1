/** Token counts of one call; all zero where the upstream reported none. */
export type TokenUse = {
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
};

/** Why a call brought no message of the model. */
export type CallFault = {
  kind: /** an HTTP error */ 'status' | 'connection' | 'timeout' | 'garbled';
  /** The HTTP status, for kind `status`. */
  status?: number;
  /** The API's `error.type` or `details.error_code`. */
  errorCode?: string;
  retryAfterMs?: number;
  /** The upstream's own word on whether a retry makes sense. */
  shouldRetry?: boolean;
  /** For operators; never shown to the caller. */
  detail: string;
};

/** What one call to the upstream came to. */
export type Answer =
  | { kind: 'text'; text: string; use: TokenUse }
  /** The text ends before the model had finished. */
  | { kind: 'cut'; reason: string; use: TokenUse }
  | { kind: 'refusal'; category: string | null; use: TokenUse }
  /** A message that holds nothing for us. */
  | { kind: 'empty'; reason: string; use: TokenUse }
  | { kind: 'fault'; fault: CallFault }
  | { kind: 'aborted' };

export type ChatMessage = { role: 'user' | 'assistant'; content: string };

/** Asks the upstream once. Resolves whatever the upstream does. */
export type AskModel = (
  messages: ChatMessage[],
  options: { timeoutMs: number; signal: AbortSignal },
) => Promise<Answer>;

export const noTokens: TokenUse = {
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
};
