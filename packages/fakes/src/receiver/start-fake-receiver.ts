import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TlsOptions } from 'node:tls';
import { closeServer } from '../close-server.ts';
import { drawFault, type FaultMix } from './mix-steps.ts';
import { playReceiverStep } from './play-receiver-step.ts';
import { type ReceiverStep, type ReceiverStepLike, toReceiverStep } from './receiver-steps.ts';

export type FakeReceiverOptions = {
  /** 0 (the default) takes any free port. */
  port?: number;
  host?: string;
  /** Serves https with these; `key` and `cert` at least. */
  tls?: TlsOptions;
  /** What is answered when the script is empty; 200 by default. */
  otherwise?: ReceiverStepLike;
  /** Faults in place of a share of those answers. */
  mix?: FaultMix;
  /** Keeps no requests, so that a load test's memory does not grow. */
  forgetRequests?: boolean;
};

export type ReceivedWebhook = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Names and values by turns, as they were sent. */
  rawHeaders: string[];
  /** The bytes that a signature is checked over. */
  body: Buffer;
  /** Milliseconds since the epoch at which the whole request was there. */
  receivedAt: number;
  /** How it was answered. */
  step: ReceiverStep;
};

export type FakeReceiver = AsyncDisposable & {
  readonly url: string;
  readonly port: number;
  /** What came in whole, in the order of arrival. */
  readonly requests: ReceivedWebhook[];
  /** Connections opened so far; with `tls`, also those whose handshake failed. */
  readonly connections: number;
  /** Queues answers; each request takes the first one left. */
  script(...steps: ReceiverStepLike[]): void;
  /** What is answered from now on when the script is empty. */
  otherwise(step: ReceiverStepLike): void;
  /** Resolves when so many requests have come in whole since the start or the last reset. */
  received(count: number): Promise<void>;
  /** Forgets the script and the requests seen. */
  reset(): void;
  close(): Promise<void>;
};

/** Starts a local HTTP server that keeps what it is sent, byte for byte, and answers or fails as a test scripts it. */
export async function startFakeReceiver(options: FakeReceiverOptions = {}): Promise<FakeReceiver> {
  const { host = '127.0.0.1', mix } = options;
  const requests: ReceivedWebhook[] = [];
  const tries = new Map<string, number>();
  let count = 0;
  let connections = 0;
  let steps: ReceiverStep[] = [];
  let fallback = toReceiverStep(options.otherwise ?? 200);
  let waiting: { count: number; resolve: () => void }[] = [];

  function nextStep(request: IncomingMessage): ReceiverStep {
    const scripted = steps.shift();
    if (scripted || !mix) return scripted ?? fallback;
    const id = String(request.headers['webhook-id'] ?? '');
    const nth = (tries.get(id) ?? 0) + 1;
    tries.set(id, nth);
    return drawFault(mix, id, nth) ?? fallback;
  }

  function receive(request: IncomingMessage, response: ServerResponse): void {
    const step = nextStep(request);
    if (step.kind === 'early') {
      playReceiverStep(step, response);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      count += 1;
      if (!options.forgetRequests) {
        const { method = '', url: path = '', headers, rawHeaders } = request;
        const body = Buffer.concat(chunks);
        requests.push({ method, path, headers, rawHeaders, body, receivedAt: Date.now(), step });
      }
      playReceiverStep(step, response);
      const met = waiting.filter((wait) => wait.count <= count);
      waiting = waiting.filter((wait) => wait.count > count);
      for (const { resolve } of met) resolve();
    });
  }

  const server: Server = options.tls ? createSecureServer(options.tls, receive) : createServer(receive);
  // Before TLS: a handshake that fails is a connection, too.
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(options.port ?? 0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const close = () => closeServer(server);

  const scheme = options.tls ? 'https' : 'http';
  return {
    url: `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}/webhooks`,
    port,
    requests,
    get connections() {
      return connections;
    },
    script: (...added) => {
      steps.push(...added.map(toReceiverStep));
    },
    otherwise: (step) => {
      fallback = toReceiverStep(step);
    },
    received: (wanted) => {
      if (count >= wanted) return Promise.resolve();
      return new Promise((resolve) => waiting.push({ count: wanted, resolve }));
    },
    reset: () => {
      steps = [];
      requests.length = 0;
      tries.clear();
      count = 0;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
