import type { UpstreamUse } from './model.ts';

/** What an operator has to see to. Each code stands with its meaning in ARCHITECTURE.md. */
export const alertCodes = [
  'upstream_credentials',
  'upstream_limit',
  'upstream_rejects_request',
  'upstream_unreachable',
  'upstream_answer_cut',
  'breaker_open',
  'budget_spent',
] as const;

export type AlertCode = (typeof alertCodes)[number];

export type Alert = {
  code: AlertCode;
  /** The configuration that it concerns, e.g. `claude-haiku-5-5.p1`. */
  model: string;
  /** Codes and figures for operators: no text of a request, no key, no address. */
  detail: string;
  requestId: string;
};

/** What one configuration was used for by one draft. */
export type ModelUse = { model: string; use: UpstreamUse };

/** Who is told of what the upstream costs, and of what is wrong with it. Must not throw. */
export type UpstreamObserver = {
  /** Told once for each draft that called the upstream, one that failed or was given up too. */
  used(use: ModelUse): void;
  alert(alert: Alert): void;
};

export const noObserver: UpstreamObserver = { used: () => {}, alert: () => {} };
