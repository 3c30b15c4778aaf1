/** Why an address may not be called. */
export type UrlRefusal = { reason: string; message: string };

/** What came of one request to a receiver. Its faults are values: nothing that a receiver does is thrown. */
export type DispatchResult =
  | {
      kind: 'answered';
      statusCode: number;
      retryAfter: string | undefined;
      snippet: string;
      durationMs: number;
    }
  | {
      kind: 'failed';
      /** `internal_error` is a fault of ours, by which nothing was sent. */
      error:
        | 'connection_failed'
        | 'tls_failed'
        | 'timeout'
        | 'invalid_response'
        | 'stopped'
        | 'internal_error';
      durationMs: number;
    };

/** The guarded client for customers' addresses. packages/outbound makes it; the apps hand it in. */
export type Outbound = {
  checkUrl(url: string): Promise<UrlRefusal | undefined>;
  post(request: {
    url: string;
    headers: Record<string, string>;
    body: Uint8Array;
    signal?: AbortSignal;
  }): Promise<DispatchResult>;
};
