import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { explainListenError } from './explain-listen-error.ts';

/** Asked for, not imported: an import reads each member of `node:http`, for which Node loads its WebSocket client, 2 MB and 18 ms. */
const { createServer } = process.getBuiltinModule('node:http');

/** Resolves when the process can do its work; rejects when it cannot. */
export type ReadinessCheck = () => Promise<unknown>;

export type InternalServer = { port: number; close(): Promise<void> };

/** A probe that has not answered by then counts as failed: probes must answer within 100 ms, outage or not. */
const checkWithinMs = 70;

/**
 * The operator's side door: `/livez` (the process runs), `/readyz` (it can do its work), `/metrics` (Prometheus).
 * No authentication and nothing about versions: keep its port inside.
 */
export async function startInternalServer(options: {
  host: string;
  port: number;
  checks: Record<string, ReadinessCheck>;
  metrics: Registry;
}): Promise<InternalServer> {
  const server = createServer(async (request, response) => {
    const answer = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    };
    switch (request.method === 'GET' ? request.url : undefined) {
      case '/livez':
        return answer(200, 'application/json', '{"status":"live"}');
      case '/readyz': {
        const failed = await failedChecks(options.checks);
        const status = failed.length === 0 ? 'ready' : 'not_ready';
        return answer(
          failed.length === 0 ? 200 : 503,
          'application/json',
          JSON.stringify({ status, failed }),
        );
      }
      case '/metrics':
        return answer(200, options.metrics.contentType, await options.metrics.metrics());
      default:
        return answer(404, 'application/json', '{"status":"not_found"}');
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(explainListenError(error, { ...options, portName: 'INTERNAL_PORT' })),
    );
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function failedChecks(checks: Record<string, ReadinessCheck>): Promise<string[]> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const late = new Promise<never>((_, reject) => setTimeout(reject, checkWithinMs).unref());
      return Promise.race([check(), late]).then(
        () => undefined,
        () => name,
      );
    }),
  );
  return results.filter((name) => name !== undefined);
}
