import type { Target } from '../load/connection.ts';
import { type BenchBrief, httpRequest, nextBrief } from '../load/requests.ts';

/** Calls of generate, each with a brief of its own unless told otherwise, from the keys in turn. */
export function generateTarget(options: {
  name: string;
  port: number;
  keys: readonly string[];
  headers?: () => Record<string, string>;
  brief?: () => BenchBrief;
}): Target {
  const { name, port, keys, headers = () => ({}), brief = nextBrief } = options;
  let calls = 0;
  return {
    name,
    port,
    nextRequest: () =>
      httpRequest({
        path: '/api/v1/emails/generate',
        headers: { authorization: `Bearer ${keys[calls++ % keys.length]}`, ...headers() },
        body: brief(),
      }),
  };
}

/** The product's request to the model, sent to the model itself. */
export function modelTarget(name: string, port: number, modelRequest: string): Target {
  const request = httpRequest({
    path: '/v1/messages',
    headers: { authorization: 'Bearer bench', 'anthropic-version': '2026-10-21' },
    body: modelRequest,
  });
  return { name, port, nextRequest: () => request };
}

/** The same request, sent through the gateway to the model. */
export function gatewayTarget(port: number, modelPort: number, modelRequest: string): Target {
  const request = httpRequest({
    path: '/v1/messages',
    headers: {
      authorization: 'Bearer bench',
      'anthropic-version': '2026-10-21',
      'x-portkey-provider': 'anthropic',
      'x-portkey-custom-host': `http://127.0.0.1:${modelPort}/v1`,
    },
    body: modelRequest,
  });
  return { name: 'gateway', port, nextRequest: () => request };
}
