import { isPublicAddress } from './is-public-address.ts';
import type { Resolve } from './types.ts';

/** Tried for one connection. A host with more has them for load, not because most are down. */
const addressesMax = 3;

/**
 * The addresses that may be dialled for a name, best first; none when it does not resolve in time or when any one of its
 * answers is not public: a name with an inside and an outside address is aimed at the inside.
 */
export async function findAddresses(
  hostname: string,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<string[]> {
  const answers = await inTime(
    Promise.resolve(resolve(hostname, signal)).catch((): string[] => []),
    signal,
  );
  if (!answers?.every(isPublicAddress)) return [];
  return alternate(answers).slice(0, addressesMax);
}

/** IPv4 and IPv6 by turns, so that neither family's being down uses up the tries. */
function alternate(addresses: string[]): string[] {
  const v4 = addresses.filter((address) => !address.includes(':'));
  const v6 = addresses.filter((address) => address.includes(':'));
  return (v4.length >= v6.length ? v4 : v6)
    .flatMap((_, index) => [v4[index], v6[index]])
    .filter((address) => address !== undefined);
}

function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  if (signal.aborted) return Promise.resolve(undefined);
  const { promise, resolve } = Promise.withResolvers<T | undefined>();
  const onAbort = () => resolve(undefined);
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', onAbort));
}
