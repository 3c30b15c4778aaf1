import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from '../close-server.ts';
import { errorAnswer } from './answers.ts';
import { playStep } from './play-step.ts';
import { formatlessSteps, type Step, type StepName, toStep } from './steps.ts';
import { findRequestFault, type MessagesRequest, type ReceivedRequest, textOf } from './validate-request.ts';

export type FakeMessagesApiOptions = {
  /** 0 (the default) takes any free port. */
  port?: number;
  host?: string;
  /** What is answered when the script is empty; `ok` by default. */
  otherwise?: Step | StepName;
  /** Waited before every answer that has no delay of its own. */
  delayMs?: number;
  /** Answers as local servers do that take no notice of `output_config`: each `ok` is in another form, none of them bare JSON. */
  ignoresOutputFormat?: boolean;
  /** Keeps no requests, so that a load test's memory does not grow. */
  forgetRequests?: boolean;
};

export type FakeMessagesApi = AsyncDisposable & {
  readonly baseUrl: string;
  /** What was asked, in the order of arrival. */
  readonly requests: ReceivedRequest[];
  /** Responses that were not sent whole: the client went away, or the step broke them off. */
  readonly unfinished: number;
  /** Queues answers; each request takes the first one left. */
  script(...steps: (Step | StepName)[]): void;
  /** What is answered from now on when the script is empty. */
  otherwise(step: Step | StepName): void;
  /** Forgets the script and the requests seen. */
  reset(): void;
  close(): Promise<void>;
};

/**
 * Starts a local HTTP server that answers as the Messages API does, checks requests as it does, and fails in the ways
 * that a test scripts.
 */
export async function startFakeMessagesApi(options: FakeMessagesApiOptions = {}): Promise<FakeMessagesApi> {
  const host = options.host ?? '127.0.0.1';
  const requests: ReceivedRequest[] = [];
  let steps: Step[] = [];
  let fallback = toStep(options.otherwise ?? 'ok');
  let unfinished = 0;
  let formatless = 0;

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks)));
    response.on('close', () => {
      if (!response.writableFinished) unfinished += 1;
    });
  });

  function answer(request: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const counting = path === '/v1/messages/count_tokens';
    if (request.method !== 'POST' || (path !== '/v1/messages' && !counting)) {
      send(response, errorAnswer(404, { message: 'Not found' }));
      return;
    }
    const body = parseBody(bytes);
    if (!options.forgetRequests) {
      requests.push({ path, headers: request.headers, body, receivedAt: Date.now() });
    }
    const fault = findRequestFault(request.headers, body, !counting);
    if (fault || body === undefined) {
      send(response, errorAnswer(fault?.status ?? 400, fault ?? {}));
      return;
    }
    if (counting) {
      send(response, {
        status: 200,
        headers: jsonHeaders,
        body: JSON.stringify({ input_tokens: countTokens(body) }),
      });
      return;
    }
    if (body.stream === true) {
      send(response, errorAnswer(400, { message: 'stream: this server answers without streaming only' }));
      return;
    }
    const step = toForm(steps.shift() ?? fallback);
    const delayMs = step.delayMs ?? options.delayMs ?? 0;
    if (delayMs === 0) playStep(step, body, response);
    else setTimeout(() => playStep(step, body, response), delayMs);
  }

  function toForm(step: Step): Step {
    if (step.kind !== 'ok' || !options.ignoresOutputFormat) return step;
    const form = formatlessSteps[formatless++ % formatlessSteps.length] ?? step;
    return step.delayMs === undefined ? form : { ...form, delayMs: step.delayMs };
  }

  server.listen(options.port ?? 0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const close = () => closeServer(server);

  return {
    baseUrl: `http://${host}:${port}`,
    requests,
    get unfinished() {
      return unfinished;
    },
    script: (...added) => {
      steps.push(...added.map(toStep));
    },
    otherwise: (step) => {
      fallback = toStep(step);
    },
    reset: () => {
      steps = [];
      requests.length = 0;
      unfinished = 0;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

const jsonHeaders = { 'content-type': 'application/json' };

function send(
  response: ServerResponse,
  answer: { status: number; headers: Record<string, string>; body: string },
) {
  response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(answer.body) });
  response.end(answer.body);
}

function parseBody(bytes: Buffer): MessagesRequest | undefined {
  try {
    return JSON.parse(bytes.toString('utf8')) as MessagesRequest;
  } catch {
    return undefined;
  }
}

/** About four characters a token, which is close enough for a count that nothing depends on. */
function countTokens(body: MessagesRequest): number {
  const characters = body.messages.reduce((sum, message) => sum + textOf(message.content).length, 0);
  return Math.ceil(characters / 4);
}
