import { join } from 'node:path';
import type { DevSecrets } from '@firstline/local-postgres';
import type { DevConfig } from './config.ts';

/** The engine that needs no key and no network. */
export const offlineModel = 'composer-1';

/** Where Node keeps what it compiled, which saves the next start a fifth of its work. */
export function compileCacheDir(dataDir: string): string {
  return join(dataDir, 'compile-cache');
}

export type ProcessFacts = {
  config: DevConfig;
  secrets: DevSecrets;
  databaseUrl: string;
  port: number;
  url: string;
  /** Where a browser finds the console. */
  consoleUrl: string;
};

/** The API's environment: what the developer set, and over it what belongs to this clone. */
export function toApiEnv(facts: ProcessFacts, internalPort: number): Record<string, string> {
  return { ...toSharedEnv(facts, internalPort), PORT: String(facts.port) };
}

/** The worker's environment. It listens on its internal port only. */
export function toWorkerEnv(facts: ProcessFacts, internalPort: number): Record<string, string> {
  const { PORT: _, ...env } = toSharedEnv(facts, internalPort);
  return env;
}

/** The environment of the server that serves the console: it passes the API's calls on, and holds no secret. */
export function toConsoleEnv({ config, url }: ProcessFacts, port: number): Record<string, string> {
  const { PATH, HOME } = config.inherited;
  return {
    ...(PATH && { PATH }),
    ...(HOME && { HOME }),
    NODE_ENV: 'development',
    HOST: config.host,
    PORT: String(port),
    API_URL: url,
  };
}

function toSharedEnv(
  { config, secrets, databaseUrl, url, consoleUrl }: ProcessFacts,
  internalPort: number,
): Record<string, string> {
  const model = config.generationModel ?? (config.hasAnthropicKey ? undefined : offlineModel);
  return {
    ...config.inherited,
    NODE_ENV: 'development',
    HOST: config.host,
    INTERNAL_PORT: String(internalPort),
    PUBLIC_URL: config.publicUrl ?? url,
    CONSOLE_URL: consoleUrl,
    DATABASE_URL: databaseUrl,
    SECRETS_KEY: secrets.secretsKey,
    AUTH_SECRET: secrets.authSecret,
    WEBHOOK_ALLOW_LOOPBACK: 'true',
    NODE_COMPILE_CACHE: compileCacheDir(config.dataDir),
    ...(model === undefined ? {} : { GENERATION_MODEL: model }),
  };
}
