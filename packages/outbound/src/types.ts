/**
 * All A and AAAA answers for a name, in the order in which they are to be tried. None, or a rejection, means that the
 * name cannot be resolved. `signal` ends with the time for connecting; a resolver may ignore it.
 */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<string[]>;

/** Why a URL cannot be a webhook's. A name that is blocked and one that does not resolve share `not_reachable`. */
export type UrlRefusal = {
  reason:
    | 'malformed'
    | 'scheme'
    | 'port'
    | 'userinfo'
    | 'fragment'
    | 'ip_literal'
    | 'too_long'
    | 'not_reachable';
  message: string;
};

export type DispatchRequest = {
  url: string;
  /** Lower-case names. `host`, `content-length`, `user-agent` and what negotiates the connection are not the caller's. */
  headers: Record<string, string>;
  body: Uint8Array;
  /** Ends the post at once, as `stopped`. */
  signal?: AbortSignal;
};

export type DispatchResult =
  | {
      kind: 'answered';
      /** 200 to 599. */
      statusCode: number;
      /** As sent, at most 128 characters. */
      retryAfter: string | undefined;
      /** The start of the body: at most 1 KiB of UTF-8 without control characters but tab and line feed. */
      snippet: string;
      durationMs: number;
    }
  | {
      kind: 'failed';
      /** `connection_failed` covers a blocked address, a name that does not resolve, and a connection that did not come about. */
      error: 'connection_failed' | 'tls_failed' | 'timeout' | 'invalid_response' | 'stopped';
      durationMs: number;
    };

export type Outbound = {
  /** Checks a URL as registration needs it: syntax, then the name resolved. Undefined when it may be used. Never throws. */
  checkUrl(url: string): Promise<UrlRefusal | undefined>;
  /**
   * One POST within one deadline. Whatever the receiver does is a result; it rejects only for a fault of the caller's,
   * such as a header that is not the caller's to set.
   */
  post(request: DispatchRequest): Promise<DispatchResult>;
  /** Takes no more posts, waits for those on their way (each has its deadline), and closes the connections. */
  close(): Promise<void>;
};

export type OutboundOptions = {
  /** Admits `http` and `https`, on any port, to `127.0.0.1`, `[::1]` and `localhost`. For development and tests. */
  allowLoopback: boolean;
  /** The system's name servers unless given. */
  resolve?: Resolve;
  /** For a whole post: 15,000. */
  timeoutMs?: number;
  /** For name, connection and TLS together: 5,000. */
  connectTimeoutMs?: number;
  userAgent?: string;
  /** PEM certificates that replace the public roots. */
  trustedRoots?: string[];
};
