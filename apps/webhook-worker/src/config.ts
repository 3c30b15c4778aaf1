import type { Timings } from '@firstline/core';
import { optionalPort, readProcessEnv } from '@firstline/process';

export type Config = {
  host: string;
  internalPort: number;
  databaseUrl: string;
  logLevel: string;
  timings: Timings;
};

/** Reads this process's environment. Throws a ConfigError that names what is missing or malformed. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { common, own } = readProcessEnv(env, { INTERNAL_PORT: optionalPort({ default: 3002 }) });
  return {
    host: common.HOST,
    internalPort: own.INTERNAL_PORT,
    databaseUrl: common.DATABASE_URL,
    logLevel: common.LOG_LEVEL,
    timings: common.TIMINGS,
  };
}
