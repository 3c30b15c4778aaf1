import { isIP, type Socket } from 'node:net';
import { createSecureContext, connect as secureConnect, type TLSSocket } from 'node:tls';
import type { buildConnector } from 'undici';
import { type Dial, dialFirst } from './dial.ts';
import { evenOut } from './even-out.ts';
import { findAddresses } from './find-addresses.ts';
import type { Resolve } from './types.ts';

/** A connection that did not come about. It says no more than this, whatever the reason. */
export class ConnectError extends Error {
  override name = 'ConnectError';
  readonly failure: 'connection_failed' | 'tls_failed';

  constructor(failure: 'connection_failed' | 'tls_failed') {
    super(failure);
    this.failure = failure;
  }
}

export type ConnectorOptions = {
  allowLoopback: boolean;
  resolve: Resolve;
  dial: Dial;
  /** For name, connection and TLS together. */
  connectTimeoutMs: number;
  trustedRoots?: string[] | undefined;
};

/** What may be dialled without a look-up, where loopback is allowed. */
const loopbackAddresses: Record<string, string[]> = {
  '127.0.0.1': ['127.0.0.1'],
  '::1': ['::1'],
  localhost: ['127.0.0.1', '::1'],
};

/**
 * How undici gets a connection here, and the only place that opens one: the name is resolved, every answer is checked,
 * and a checked address is dialled as an address. There is no second look-up that could answer otherwise.
 */
export function createConnector(options: ConnectorOptions): buildConnector.connector {
  const { allowLoopback, connectTimeoutMs, dial, resolve, trustedRoots } = options;
  const secureContext = createSecureContext({
    minVersion: 'TLSv1.2',
    ...(trustedRoots ? { ca: trustedRoots } : {}),
  });

  async function open(protocol: string, hostname: string, port: number): Promise<Socket> {
    const startedAt = performance.now();
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), connectTimeoutMs);
    const { signal } = deadline;
    try {
      const loopback = allowLoopback ? loopbackAddresses[hostname] : undefined;
      const addresses =
        loopback ?? (isIP(hostname) === 0 ? await findAddresses(hostname, resolve, signal) : []);
      const socket = await dialFirst(addresses, port, { dial, signal, attemptMs: connectTimeoutMs / 3 });
      if (!socket) {
        if (!loopback) await evenOut(startedAt, connectTimeoutMs);
        throw new ConnectError('connection_failed');
      }
      return protocol === 'https:' ? await secured(socket, hostname, signal) : socket;
    } finally {
      clearTimeout(timer);
    }
  }

  function secured(socket: Socket, hostname: string, signal: AbortSignal): Promise<TLSSocket> {
    return new Promise((resolve, reject) => {
      const secure = secureConnect({
        socket,
        secureContext,
        // Named here, because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment is the default otherwise.
        rejectUnauthorized: true,
        ALPNProtocols: ['http/1.1'],
        // No session is kept: a resumed one is not checked against its certificate again.
        host: hostname,
        ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
      });
      const settle = () => {
        signal.removeEventListener('abort', giveUp);
        secure.off('secureConnect', succeed);
      };
      const succeed = () => {
        settle();
        secure.disableRenegotiation();
        resolve(secure);
      };
      const giveUp = () => {
        settle();
        secure.destroy();
        reject(new ConnectError('tls_failed'));
      };
      if (signal.aborted) return giveUp();
      signal.addEventListener('abort', giveUp, { once: true });
      secure.on('error', giveUp);
      secure.once('secureConnect', succeed);
    });
  }

  return ({ protocol, hostname, port }, callback) => {
    open(protocol, hostname, Number(port) || (protocol === 'https:' ? 443 : 80)).then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    );
  };
}
