import { Agent } from 'undici';
import { createConnector } from './create-connector.ts';
import { type Dial, dialAddress } from './dial.ts';
import { evenOut } from './even-out.ts';
import { exchange } from './exchange.ts';
import { findAddresses } from './find-addresses.ts';
import { parseTarget, refusalFor } from './parse-target.ts';
import { createSystemResolve } from './system-resolve.ts';
import type { DispatchRequest, DispatchResult, Outbound, OutboundOptions, UrlRefusal } from './types.ts';

/** The contract's deadline for a delivery. */
const timeoutMsDefault = 15_000;
const connectTimeoutMsDefault = 5_000;
/** Idle connections: long enough for a burst, shorter than the 2 s and 5 s after which common servers hang up. */
const idleMs = 1_000;
/** After this a connection takes no new request: the name is resolved and checked again. */
const connectionLifeMs = 5_000;
const headerBytesMax = 16 * 1_024;

/** Set here alone: what a caller could use to reach another host than the one checked, or to change how a body is read. */
const ownHeaders = ['accept-encoding', 'connection', 'content-length', 'expect', 'host', 'user-agent'];

/** The guarded client to customers' addresses. What it covers, and what it does not, is in this package's README. */
export function createOutbound(options: OutboundOptions): Outbound {
  return createOutboundOver(dialAddress, options);
}

/** The same over another way to open a TCP connection: tests stand servers of their own behind public addresses. */
export function createOutboundOver(dial: Dial, options: OutboundOptions): Outbound {
  const { allowLoopback, trustedRoots } = options;
  const resolve = options.resolve ?? createSystemResolve();
  const timeoutMs = options.timeoutMs ?? timeoutMsDefault;
  const connectTimeoutMs = options.connectTimeoutMs ?? connectTimeoutMsDefault;
  const fixedHeaders = {
    'user-agent': options.userAgent ?? 'Firstline-Webhooks/1',
    'accept-encoding': 'identity',
  };
  const agent = new Agent({
    connect: createConnector({ allowLoopback, connectTimeoutMs, dial, resolve, trustedRoots }),
    allowH2: false,
    pipelining: 1,
    keepAliveTimeout: idleMs,
    keepAliveMaxTimeout: idleMs,
    clientTtl: connectionLifeMs,
    maxHeaderSize: headerBytesMax,
    // The deadline of the whole exchange is the only one: these two start anew with every byte.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  async function checkUrl(url: string): Promise<UrlRefusal | undefined> {
    const startedAt = performance.now();
    const parsed = parseTarget(url, { allowLoopback });
    if ('refusal' in parsed && parsed.refusal.reason !== 'not_reachable') return parsed.refusal;
    if ('target' in parsed) {
      if (parsed.target.isLoopback) return undefined;
      const deadline = AbortSignal.timeout(connectTimeoutMs);
      const addresses = await findAddresses(parsed.target.hostname, resolve, deadline);
      if (addresses.length > 0) return undefined;
    }
    await evenOut(startedAt, connectTimeoutMs);
    return refusalFor('not_reachable');
  }

  async function post({ url, headers, body, signal }: DispatchRequest): Promise<DispatchResult> {
    const startedAt = performance.now();
    const name = Object.keys(headers).find((name) => ownHeaders.includes(name.toLowerCase()));
    if (name !== undefined) throw new TypeError(`the header ${name} is not the caller's to set`);
    const durationMs = () => Math.round(performance.now() - startedAt);
    if (signal?.aborted || agent.closed)
      return { kind: 'failed', error: 'stopped', durationMs: durationMs() };
    const parsed = parseTarget(url, { allowLoopback });
    if ('refusal' in parsed) {
      await evenOut(startedAt, connectTimeoutMs);
      return { kind: 'failed', error: 'connection_failed', durationMs: durationMs() };
    }
    const { origin, path } = parsed.target;
    return exchange(
      agent,
      { origin, path, method: 'POST', headers: { ...headers, ...fixedHeaders }, body },
      { timeoutMs, startedAt, signal },
    );
  }

  async function close(): Promise<void> {
    if (!agent.closed) await agent.close();
  }

  return { checkUrl, post, close };
}
