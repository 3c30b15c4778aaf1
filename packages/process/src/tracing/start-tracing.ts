import type { Logger } from '../logger.ts';

/** A piece of work that has ended: ids, figures and codes. No text, no address, no secret, as in the log. */
export type EndedSpan = {
  name: string;
  /** Whether it was asked of us or by us. */
  kind: 'server' | 'client';
  startedAt: Date;
  durationMs: number;
  failed: boolean;
  attributes: Record<string, string | number | boolean | undefined>;
};

export type Tracing = {
  /** Keeps it until the next sending. Where more comes than can be sent, the rest is left out. */
  record(span: EndedSpan): void;
  /** Sends what is left, for 2 s at most. */
  stop(): Promise<void>;
};

/**
 * Sends spans to a collector (OTLP over HTTP, in JSON) at `<endpoint>/v1/traces`; undefined without an endpoint. The libraries for it are loaded
 * here and nowhere else, so that who has no collector pays for none of them. A collector that is away costs spans and a warning.
 */
export async function startTracing(options: {
  endpoint: string | undefined;
  serviceName: string;
  logger: Logger;
}): Promise<Tracing | undefined> {
  const { endpoint } = options;
  if (endpoint === undefined) return undefined;
  const { createOtlpTracing } = await import('./create-otlp-tracing.ts');
  return createOtlpTracing({ ...options, endpoint });
}
