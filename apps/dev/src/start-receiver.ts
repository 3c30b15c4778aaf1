import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

const bodyBytesMax = 1024 * 1024;

export type Receiver = { url: string; close(): Promise<void> };

/**
 * The demo account's own receiver of webhooks: on this machine, on a free port, it verifies each signature as a customer's would and
 * says what came in one line. `secret` may be known later than it listens.
 */
export async function startReceiver({
  secret,
  say,
}: {
  secret: Promise<string>;
  say(line: string): void;
}): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    try {
      const chunks: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of request as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > bodyBytesMax) return void response.writeHead(413).end();
        chunks.push(chunk);
      }
      const headers = request.headers as Record<string, string>;
      const event = new Webhook(await secret).verify(Buffer.concat(chunks), headers);
      say(`webhook received, signature verified: ${describeEvent(event)}`);
      response.writeHead(204).end();
    } catch {
      say('webhook received, signature NOT verified: answered with 400');
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** What an event tells, in a few words. */
function describeEvent(event: unknown): string {
  const { type, id, data = {} } = event as { type: string; id: string; data?: Record<string, unknown> };
  const result = data.result as { subjectLine?: string } | undefined;
  const details = result
    ? `"${result.subjectLine}"`
    : Object.entries(data)
        .map(([name, value]) => `${name}=${value}`)
        .join(' ');
  return `${type} ${id} ${details}`;
}
