import { randomBytes } from 'node:crypto';
import { type Core, openDatabase, systemClock } from '@firstline/core';
import { type Mailbox, startMailbox } from '@firstline/mail/testing/start-mailbox';
import getPort from 'get-port';
import { createOperator, type Operator } from './operator.ts';
import { startProcess } from './start-process.ts';

/** The product as production runs it, its console built, with a database and a mailbox of the test file's own. */
export type Site = {
  /** The origin of the API and the console. */
  url: string;
  mailbox: Mailbox;
  operator: Operator;
  /** For the test's own reads and writes. */
  core: Pick<Core, 'db' | 'sql' | 'clock'>;
  stop(): Promise<void>;
};

/** Starts an SMTP server, the API and the worker on a database. */
export async function startConsole(databaseUrl: string): Promise<Site> {
  const mailbox = await startMailbox();
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    AUTH_SECRET: randomBytes(32).toString('base64'),
    GENERATION_MODEL: 'composer-1',
    SMTP_URL: mailbox.url,
    // Receivers are on this machine.
    WEBHOOK_ALLOW_LOOPBACK: 'true',
    // Each visitor says that they come from elsewhere, so that none meets another's limit of attempts.
    TRUST_PROXY: '1',
    TIMINGS: JSON.stringify({ evenAnswerMs: 1 }),
  };
  const { PORT: _, ...workerEnv } = env;
  const starting = [startProcess('api', env), startProcess('worker', workerEnv)] as const;
  const [api, worker] = await Promise.all(starting).catch(async (error: unknown) => {
    // Where one does not start, nobody would end the other.
    for (const started of await Promise.allSettled(starting))
      if (started.status === 'fulfilled') await started.value.stop();
    throw error;
  });
  const own = openDatabase({
    url: databaseUrl,
    applicationName: 'browser-tests',
    connectionsMax: { sql: 2, db: 1 },
  });
  const core = { ...own, clock: systemClock };
  return {
    url,
    mailbox,
    operator: createOperator(core),
    core,
    async stop() {
      await Promise.all([api.stop(), worker.stop(), own.close(), mailbox.close()]);
    },
  };
}
