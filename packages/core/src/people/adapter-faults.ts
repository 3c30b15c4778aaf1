import { AsyncLocalStorage } from 'node:async_hooks';
import { isAPIError } from 'better-auth/api';

const noted = new AsyncLocalStorage<unknown[]>();

/**
 * Runs work that uses the adapter and tells what the database itself refused meanwhile. better-auth answers such a
 * fault as "no session" or "could not create the user"; only the caller can tell an outage from a wrong token. Where
 * there were faults the result may be missing; what fails without one is thrown.
 */
export async function collectFaults<T>(
  work: () => Promise<T>,
): Promise<{ result: T | undefined; faults: unknown[] }> {
  const faults: unknown[] = [];
  try {
    return { result: await noted.run(faults, work), faults };
  } catch (error) {
    if (faults.length === 0) throw error;
    return { result: undefined, faults };
  }
}

/** Notes whatever an adapter's functions throw, except better-auth's own answers, which pass through transactions. */
export function noteFaults<A extends object>(adapter: A): A {
  const watched = Object.entries(adapter).map(([name, member]) => {
    if (typeof member !== 'function') return [name, member];
    return [
      name,
      async (...args: unknown[]) => {
        try {
          return await member(...args);
        } catch (error) {
          if (!isAPIError(error)) noted.getStore()?.push(error);
          throw error;
        }
      },
    ];
  });
  return Object.fromEntries(watched) as A;
}
