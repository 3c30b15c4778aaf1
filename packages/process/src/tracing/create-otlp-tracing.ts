import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { describeError, type Logger } from '../logger.ts';
import type { EndedSpan, Tracing } from './start-tracing.ts';

/** Tries included; the next batch waits for it. */
const exportWithinMs = 5_000;
const stopWithinMs = 2_000;
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/**
 * OpenTelemetry's own batches and exporter. The provider is not made the process's: libraries with tracing built in (better-auth, pg-boss, the
 * model's SDK) would find it there and send what we have not looked at.
 */
export function createOtlpTracing(options: {
  endpoint: string;
  serviceName: string;
  logger: Logger;
}): Tracing {
  const exporter = reporting(
    new OTLPTraceExporter({ url: `${options.endpoint}/v1/traces`, timeoutMillis: exportWithinMs }),
    options.logger,
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.serviceName }),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportWithinMs })],
  });
  const tracer = provider.getTracer('firstline');

  function record({ name, kind, startedAt, durationMs, failed, attributes }: EndedSpan): void {
    const startTime = startedAt.getTime();
    const span = tracer.startSpan(name, { kind: kinds[kind], startTime, attributes }, ROOT_CONTEXT);
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(startTime + durationMs);
  }

  async function stop(): Promise<void> {
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, stopWithinMs);
    await Promise.race([provider.shutdown().catch(() => {}), late]);
    clearTimeout(timer);
  }

  return { record, stop };
}

/** The same exporter, which says once that it fails, until it has worked again. */
function reporting(exporter: SpanExporter, logger: Logger): SpanExporter {
  let failing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !failing) logger.warn(describeError(result.error), 'traces could not be sent');
        failing = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
