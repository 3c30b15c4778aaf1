import { type Core, queues, type startJobQueue, type WakeUp } from '@firstline/core';

/** The queue as the dispatcher uses it: by it, workers are woken. */
export type WakeUpQueue = {
  /** Takes up to so many wake-ups. One that is not ended comes back after 10 s. */
  take(countMax: number): Promise<{ id: string; data: WakeUp }[]>;
  end(ids: string[]): Promise<unknown>;
};

type Boss = Awaited<ReturnType<typeof startJobQueue>>;

/**
 * pg-boss's queue of wake-ups. They are taken through `sql`, because pg-boss's own client has its long statement planned every time, which
 * takes longer than running it. Their commit need not wait for the disk: one that a crash loses leaves a wake-up to be taken again.
 */
export function createWakeUpQueue(boss: Pick<Boss, 'fetch' | 'deleteJob'>, sql: Core['sql']): WakeUpQueue {
  const { name } = queues.deliverWebhooks;
  // `simple` is missing in its types: without parameters, a statement is sent unprepared otherwise.
  const options: object = { prepare: true, simple: false };
  const db = {
    executeSql: async (text: string, values: unknown[] = []) => ({
      rows: await sql.unsafe(text, values as never[], options),
    }),
  };
  return {
    take: (countMax) => boss.fetch<WakeUp>(name, { batchSize: countMax, db }),
    end: (ids) => boss.deleteJob(name, ids),
  };
}
