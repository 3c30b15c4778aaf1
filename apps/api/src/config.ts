import { type Timings, defaultTimings } from '@firstline/core';
import { ConfigError, databaseUrl, oneOf, optionalPort, optionalText, readEnv, secret, secretsKeys, timings, webUrl } from '@firstline/process';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type Config = {
  host: string;
  port: number;
  internalPort: number;
  /** Where callers reach the API; links in answers begin with it. Without it, the address that is listened on. */
  publicUrl: string | undefined;
  /** Which hops before us may say where a request came from. */
  trustProxy: string | ((address: string, hop: number) => boolean) | undefined;
  databaseUrl: string;
  secretsKeys: Buffer[];
  authSecret: string;
  anthropicApiKey: string | undefined;
  anthropicBaseUrl: string | undefined;
  /** The model configuration's name; without it the default for the key that is set. */
  generationModel: string | undefined;
  logLevel: (typeof logLevels)[number];
  timings: Timings;
  production: boolean;
};

/** Reads this process's environment. Throws a ConfigError that names what is missing or malformed. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const read = readEnv(env, {
    HOST: optionalText({ default: '127.0.0.1' }),
    PORT: optionalPort({ default: 3000 }),
    INTERNAL_PORT: optionalPort({ default: 3001 }),
    PUBLIC_URL: webUrl({ default: undefined }),
    TRUST_PROXY: optionalText({ default: undefined }),
    DATABASE_URL: databaseUrl(),
    SECRETS_KEY: secretsKeys(),
    AUTH_SECRET: secret(),
    ANTHROPIC_API_KEY: optionalText({ default: undefined }),
    ANTHROPIC_BASE_URL: webUrl({ default: undefined }),
    GENERATION_MODEL: optionalText({ default: undefined }),
    LOG_LEVEL: oneOf(logLevels)({ default: 'info' }),
    TIMINGS: timings({ default: defaultTimings }),
    NODE_ENV: optionalText({ default: undefined }),
  });
  if (!read.ANTHROPIC_API_KEY && !read.GENERATION_MODEL) {
    throw new ConfigError(
      'ANTHROPIC_API_KEY is not set: set it, or set GENERATION_MODEL=composer-1 to write every draft with the embedded composer',
    );
  }
  if (env.TIMINGS && read.NODE_ENV === 'production') throw new ConfigError('TIMINGS is refused in production');
  return {
    host: read.HOST,
    port: read.PORT,
    internalPort: read.INTERNAL_PORT,
    publicUrl: read.PUBLIC_URL,
    trustProxy: toTrustProxy(read.TRUST_PROXY),
    databaseUrl: read.DATABASE_URL,
    secretsKeys: read.SECRETS_KEY,
    authSecret: read.AUTH_SECRET,
    anthropicApiKey: read.ANTHROPIC_API_KEY,
    anthropicBaseUrl: read.ANTHROPIC_BASE_URL,
    generationModel: read.GENERATION_MODEL,
    logLevel: read.LOG_LEVEL,
    timings: read.TIMINGS,
    production: read.NODE_ENV === 'production',
  };
}

/** `TRUST_PROXY` is a number of hops or a list of addresses and ranges. */
function toTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || !/^\d+$/.test(value)) return value;
  const hops = Number(value);
  return (_address, hop) => hop < hops;
}
