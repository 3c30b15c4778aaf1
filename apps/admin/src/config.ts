import { devDataDir } from '@firstline/local-postgres';
import { databaseUrl, readEnv } from '@firstline/process';

export type Config = {
  /** The database to work on. Without it, the one that `pnpm dev` keeps in `devDataDir`. */
  databaseUrl: string | undefined;
  devDataDir: string;
};

/** Reads this process's environment. Throws a ConfigError that names what is malformed. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { DATABASE_URL } = readEnv(env, { DATABASE_URL: databaseUrl({ default: undefined }) });
  return { databaseUrl: DATABASE_URL, devDataDir };
}
