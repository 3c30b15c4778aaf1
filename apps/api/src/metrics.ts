import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What `/metrics` shows of this process. Labels hold names from our own tables only, so their number is bounded. */
export type Metrics = ReturnType<typeof createMetrics>;

/** What an API process counts and times for `/metrics`, in a registry of its own. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'firstline_http_request_duration_seconds',
      help: 'Time from receipt to answer, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [registry],
    }),
    creditsCharged: new Counter({
      name: 'firstline_credits_charged_total',
      help: 'Credits charged, live and test.',
      labelNames: ['mode'],
      registers: [registry],
    }),
    upstreamCalls: new Counter({
      name: 'firstline_upstream_calls_total',
      help: 'Calls made to the model upstream, retries included.',
      labelNames: ['model'],
      registers: [registry],
    }),
    upstreamTokens: new Counter({
      name: 'firstline_upstream_tokens_total',
      help: 'Tokens that the upstream reported: input, output, cache_read, cache_write. Input leaves out the other two.',
      labelNames: ['model', 'kind'],
      registers: [registry],
    }),
    upstreamCostUsd: new Counter({
      name: 'firstline_upstream_cost_usd_total',
      help: 'Estimated cost of the calls in US dollars, those that were given up included.',
      labelNames: ['model'],
      registers: [registry],
    }),
    upstreamSeconds: new Histogram({
      name: 'firstline_upstream_duration_seconds',
      help: 'Time that one draft waited for the upstream, all its calls together.',
      labelNames: ['model'],
      buckets: [0.25, 0.5, 1, 2, 4, 8, 15, 30],
      registers: [registry],
    }),
    alerts: new Counter({
      name: 'firstline_alerts_total',
      help: 'Faults that an operator has to see to, those whose log line was held back included.',
      labelNames: ['alert', 'model'],
      registers: [registry],
    }),
  };
}
