import {
  callersPatience,
  createComposer,
  createDailyBudget,
  createPeople,
  databaseReadiness,
  isMigrated,
  migrate,
  openDatabase,
  systemClock,
} from '@firstline/core';
import { createMailer, defaultSender } from '@firstline/mail';
import { createOutbound } from '@firstline/outbound';
import {
  createLogger,
  describeError,
  explainListenError,
  findConsole,
  startInternalServer,
  startTracing,
  toConsoleUrl,
} from '@firstline/process';
import { buildApp } from './app.ts';
import { chooseModel } from './choose-model.ts';
import type { Config } from './config.ts';
import { createMetrics } from './metrics.ts';
import { createModelFetch } from './model-fetch.ts';
import { observeUpstream } from './observe-upstream.ts';
import { startTextThread } from './text-thread.ts';
import { warmUp } from './warm-up.ts';

/** Starts one API process: the database is brought up to date if it is behind, then both servers listen. */
export async function startApi(config: Config) {
  const logger = createLogger({ level: config.logLevel, name: 'api' });
  const tracing = await startTracing({
    endpoint: config.traceEndpoint,
    serviceName: 'firstline-api',
    logger,
  });
  const modelFetch = createModelFetch();
  const metrics = createMetrics();
  const database = openDatabase({
    url: config.databaseUrl,
    applicationName: 'firstline-api',
    patience: callersPatience,
  });
  const common = { ...database, clock: systemClock, timings: config.timings };
  const budget =
    config.generationDailyBudgetUsd && createDailyBudget(common, config.generationDailyBudgetUsd);
  const work = startTextThread(logger);
  const model = chooseModel(config, {
    work,
    fetch: modelFetch.fetch,
    observer: observeUpstream({ metrics, logger, everyMs: config.timings.alertEveryMs }),
    ...(budget ? { budget } : {}),
  });
  if (!(await isMigrated(config.databaseUrl))) await migrate({ databaseUrl: config.databaseUrl });

  const composer = createComposer(work);
  const core = { ...common, secretsKeys: config.secretsKeys, model, testModel: composer };
  const publicUrl = config.publicUrl ?? `http://127.0.0.1:${config.port}`;
  const console = findConsole(config.consoleUrl);
  const consoleUrl = toConsoleUrl(console, publicUrl);
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom ?? defaultSender(publicUrl),
    // The one place where a token is shown: to whoever runs the service on their own machine.
    print: config.development ? (text) => process.stdout.write(`${text}\n`) : undefined,
    onFailure: (fact) => logger.error(fact, 'a mail could not be sent'),
  });
  if (!mailer.canSend) {
    logger.warn('SMTP_URL is not set: addresses cannot be verified and passwords cannot be reset by mail');
  }
  const people = createPeople({
    ...core,
    secret: config.authSecret,
    publicUrl,
    ...(consoleUrl && { consoleUrl }),
    development: config.development,
    mailer,
  });
  const outbound = createOutbound({
    allowLoopback: config.webhookAllowLoopback,
    timeoutMs: config.timings.webhookAttemptMs,
    connectTimeoutMs: config.timings.webhookConnectMs,
  });
  if (config.webhookAllowLoopback) {
    logger.warn(
      'WEBHOOK_ALLOW_LOOPBACK is set: endpoints may be on this machine. Never set it in production',
    );
  }
  const app = await buildApp({
    core,
    people,
    outbound,
    work,
    config,
    logger,
    metrics,
    console,
    tracing,
  });
  const { host, port } = config;
  const url = await app.listen({ host, port }).catch((error: unknown) => {
    throw explainListenError(error, { host, port, portName: 'PORT' });
  });
  const internal = await startInternalServer({
    host: config.host,
    port: config.internalPort,
    checks: databaseReadiness(database.sql),
    metrics: metrics.registry,
  });
  logger.info({ url, internal_port: internal.port, model: model.name }, 'listening');
  // For test keys alone it waits until it is asked.
  if ([model.name, ...config.generationFallback].includes(composer.name)) {
    warmUp(composer).catch((err: unknown) =>
      logger.error(describeError(err), 'the first drafts could not be written'),
    );
  }
  return {
    logger,
    stopWithinMs: config.timings.stopWithinMs,
    async stop() {
      await app.close();
      if (budget) await budget.flush();
      await mailer.close();
      await Promise.all([
        internal.close(),
        database.close(),
        work.stop(),
        modelFetch.close(),
        outbound.close(),
        tracing?.stop(),
      ]);
    },
  };
}
