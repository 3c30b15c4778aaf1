import { Socket } from 'node:net';

/** Where postgres.js wants a connection to lead: one or more hosts with their ports, or the path of a local socket. */
type Target = { host: string[]; port: number[]; path?: string | false };

export type DatabaseSockets = {
  /** Opens a connection: the option `socket` of postgres.js. */
  open(target: Target): Socket;
  /** Notes that something waits for an answer from now on. The result notes that it has it. */
  wait(): () => void;
};

const lookEveryMs = 250;
/** What came is noticed by the next look, or the one after that on a busy machine: so much may seem to have come later than it did. */
const noticedWithinMs = 2 * lookEveryMs;

/**
 * The connections to one database. A server that is gone without a word (its machine, or the network before it) leaves them open,
 * and what was sent waits for ever. So while something has waited for `answerWithinMs`, every connection over which nothing has
 * come for as long is closed. That takes idle ones as well, which the next statements would only find dead.
 */
export function createDatabaseSockets({ answerWithinMs }: { answerWithinMs: number }): DatabaseSockets {
  const heard = new Map<Socket, { bytes: number; at: number }>();
  /** In the order in which they began. */
  const waits = new Set<{ since: number }>();
  let timer: NodeJS.Timeout | undefined;
  let opened = 0;

  function look(): void {
    const now = performance.now();
    const [oldest] = waits;
    const isLate = oldest !== undefined && now - oldest.since > answerWithinMs;
    for (const [socket, last] of heard) {
      if (socket.destroyed) heard.delete(socket);
      else if (socket.bytesRead !== last.bytes) heard.set(socket, { bytes: socket.bytesRead, at: now });
      else if (isLate && now - last.at > answerWithinMs - noticedWithinMs) socket.destroy();
    }
    if (oldest !== undefined) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    open({ host, port, path }) {
      const index = opened++ % host.length;
      const socket = new Socket();
      heard.set(socket, { bytes: 0, at: performance.now() });
      if (path) return socket.connect(path);
      const name = host[index] ?? 'localhost';
      // For TLS, which compares it with the certificate.
      Object.assign(socket, { host: name });
      return socket.connect(port[index] ?? 5432, name);
    },
    wait() {
      const wait = { since: performance.now() };
      waits.add(wait);
      if (!timer) {
        // What came while nobody looked.
        look();
        timer = setInterval(look, lookEveryMs);
      }
      return () => waits.delete(wait);
    },
  };
}
