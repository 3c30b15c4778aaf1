import type { Timings } from '@firstline/core';
import { flag, optionalPort, readProcessEnv } from '@firstline/process';

export type Config = {
  host: string;
  internalPort: number;
  databaseUrl: string;
  logLevel: string;
  timings: Timings;
  secretsKeys: Buffer[];
  /** Whether endpoints may be on this machine: for development only. */
  webhookAllowLoopback: boolean;
};

/** Reads this process's environment. Throws a ConfigError that names what is missing or malformed. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { common, own } = readProcessEnv(env, {
    INTERNAL_PORT: optionalPort({ default: 3002 }),
    WEBHOOK_ALLOW_LOOPBACK: flag({ default: false }),
  });
  return {
    host: common.HOST,
    internalPort: own.INTERNAL_PORT,
    databaseUrl: common.DATABASE_URL,
    logLevel: common.LOG_LEVEL,
    timings: common.TIMINGS,
    secretsKeys: common.SECRETS_KEY,
    webhookAllowLoopback: own.WEBHOOK_ALLOW_LOOPBACK,
  };
}
