import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** One answer as it came over the wire. */
export type RawAnswer = {
  status: number;
  headers: Record<string, string>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies whose shape other tests prove.
  body: any;
};

export type RawExchange = {
  answers: RawAnswer[];
  /** Interim answers: 100 Continue. */
  interim: number[];
  /** How it ended: the server closed, the server reset, all awaited answers came, or time ran out. */
  end: 'closed' | 'reset' | 'answered' | 'silent';
  /** Bytes that belong to no whole answer. */
  rest: string;
  ms: number;
};

/** Bytes to send, a pause in milliseconds, or the end of our side. */
export type RawStep = string | Buffer | { pauseMs: number } | 'half-close';

/**
 * Sends bytes as they are over a connection of its own, and reads until the server closes or `answersMax` answers have come.
 * Text is sent as Latin-1, so that one character is one byte.
 */
export async function exchangeRaw(
  port: number,
  steps: RawStep | RawStep[],
  { answersMax = Number.POSITIVE_INFINITY, withinMs = 4_000 } = {},
): Promise<RawExchange> {
  const startedAt = performance.now();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
  let received = Buffer.alloc(0);
  const finished = Promise.withResolvers<RawExchange['end']>();
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    if (parseAnswers(received).answers.length >= answersMax) finished.resolve('answered');
  });
  socket.on('end', () => finished.resolve('closed'));
  socket.on('close', () => finished.resolve('closed'));
  socket.on('error', () => finished.resolve('reset'));
  const timer = setTimeout(() => finished.resolve('silent'), withinMs);
  void play(socket, [steps].flat());
  const end = await finished.promise;
  clearTimeout(timer);
  // An answer may stand in the buffer behind a reset.
  if (end === 'reset') await sleep(5);
  socket.destroy();
  return { ...parseAnswers(received), end, ms: performance.now() - startedAt };
}

async function play(socket: ReturnType<typeof connect>, steps: RawStep[]): Promise<void> {
  for (const step of steps) {
    if (socket.destroyed) return;
    if (step === 'half-close') socket.end();
    else if (typeof step === 'string') socket.write(step, 'latin1');
    else if (Buffer.isBuffer(step)) socket.write(step);
    else await sleep(step.pauseMs);
  }
}

function parseAnswers(received: Buffer): Pick<RawExchange, 'answers' | 'interim' | 'rest'> {
  const answers: RawAnswer[] = [];
  const interim: number[] = [];
  let at = 0;
  for (;;) {
    const headEnd = received.indexOf('\r\n\r\n', at);
    if (headEnd < 0) break;
    const [statusLine = '', ...lines] = received.subarray(at, headEnd).toString('latin1').split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
    if (!status) break;
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const bodyStart = headEnd + 4;
    if (status < 200) {
      interim.push(status);
      at = bodyStart;
      continue;
    }
    const bodyEnd = bodyStart + Number(headers['content-length'] ?? 0);
    if (received.length < bodyEnd) break;
    const text = received.subarray(bodyStart, bodyEnd).toString('utf8');
    const isJson = /json/.test(headers['content-type'] ?? '') && text !== '';
    answers.push({ status, headers, text, body: isJson ? JSON.parse(text) : undefined });
    at = bodyEnd;
  }
  return { answers, interim, rest: received.subarray(at).toString('latin1') };
}

/** A request's bytes: head and body, with a Content-Length unless the headers say otherwise. */
export function rawRequest(options: {
  method?: string;
  path?: string;
  key?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}): Buffer {
  const { method = 'POST', path = '/api/v1/emails/generate', key, body = '' } = options;
  const bytes = Buffer.from(body);
  const headers: Record<string, string> = {
    host: 'localhost',
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    ...(bytes.length > 0 ? { 'content-length': String(bytes.length) } : {}),
    ...options.headers,
  };
  const head = Object.entries(headers)
    .filter(([, value]) => value !== 'none')
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n`, 'latin1'), bytes]);
}

/** A body in chunks of a size. */
export function chunked(body: Buffer | string, size = 4_096): Buffer {
  const bytes = Buffer.from(body);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    const part = bytes.subarray(at, at + size);
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}
