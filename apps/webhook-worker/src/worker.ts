import {
  databaseReadiness,
  isMigrated,
  migrate,
  type OwnerNotice,
  openDatabase,
  queues,
  startJobQueue,
  systemClock,
} from '@firstline/core';
import { createMailer, defaultSender } from '@firstline/mail';
import { createOutbound } from '@firstline/outbound';
import {
  createLogger,
  describeError,
  findConsole,
  startInternalServer,
  startTracing,
  toConsoleUrl,
} from '@firstline/process';
import type { Config } from './config.ts';
import { notifyOwners } from './deliver/notify-owner.handler.ts';
import { startDelivering } from './deliver/start-delivering.ts';
import { createWakeUpQueue } from './deliver/wake-up-queue.ts';
import { maintainTables } from './maintain/maintain-tables.ts';
import { createMetrics } from './metrics.ts';
import { startReservationSweep } from './sweep/reservation-sweep.ts';

/**
 * Starts one worker process: deliveries to webhook endpoints, scheduled upkeep, and the sweeps for what crashes left behind. Any
 * number may run.
 */
export async function startWorker(config: Config) {
  const logger = createLogger({ level: config.logLevel, name: 'worker' });
  if (!(await isMigrated(config.databaseUrl))) await migrate({ databaseUrl: config.databaseUrl });
  const tracing = await startTracing({
    endpoint: config.traceEndpoint,
    serviceName: 'firstline-worker',
    logger,
  });
  const database = openDatabase({
    url: config.databaseUrl,
    applicationName: 'firstline-worker',
    connectionsMax: { sql: 6, db: 1 },
  });
  const { timings, secretsKeys } = config;
  const core = { ...database, clock: systemClock, timings, secretsKeys };
  const work = { ...core, logger };
  if (config.webhookAllowLoopback) {
    logger.warn(
      'WEBHOOK_ALLOW_LOOPBACK is set: endpoints may be on this machine. Never set it in production',
    );
  }

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

  const metrics = createMetrics();
  const outbound = createOutbound({
    allowLoopback: config.webhookAllowLoopback,
    timeoutMs: timings.webhookAttemptMs,
    connectTimeoutMs: timings.webhookConnectMs,
  });
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom ?? defaultSender(config.publicUrl),
    print: config.development ? (text) => process.stdout.write(`${text}\n`) : undefined,
    onFailure: (fact) => logger.error(fact, 'a mail could not be sent'),
  });
  const consoleUrl = toConsoleUrl(findConsole(config.consoleUrl), config.publicUrl);
  await boss.work<OwnerNotice>(queues.notifyOwner.name, (jobs) =>
    notifyOwners({ core, consoleUrl, deliverMail: mailer.deliver }, jobs),
  );
  const wakeUps = openDatabase({
    url: config.databaseUrl,
    applicationName: 'firstline-worker',
    connectionsMax: { sql: 1, db: 1 },
    durable: false,
  });
  const delivering = await startDelivering({
    core,
    queue: createWakeUpQueue(boss, wakeUps.sql),
    outbound,
    logger,
    onAttempt: metrics.countAttempt,
    tracing,
  });
  const internal = await startInternalServer({
    host: config.host,
    port: config.internalPort,
    checks: databaseReadiness(database.sql),
    metrics: metrics.registry,
  });
  logger.info({ internal_port: internal.port, worker_id: delivering.workerId }, 'working');
  return {
    logger,
    stopWithinMs: config.timings.stopWithinMs,
    async stop() {
      await Promise.all([sweep.stop(), delivering.stop()]);
      await boss.stop({ graceful: true, timeout: config.timings.stopWithinMs });
      await mailer.close();
      await Promise.all([
        internal.close(),
        outbound.close(),
        wakeUps.close(),
        database.close(),
        tracing?.stop(),
      ]);
    },
  };
}
