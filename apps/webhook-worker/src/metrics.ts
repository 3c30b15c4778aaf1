import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Seconds: an attempt ends after 15 at the latest. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** What this process counts of its attempts, by what followed from them. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  const attempts = new Counter({
    name: 'webhook_attempts_total',
    help: 'Attempts to deliver, by outcome: delivered, retry, failed or gone.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'webhook_attempt_seconds',
    help: 'How long attempts to deliver took.',
    buckets,
    registers: [registry],
  });
  return {
    registry,
    countAttempt(outcome: string, durationMs: number): void {
      attempts.inc({ outcome });
      seconds.observe(durationMs / 1000);
    },
  };
}
