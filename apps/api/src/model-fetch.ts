import { modelResponseBytesMax } from '@firstline/core';
import { Agent, type Dispatcher, request } from 'undici';

/**
 * A `fetch` for the model's client over one pool of kept connections, apart from every other use of HTTP. It knows what that client
 * asks for and no more: text or bytes as body, `Headers` if any, no redirects, and a response that is read once, whole, without the streams
 * and headers of the web, which cost more than all else of such a call.
 */
export function createModelFetch(): { fetch: typeof fetch; close(): Promise<void> } {
  // The client sets its own deadlines per call; the pool's only end what it lost sight of.
  const agent = new Agent({ connections: 64, headersTimeout: 60_000, bodyTimeout: 60_000 });
  const modelFetch = async (url: string, init: RequestInit = {}): Promise<ModelResponse> => {
    const { method = 'GET', headers, body, signal } = init;
    const response = await request(url, {
      dispatcher: agent,
      method: method as Dispatcher.HttpMethod,
      headers: headers as Headers,
      body: body as string | Uint8Array | null,
      signal: signal ?? null,
    });
    return new ModelResponse(url, response);
  };
  return {
    fetch: modelFetch as unknown as typeof fetch,
    close: () => agent.destroy(),
  };
}

/** As much of a Response as the model's client reads. Its body ends with a RangeError where it is larger than any message. */
class ModelResponse {
  readonly url: string;
  readonly status: number;
  readonly ok: boolean;
  /** With the methods of `Headers` that the client calls; it asks for names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** Never a stream: the client must not look for one. */
  readonly body = null;
  readonly #readable: Dispatcher.ResponseData['body'];

  constructor(url: string, { statusCode, headers, body }: Dispatcher.ResponseData) {
    this.url = url;
    this.status = statusCode;
    this.ok = statusCode >= 200 && statusCode < 300;
    this.headers = new Map(Object.entries(headers).map(([name, value = '']) => [name, String(value)]));
    this.#readable = body;
  }

  text(): Promise<string> {
    const readable = this.#readable;
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      readable.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes > modelResponseBytesMax)
          readable.destroy(new RangeError(`the response is larger than ${modelResponseBytesMax} bytes`));
      });
      readable.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
      readable.on('error', reject);
    });
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}
