import { setFlagsFromString } from 'node:v8';
import type { TextWork } from '@firstline/core';
import { describeError, type Logger } from '@firstline/process';
import { Piscina } from 'piscina';

/** Tasks are handed over while others run, so that the thread need not wait for this one to give it the next. */
const tasksAtOnce = 1_000;

/** Of the thread's young generation. It does one thing after another, so little lives at a time; calls in flight need the room that Node was started with. */
const semiSpaceMb = 1;

export type TextThread = TextWork & {
  /** Ends the thread; what it was asked for and has not done rejects. */
  stop(): Promise<void>;
};

/**
 * Starts the thread that composes, judges and scores, so that calls are taken and answered meanwhile. Where it dies another one takes its
 * place, and what it was asked for rejects: a fault of ours, which is not charged.
 */
export function startTextThread(
  logger: Pick<Logger, 'error'>,
  tasks = new URL('./text-tasks.ts', import.meta.url),
): TextThread {
  // Where Node was started with this flag, it counts for more than a thread's own limits. Read by each thread as it starts.
  setFlagsFromString(`--max-semi-space-size=${semiSpaceMb}`);
  const pool = new Piscina({
    filename: tasks.href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: tasksAtOnce,
    recordTiming: false,
  });
  // Where it had something to do, whoever asked for it is told.
  pool.on('error', (error) => logger.error(describeError(error), 'the thread for texts died'));
  return {
    composeDraft: (...given) => pool.run(given, { name: 'composeDraft' }),
    judgeAnswer: (...given) => pool.run(given, { name: 'judgeAnswer' }),
    evaluateEmail: (...given) => pool.run(given, { name: 'evaluateEmail' }),
    stop: () => pool.destroy(),
  };
}
