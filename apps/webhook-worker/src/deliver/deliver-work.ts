import type { Core, Outbound, WakeUp } from '@firstline/core';
import type { Logger } from '@firstline/process';

/** The queue as the dispatcher uses it: pg-boss's, by which workers are woken. */
export type WakeUpQueue = {
  fetch(name: string, options: { batchSize: number }): Promise<{ id: string; data: WakeUp }[]>;
  deleteJob(name: string, ids: string[]): Promise<unknown>;
};

/** What delivering needs. */
export type DeliverWork = {
  core: Pick<Core, 'sql' | 'clock' | 'timings' | 'secretsKeys'>;
  queue: WakeUpQueue;
  outbound: Pick<Outbound, 'post'>;
  logger: Logger;
  workerId: string;
  /** Attempts that this worker makes at a time. */
  slots: number;
  /** Told of each attempt, for metrics. */
  onAttempt?(outcome: string, durationMs: number): void;
};
