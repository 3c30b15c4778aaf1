import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PlayedStep, playReceiverStep } from './play-receiver-step.ts';
import { type ReceiverStep, type ReceiverStepName, toReceiverStep } from './receiver-steps.ts';

export type FakeReceiverOptions = {
  /** 0 (the default) takes any free port. */
  port?: number;
  host?: string;
  /** What is answered when the script is empty; 200 by default. */
  otherwise?: ReceiverStep | ReceiverStepName | number;
  /** Keeps no requests, so that a load test's memory does not grow. */
  forgetRequests?: boolean;
};

export type ReceivedWebhook = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** As they came, names in the case in which they were sent. */
  rawHeaders: string[];
  /** The bytes that a signature is checked over. */
  body: Buffer;
  /** Milliseconds since the epoch at which the whole request was there. */
  receivedAt: number;
  step: PlayedStep;
};

export type FakeReceiver = AsyncDisposable & {
  readonly url: string;
  readonly port: number;
  /** What came in whole, in the order of arrival. */
  readonly requests: ReceivedWebhook[];
  /** Connections opened so far. */
  readonly connections: number;
  /** Queues answers; each request takes the first one left. */
  script(...steps: (ReceiverStep | ReceiverStepName | number)[]): void;
  /** What is answered from now on when the script is empty. */
  otherwise(step: ReceiverStep | ReceiverStepName | number): void;
  /** Resolves when so many requests have come in since the start or the last reset. */
  received(count: number): Promise<void>;
  /** Forgets the script and the requests seen. */
  reset(): void;
  close(): Promise<void>;
};

/** Starts a local HTTP server that keeps what it is sent, byte for byte, and answers as a test scripts it. */
export async function startFakeReceiver(options: FakeReceiverOptions = {}): Promise<FakeReceiver> {
  const host = options.host ?? '127.0.0.1';
  const requests: ReceivedWebhook[] = [];
  let count = 0;
  let connections = 0;
  let steps: ReceiverStep[] = [];
  let fallback = toReceiverStep(options.otherwise ?? 200);
  let waiting: { count: number; resolve: () => void }[] = [];

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const step = steps.shift() ?? fallback;
      count += 1;
      if (!options.forgetRequests) {
        requests.push({
          method: request.method ?? '',
          path: request.url ?? '',
          headers: request.headers,
          rawHeaders: request.rawHeaders,
          body: Buffer.concat(chunks),
          receivedAt: Date.now(),
          step: step.kind,
        });
      }
      playReceiverStep(step, response);
      const met = waiting.filter((wait) => wait.count <= count);
      waiting = waiting.filter((wait) => wait.count > count);
      for (const { resolve } of met) resolve();
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(options.port ?? 0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function close(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}/webhooks`,
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
      count = 0;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
