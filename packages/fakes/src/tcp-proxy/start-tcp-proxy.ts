import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What is to become of bytes on their way to the target, once an interceptor has seen them. */
export type Verdict =
  | 'pass'
  /** They arrive, and the connection is reset at once: whoever sent them cannot know what became of them. */
  | 'pass_then_cut'
  /** They arrive, the target works on them, and its answer is lost with the connection. */
  | 'pass_then_cut_answer';

/** A way to a server that a test holds in its hand. */
export type TcpProxy = AsyncDisposable & {
  port: number;
  /** Connections that are open. */
  readonly connections: number;
  /** Resets every connection and refuses new ones, as a server that is down does. */
  cut(): Promise<void>;
  /** Listens again, on the same port. */
  restore(): Promise<void>;
  /** From now on nothing comes through and nobody is told: connections stay open, new ones are taken, and all of them stay dead. */
  blackHole(): void;
  /** Holds everything back for so many milliseconds, in both directions. */
  delay(ms: number): void;
  /** Ends `blackHole` and `delay` for connections that are made from now on, and `delay` for all. */
  heal(): void;
  /** Is shown what goes to the target, and decides. */
  intercept(decide: ((bytes: Buffer) => Verdict) | undefined): void;
};

/** Starts a proxy on a free port of 127.0.0.1. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const pairs = new Set<{ isDead: boolean; loseAnswer: boolean }>();
  let isBlackHole = false;
  let delayMs = 0;
  let decide: ((bytes: Buffer) => Verdict) | undefined;

  const server = createServer((near) => {
    const far = connect(target);
    const pair = { isDead: isBlackHole, loseAnswer: false };
    pairs.add(pair);
    const reset = () => {
      near.resetAndDestroy();
      far.destroy();
    };
    near.on('data', (bytes: Buffer) => {
      if (pair.isDead) return;
      const verdict = decide?.(bytes) ?? 'pass';
      later(() => far.write(bytes, () => verdict === 'pass_then_cut' && reset()));
      if (verdict === 'pass_then_cut_answer') pair.loseAnswer = true;
    });
    far.on('data', (bytes: Buffer) => {
      if (pair.isDead) return;
      if (pair.loseAnswer) reset();
      else later(() => near.write(bytes));
    });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        pairs.delete(pair);
        // The end of a connection does not come through either.
        if (!pair.isDead) later(() => to.destroy());
      });
    }
  });

  function later(work: () => void): void {
    if (delayMs === 0) work();
    else setTimeout(work, delayMs);
  }
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    get connections() {
      return pairs.size;
    },
    cut,
    restore: () => listen(port),
    blackHole() {
      isBlackHole = true;
      for (const pair of pairs) pair.isDead = true;
    },
    delay(ms) {
      delayMs = ms;
    },
    heal() {
      isBlackHole = false;
      delayMs = 0;
    },
    intercept(next) {
      decide = next;
    },
    [Symbol.asyncDispose]: cut,
  };
}

/** A proxy before a database, and the database's address through it. */
export async function proxyDatabase(url: string): Promise<{ proxy: TcpProxy; url: string }> {
  const direct = new URL(url);
  const proxy = await startTcpProxy({ host: direct.hostname, port: Number(direct.port) });
  direct.hostname = '127.0.0.1';
  direct.port = String(proxy.port);
  return { proxy, url: direct.href };
}
