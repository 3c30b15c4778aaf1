import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const answer = Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');

export type PlainReceiver = AsyncDisposable & {
  url: string;
  /** Resolves when so many requests have come in whole since the start or the last reset. */
  received(count: number): Promise<void>;
  reset(): void;
};

/**
 * A receiver that answers 200 and keeps nothing, with as little work as can be: it runs on the processors that are measured, and
 * customers' receivers do not.
 */
export async function startPlainReceiver(): Promise<PlainReceiver> {
  let count = 0;
  let waiting: { count: number; resolve: () => void }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let leftBytes = 0;
    let head = '';
    socket.on('data', (chunk) => {
      let body = chunk.length;
      if (leftBytes === 0) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        leftBytes = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
        body = head.length - end - 4;
        head = '';
      }
      leftBytes -= body;
      if (leftBytes > 0) return;
      leftBytes = 0;
      count += 1;
      socket.write(answer);
      for (const wait of waiting) if (wait.count <= count) wait.resolve();
      waiting = waiting.filter((wait) => wait.count > count);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received: (wanted) =>
      count >= wanted
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push({ count: wanted, resolve })),
    reset() {
      count = 0;
    },
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
