import {
  databaseReadiness,
  isMigrated,
  migrate,
  openDatabase,
  queues,
  startJobQueue,
  systemClock,
} from '@firstline/core';
import { createLogger, describeError, startInternalServer } from '@firstline/process';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Config } from './config.ts';
import { maintainTables } from './maintain/maintain-tables.ts';
import { startReservationSweep } from './sweep/reservation-sweep.ts';

/** Starts one worker process: scheduled upkeep and the sweep for what crashes left behind. Any number may run. */
export async function startWorker(config: Config) {
  const logger = createLogger({ level: config.logLevel, name: 'worker' });
  if (!(await isMigrated(config.databaseUrl))) await migrate({ databaseUrl: config.databaseUrl });
  const database = openDatabase({
    url: config.databaseUrl,
    applicationName: 'firstline-worker',
    connectionsMax: { sql: 4, db: 1 },
  });
  const work = { ...database, clock: systemClock, timings: config.timings, logger };

  const boss = await startJobQueue({
    databaseUrl: config.databaseUrl,
    onError: (error) => logger.error(describeError(error), 'the job queue reported an error'),
  });
  const { name, schedule } = queues.maintainTables;
  await boss.work(name, () => maintainTables(work));
  await boss.schedule(name, schedule);
  const sweep = startReservationSweep(work);
  // The schedule's next turn may be an hour away, and the partitions may be needed before.
  await maintainTables(work).catch((error) =>
    logger.error(describeError(error), 'tables could not be maintained and will be at the next turn'),
  );

  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const internal = await startInternalServer({
    host: config.host,
    port: config.internalPort,
    checks: databaseReadiness(database.sql),
    metrics,
  });
  logger.info({ internal_port: internal.port }, 'working');
  return {
    logger,
    stopWithinMs: config.timings.stopWithinMs,
    async stop() {
      await sweep.stop();
      await boss.stop({ graceful: true, timeout: config.timings.stopWithinMs });
      await Promise.all([internal.close(), database.close()]);
    },
  };
}
