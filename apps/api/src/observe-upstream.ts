import type { UpstreamObserver } from '@firstline/core';
import type { Logger } from '@firstline/process';
import type { Metrics } from './metrics.ts';

/**
 * Counts what the upstream costs, and writes an alert line for what an operator has to see to:
 * `{"msg":"alert","alert":<code>,"model":…,"detail":…,"request_id":…,"held_back":n}`, at level error. Of one kind about one model it
 * writes at most one in `everyMs`; `held_back` says how many were left out since.
 */
export function observeUpstream(options: {
  metrics: Metrics;
  logger: Logger;
  everyMs: number;
  nowMs?: () => number;
}): UpstreamObserver {
  const { metrics, logger, everyMs, nowMs = () => performance.now() } = options;
  const written = new Map<string, { at: number; heldBack: number }>();

  return {
    used({ model, use }) {
      metrics.upstreamCalls.inc({ model }, use.calls);
      metrics.upstreamTokens.inc({ model, kind: 'input' }, use.inputTokens);
      metrics.upstreamTokens.inc({ model, kind: 'output' }, use.outputTokens);
      metrics.upstreamTokens.inc({ model, kind: 'cache_read' }, use.cacheReadTokens);
      metrics.upstreamTokens.inc({ model, kind: 'cache_write' }, use.cacheWriteTokens);
      metrics.upstreamCostUsd.inc({ model }, use.costUsd ?? 0);
      metrics.upstreamSeconds.observe({ model }, (use.milliseconds ?? 0) / 1_000);
    },
    alert({ code, model, detail, requestId }) {
      metrics.alerts.inc({ alert: code, model });
      const last = written.get(`${code} ${model}`);
      if (last && nowMs() - last.at < everyMs) {
        last.heldBack += 1;
        return;
      }
      written.set(`${code} ${model}`, { at: nowMs(), heldBack: 0 });
      const line = { alert: code, model, detail, request_id: requestId, held_back: last?.heldBack ?? 0 };
      logger.error(line, 'alert');
    },
  };
}
