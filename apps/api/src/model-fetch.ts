import { Agent, fetch as undiciFetch } from 'undici';

/** A `fetch` for the model's client over one pool of kept connections, apart from every other use of HTTP. */
export function createModelFetch(): { fetch: typeof fetch; close(): Promise<void> } {
  // The client sets its own deadlines per call; the pool's only end what it lost sight of.
  const agent = new Agent({ connections: 64, headersTimeout: 60_000, bodyTimeout: 60_000 });
  return {
    fetch: ((input: string, init?: object) =>
      undiciFetch(input, { ...init, dispatcher: agent })) as unknown as typeof fetch,
    close: () => agent.destroy(),
  };
}
