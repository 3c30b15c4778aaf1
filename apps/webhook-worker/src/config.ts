import type { Timings } from '@firstline/core';
import { flag, mailFrom, optionalPort, readProcessEnv, smtpUrl, webUrl } from '@firstline/process';

export type Config = {
  host: string;
  internalPort: number;
  databaseUrl: string;
  logLevel: string;
  /** The collector that traces are sent to; without it there are none. */
  traceEndpoint: string | undefined;
  timings: Timings;
  secretsKeys: Buffer[];
  /** Whether endpoints may be on this machine: for development only. */
  webhookAllowLoopback: boolean;
  /** Where mail to owners is handed in; without it none is sent, and under `pnpm dev` it is printed. */
  smtpUrl: string | undefined;
  /** Who mail is from; without it `no-reply` at the host of `publicUrl`. */
  mailFrom: string | undefined;
  /** Where callers reach the API; with it, mails link to the console that the API serves. */
  publicUrl: string | undefined;
  /** Where the console is, if not on the API. */
  consoleUrl: string | undefined;
  development: boolean;
};

/** Reads this process's environment. Throws a ConfigError that names what is missing or malformed. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { common, own } = readProcessEnv(env, {
    INTERNAL_PORT: optionalPort({ default: 3002 }),
    WEBHOOK_ALLOW_LOOPBACK: flag({ default: false }),
    PUBLIC_URL: webUrl({ default: undefined }),
    CONSOLE_URL: webUrl({ default: undefined }),
    SMTP_URL: smtpUrl({ default: undefined }),
    MAIL_FROM: mailFrom({ default: undefined }),
  });
  return {
    host: common.HOST,
    internalPort: own.INTERNAL_PORT,
    databaseUrl: common.DATABASE_URL,
    logLevel: common.LOG_LEVEL,
    traceEndpoint: common.OTEL_EXPORTER_OTLP_ENDPOINT,
    timings: common.TIMINGS,
    secretsKeys: common.SECRETS_KEY,
    webhookAllowLoopback: own.WEBHOOK_ALLOW_LOOPBACK,
    smtpUrl: own.SMTP_URL,
    mailFrom: own.MAIL_FROM,
    publicUrl: own.PUBLIC_URL,
    consoleUrl: own.CONSOLE_URL,
    development: common.NODE_ENV === 'development',
  };
}
