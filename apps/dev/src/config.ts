import { parseArgs } from 'node:util';
import { devDataDir } from '@firstline/local-postgres';
import { StartError } from './start-error.ts';

export type DevConfig = {
  /** Where the database and the secrets are kept. */
  dataDir: string;
  host: string;
  /** The port that was asked for, 0 for any free one; undefined where the usual one is wanted. */
  port: number | undefined;
  publicUrl: string | undefined;
  hasAnthropicKey: boolean;
  /** The model configuration that was asked for. */
  generationModel: string | undefined;
  /** Everything that was set: what `pnpm dev` does not decide itself reaches the API and the worker unchanged. */
  inherited: Record<string, string>;
};

/** Reads the environment and the command line. Throws a StartError that names what is malformed. */
export function readConfig(
  env: NodeJS.ProcessEnv = process.env,
  args: string[] = process.argv.slice(2),
): DevConfig {
  // `NAME=` means "not set", as it does for the API.
  const inherited = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  );
  return {
    dataDir: readDataDir(args),
    host: inherited.HOST ?? '127.0.0.1',
    port: inherited.PORT === undefined ? undefined : readPort(inherited.PORT),
    publicUrl: inherited.PUBLIC_URL,
    hasAnthropicKey: inherited.ANTHROPIC_API_KEY !== undefined,
    generationModel: inherited.GENERATION_MODEL,
    inherited,
  };
}

function readPort(value: string): number {
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65_535) {
    throw new StartError(`PORT must be a number from 0 to 65535, and is "${value.slice(0, 64)}".`);
  }
  return port;
}

/** The data folder that the command line names, or the clone's own. Throws a StartError for other arguments. */
export function readDataDir(args: string[] = process.argv.slice(2)): string {
  try {
    return parseArgs({ args, options: { 'data-dir': { type: 'string' } } }).values['data-dir'] ?? devDataDir;
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}
