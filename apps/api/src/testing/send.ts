import { request as startRequest } from 'node:http';

export type SendOptions = {
  method?: string;
  path: string;
  /** Sent as `Authorization: Bearer …`. */
  key?: string;
  headers?: Record<string, string>;
  /** A string or bytes are sent as they are; anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal;
};

/** An answer, with its body as text and, where it is JSON, parsed. */
export type TestAnswer = {
  method: string;
  path: string;
  status: number;
  headers: Record<string, string>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies whose shape other tests prove.
  body: any;
};

/** Sends one request over a connection of its own and reads the whole answer. */
export function send(url: string, options: SendOptions): Promise<TestAnswer> {
  const { method = 'GET', path } = options;
  const body = toBytes(options.body);
  const headers: Record<string, string> = {
    ...(options.key === undefined ? {} : { authorization: `Bearer ${options.key}` }),
    ...(body ? { 'content-type': 'application/json', 'content-length': String(body.length) } : {}),
    ...options.headers,
  };
  return new Promise((resolve, reject) => {
    const { signal } = options;
    const request = startRequest(
      url + path,
      { method, headers, agent: false, ...(signal ? { signal } : {}) },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({
            method,
            path,
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
            ),
            text,
            body: /json/.test(response.headers['content-type'] ?? '') && text ? JSON.parse(text) : undefined,
          });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

function toBytes(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}
