import { connect, Socket } from 'node:net';
import type { Dial } from '../dial.ts';
import type { Resolve } from '../types.ts';

/**
 * A public internet for tests: names with the answers that a test gives, and addresses that lead to servers on this
 * machine over real sockets. Only the step from an address to a machine is replaced; everything above it is the
 * product's. It keeps every name that was asked for and every address that was dialled.
 */
export type PublicNetwork = {
  resolve: Resolve;
  dial: Dial;
  readonly asked: string[];
  /** Address and port, as dialled. */
  readonly dialled: string[];
  /** The answers for a name. A function is asked anew each time. */
  name(hostname: string, answers: string[] | (() => Promise<string[]> | string[])): void;
  /** Leads an address to a server on this machine, whatever port is dialled. */
  place(address: string, localPort: number): void;
  /** An address whose packets are dropped. Those with neither a place nor this refuse connections. */
  drop(address: string): void;
};

export function createPublicNetwork(): PublicNetwork {
  const names = new Map<string, () => Promise<string[]> | string[]>();
  const places = new Map<string, number>();
  const dropped = new Set<string>();
  const asked: string[] = [];
  const dialled: string[] = [];
  return {
    asked,
    dialled,
    resolve: async (hostname) => {
      asked.push(hostname);
      const answer = names.get(hostname);
      if (!answer) throw new Error('ENOTFOUND');
      return answer();
    },
    dial: (address, port) => {
      dialled.push(`${address} ${port}`);
      if (dropped.has(address)) return new Socket();
      // Port 1 on loopback has no listener: connections to it are refused by the system.
      return connect({ host: '127.0.0.1', port: places.get(address) ?? 1, noDelay: true });
    },
    name: (hostname, answers) => {
      names.set(hostname, typeof answers === 'function' ? answers : () => answers);
    },
    place: (address, localPort) => {
      places.set(address, localPort);
    },
    drop: (address) => {
      dropped.add(address);
    },
  };
}
