import { AsyncLocalStorage } from 'node:async_hooks';

const inHand = new AsyncLocalStorage<string>();

/** Runs work on behalf of a request. better-auth's adapter is told what to write, and not for whom. */
export function onBehalfOf<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  return inHand.run(requestId, work);
}

/** The id of the request that is worked on; null outside of one. */
export function requestInHand(): string | null {
  return inHand.getStore() ?? null;
}
