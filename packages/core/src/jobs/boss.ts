import type { PgBoss } from 'pg-boss';
import { queueSchema, queues } from './queues.ts';

type QueueOptions = { databaseUrl: string; onError(error: Error): void };

/** Loaded when it is needed: an API process has no use for it. */
const loadPgBoss = async () => (await import('pg-boss')).PgBoss;

/** Makes the queue's own tables and every queue. Safe to run again. */
export async function installJobQueue(databaseUrl: string): Promise<void> {
  const PgBoss = await loadPgBoss();
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: queueSchema,
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const { name, ...queue } of Object.values(queues)) {
      await boss.createQueue(name, 'options' in queue ? queue.options : {});
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Starts a worker's connection to the queue. The tables must be there: only the migrator makes them. */
export async function startJobQueue({ databaseUrl, onError }: QueueOptions): Promise<PgBoss> {
  const PgBoss = await loadPgBoss();
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: queueSchema,
    max: 4,
    migrate: false,
    createSchema: false,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  });
  boss.on('error', onError);
  await boss.start();
  return boss;
}
