import { connect, type Socket } from 'node:net';

/** Starts a connection to an address, which is never looked up. */
export type Dial = (address: string, port: number) => Socket;

/** Opens a connection to an address that was checked. No name is looked up. */
export function dialAddress(address: string, port: number): Socket {
  return connect({ host: address, port, noDelay: true });
}

/** The first of some checked addresses that answers; undefined when none does before `signal` ends. */
export async function dialFirst(
  addresses: string[],
  port: number,
  { dial, signal, attemptMs }: { dial: Dial; signal: AbortSignal; attemptMs: number },
): Promise<Socket | undefined> {
  for (const [index, address] of addresses.entries()) {
    if (signal.aborted) return undefined;
    const isLast = index === addresses.length - 1;
    const socket = await connected(dial(address, port), signal, isLast ? undefined : attemptMs);
    if (socket) return socket;
  }
  return undefined;
}

/** A socket once it is connected; undefined, and the socket destroyed, when it fails or time is up first. */
function connected(
  socket: Socket,
  signal: AbortSignal,
  attemptMs: number | undefined,
): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const settle = (result: Socket | undefined) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      socket.off('connect', succeed);
      resolve(result);
    };
    const succeed = () => settle(socket);
    const giveUp = () => {
      socket.destroy();
      settle(undefined);
    };
    const timer = attemptMs === undefined ? undefined : setTimeout(giveUp, attemptMs);
    signal.addEventListener('abort', giveUp, { once: true });
    // Left in place: an error before the next owner listens would end the process.
    socket.on('error', giveUp);
    socket.once('connect', succeed);
  });
}
