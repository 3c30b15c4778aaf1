import type { Timings } from '@firstline/core';
import {
  countOrZero,
  flag,
  mailFrom,
  names,
  optionalPort,
  positiveNumber,
  readProcessEnv,
  smtpUrl,
  trustProxy,
  webUrl,
} from '@firstline/process';

export type Config = {
  host: string;
  port: number;
  internalPort: number;
  /** Where callers reach the API; links in answers begin with it. Without it, the address that is listened on. */
  publicUrl: string | undefined;
  /** Where the console is served, if not by the API itself. */
  consoleUrl: string | undefined;
  /** Which hops before us may say where a request came from. */
  trustProxy: string | ((address: string, hop: number) => boolean) | undefined;
  /** Failed authentications that a client address may have in a minute; 0: any number. */
  authFailuresPerMinute: number;
  databaseUrl: string;
  secretsKeys: Buffer[];
  authSecret: string;
  anthropicApiKey: string | undefined;
  anthropicBaseUrl: string | undefined;
  /** The model configuration's name; without it the default for the key that is set. */
  generationModel: string | undefined;
  /** Configurations that are asked in this order where that one fails. */
  generationFallback: string[];
  /** What the upstream may cost a UTC day, estimated, in US dollars. */
  generationDailyBudgetUsd: number | undefined;
  /** Where mail is handed in; without it no mail is sent, and under `pnpm dev` it is printed. */
  smtpUrl: string | undefined;
  /** Who mail is from; without it `no-reply` at the host of `publicUrl`. */
  mailFrom: string | undefined;
  /** Whether webhook endpoints may be on this machine: for development only. */
  webhookAllowLoopback: boolean;
  logLevel: string;
  /** The collector that traces are sent to; without it there are none. */
  traceEndpoint: string | undefined;
  /** Whether this runs under `pnpm dev`: then browsers at localhost may sign in. */
  development: boolean;
  timings: Timings;
};

/** Reads this process's environment. Throws a ConfigError that names what is missing or malformed. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { common, own } = readProcessEnv(env, {
    PORT: optionalPort({ default: 3000 }),
    INTERNAL_PORT: optionalPort({ default: 3001 }),
    PUBLIC_URL: webUrl({ default: undefined }),
    CONSOLE_URL: webUrl({ default: undefined }),
    TRUST_PROXY: trustProxy({ default: undefined }),
    AUTH_FAILURES_PER_MINUTE: countOrZero({ default: 20 }),
    WEBHOOK_ALLOW_LOOPBACK: flag({ default: false }),
    ANTHROPIC_BASE_URL: webUrl({ default: undefined }),
    GENERATION_FALLBACK: names({ default: [] }),
    GENERATION_DAILY_BUDGET_USD: positiveNumber({ default: undefined }),
    SMTP_URL: smtpUrl({ default: undefined }),
    MAIL_FROM: mailFrom({ default: undefined }),
  });
  return {
    host: common.HOST,
    port: own.PORT,
    internalPort: own.INTERNAL_PORT,
    publicUrl: own.PUBLIC_URL,
    consoleUrl: own.CONSOLE_URL,
    trustProxy: toTrustProxy(own.TRUST_PROXY),
    authFailuresPerMinute: own.AUTH_FAILURES_PER_MINUTE,
    databaseUrl: common.DATABASE_URL,
    secretsKeys: common.SECRETS_KEY,
    authSecret: common.AUTH_SECRET,
    anthropicApiKey: common.ANTHROPIC_API_KEY,
    anthropicBaseUrl: own.ANTHROPIC_BASE_URL,
    generationModel: common.GENERATION_MODEL,
    generationFallback: own.GENERATION_FALLBACK,
    generationDailyBudgetUsd: own.GENERATION_DAILY_BUDGET_USD,
    smtpUrl: own.SMTP_URL,
    mailFrom: own.MAIL_FROM,
    webhookAllowLoopback: own.WEBHOOK_ALLOW_LOOPBACK,
    logLevel: common.LOG_LEVEL,
    traceEndpoint: common.OTEL_EXPORTER_OTLP_ENDPOINT,
    development: common.NODE_ENV === 'development',
    timings: common.TIMINGS,
  };
}

/** What `pnpm migrate` needs to know. It asks for all that the processes need, so that a deploy stops before it changes anything. */
export function readMigrateConfig(env: NodeJS.ProcessEnv = process.env): { databaseUrl: string } {
  return { databaseUrl: readProcessEnv(env, {}).common.DATABASE_URL };
}

/** `TRUST_PROXY` is a number of hops or a list of addresses and ranges. */
function toTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || !/^\d+$/.test(value)) return value;
  const hops = Number(value);
  return (_address, hop) => hop < hops;
}
