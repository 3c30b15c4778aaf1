import { type Dispatcher, errors } from 'undici';
import { ConnectError } from './create-connector.ts';
import { snippetBytesMax, toSnippet } from './to-snippet.ts';
import type { DispatchResult } from './types.ts';

/** The contract's limit for what is read of an answer. */
const bodyBytesMax = 64 * 1_024;
const retryAfterCharactersMax = 128;
/** Interim answers (1xx) before the real one. Servers send none or one; without a limit they cost time, not memory. */
const interimMax = 8;

type Failure = Extract<DispatchResult, { kind: 'failed' }>['error'];

/** Sends one request and reads its answer, all within `timeoutMs`. Rejects for a request that cannot be sent at all. */
export function exchange(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  {
    timeoutMs,
    startedAt,
    signal,
  }: { timeoutMs: number; startedAt: number; signal?: AbortSignal | undefined },
): Promise<DispatchResult> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let settled = false;
    let statusCode = 0;
    let retryAfter: string | undefined;
    let interim = 0;
    let bodyBytes = 0;
    let kept: Buffer | undefined;

    const timer = setTimeout(() => giveUp('timeout'), timeoutMs);
    const onStop = () => giveUp('stopped');
    signal?.addEventListener('abort', onStop, { once: true });

    function release(): boolean {
      if (settled) return false;
      settled = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', onStop);
      return true;
    }
    const durationMs = () => Math.round(performance.now() - startedAt);
    function answer(): void {
      if (!release()) return;
      const snippet = kept ? toSnippet(kept) : '';
      resolve({ kind: 'answered', statusCode, retryAfter, snippet, durationMs: durationMs() });
    }
    function fail(error: Failure): void {
      if (release()) resolve({ kind: 'failed', error, durationMs: durationMs() });
    }
    function giveUp(error: Failure): void {
      fail(error);
      controller?.abort(new Error(error));
    }

    dispatcher.dispatch(request, {
      onRequestStart(started) {
        controller = started;
        // Given up while it waited for its connection: nothing is sent any more.
        if (settled) started.abort(new Error('given up'));
      },
      onResponseStart(_, status, headers) {
        if (status < 200) {
          interim += 1;
          if (interim > interimMax) giveUp('invalid_response');
          return;
        }
        if (status > 599) return giveUp('invalid_response');
        statusCode = status;
        const field = headers['retry-after'];
        retryAfter = (Array.isArray(field) ? field[0] : field)?.slice(0, retryAfterCharactersMax);
      },
      onResponseData(_, chunk) {
        if (bodyBytes < snippetBytesMax) {
          // Copied: a slice would keep the whole buffer that the socket was read into.
          const start = Buffer.from(chunk.subarray(0, snippetBytesMax - bodyBytes));
          kept = kept ? Buffer.concat([kept, start]) : start;
        }
        bodyBytes += chunk.length;
        if (bodyBytes > bodyBytesMax) {
          answer();
          controller?.abort(new Error('read enough'));
        }
      },
      onResponseEnd: answer,
      onResponseError(_, error) {
        if (codeOf(error) !== 'UND_ERR_INVALID_ARG') fail(failureOf(error));
        else if (release()) reject(error);
      },
    });
  });
}

function failureOf(error: Error): Failure {
  if (error instanceof ConnectError) return error.failure;
  const code = codeOf(error);
  if (code === 'UND_ERR_CLOSED' || code === 'UND_ERR_DESTROYED') return 'stopped';
  // A server that wants a certificate of ours says so after the handshake.
  if (/^ERR_(SSL|TLS)_/.test(code)) return 'tls_failed';
  if (error instanceof errors.HTTPParserError || /^UND_ERR_(HEADERS_OVERFLOW|RES_)/.test(code)) {
    return 'invalid_response';
  }
  // undici's words for an unasked 100 Continue or an upgrade.
  if (/^bad (response|upgrade)$/.test(error.message)) return 'invalid_response';
  return 'connection_failed';
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
