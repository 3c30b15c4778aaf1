import type { Core, Outbound } from '@firstline/core';
import type { Logger, Tracing } from '@firstline/process';
import type { WakeUpQueue } from './wake-up-queue.ts';

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
  /** Told of each attempt, where there is somebody to tell. */
  tracing?: Pick<Tracing, 'record'> | undefined;
};
