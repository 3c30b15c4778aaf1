import { isIP } from 'node:net';
import { defaultTimings, type Timings } from '@firstline/core';
import { type CleanedEnv, cleanEnv, EnvMissingError, makeValidator, type ValidatorSpec } from 'envalid';

/** Says in one line which variable is missing or malformed. Ends the process at its start. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads and checks environment variables. Throws a ConfigError that names the first bad one. */
export function readEnv<S extends Record<string, ValidatorSpec<unknown>>>(
  env: NodeJS.ProcessEnv,
  specs: S,
): CleanedEnv<S> {
  return cleanEnv(withoutBlanks(env), specs, {
    reporter: ({ errors }) => {
      const [first] = Object.entries(errors);
      if (!first) return;
      const [name, error] = first;
      throw new ConfigError(
        error instanceof EnvMissingError
          ? `${name} is not set: see .env.example`
          : `${name} is not valid: ${error?.message}`,
      );
    },
  });
}

/** `NAME=` in a shell or a compose file means "not set". */
function withoutBlanks(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
}

export const databaseUrl = makeValidator<string>((input) => {
  const url = URL.canParse(input) ? new URL(input) : undefined;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) throw new Error('it must be a postgres:// address');
  return input;
});

/** An http or https address without a trailing slash. */
export const webUrl = makeValidator<string>((input) => {
  const url = URL.canParse(input) ? new URL(input) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('it must be an http:// or https:// address');
  return input.replace(/\/+$/, '');
});

/** A port number; 0 asks the system for a free one. */
export const optionalPort = makeValidator<number>((input) => {
  const port = Number(input);
  if (!/^\d+$/.test(input) || port > 65_535) throw new Error('it must be a port number from 0 to 65535');
  return port;
});

/** A whole number up to a million; 0 stands for "no limit". */
export const countOrZero = makeValidator<number>((input) => {
  const count = Number(input);
  if (!/^\d+$/.test(input) || count > 1_000_000)
    throw new Error('it must be a whole number from 0 to 1000000');
  return count;
});

/** A number above 0, as it is written in decimal. */
export const positiveNumber = makeValidator<number>((input) => {
  const number = Number(input);
  if (!/^\d+(\.\d+)?$/.test(input) || number <= 0) throw new Error('it must be a number above 0');
  return number;
});

/** Comma-separated names, each of them once. */
export const names = makeValidator<string[]>((input) => {
  const list = input.split(',').map((name) => name.trim());
  if (list.includes('')) throw new Error('it must hold comma-separated names');
  if (new Set(list).size < list.length) throw new Error('it names one twice');
  return list;
});

/** `true` or `false`. */
export const flag = makeValidator<boolean>((input) => {
  if (input !== 'true' && input !== 'false') throw new Error('it must be true or false');
  return input === 'true';
});

export const optionalText = makeValidator<string>((input) => input);

/** Hops, or comma-separated addresses and ranges, that may say where a request came from. */
export const trustProxy = makeValidator<string>((input) => {
  const isTrusted = (part: string) => {
    const [address = '', bits] = part.trim().split('/');
    if (/^(loopback|linklocal|uniquelocal)$/.test(part.trim())) return true;
    const family = isIP(address);
    return (
      family > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
    );
  };
  if (!/^\d+$/.test(input) && !input.split(',').every(isTrusted)) {
    throw new Error('it must be a number of hops, or comma-separated addresses and ranges');
  }
  return input;
});

/** Where mail is handed in: smtp:// or smtps://, with its credentials. */
export const smtpUrl = makeValidator<string>((input) => {
  const url = URL.canParse(input) ? new URL(input) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new Error('it must be an smtp:// or smtps:// address');
  return input;
});

/** Who a mail is from: an address, or a name and an address in angle brackets. */
export const mailFrom = makeValidator<string>((input) => {
  if (!/^(?:[^<>\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(input))
    throw new Error('it must be an address, or a name and an address: Name <name@example.com>');
  return input;
});

/** A secret of at least 32 characters. */
export const secret = makeValidator<string>((input) => {
  if (input.length < 32) throw new Error('it must have at least 32 characters');
  return input;
});

/** Comma-separated base64 keys of 32 bytes each: the first encrypts, all decrypt. */
export const secretsKeys = makeValidator<Buffer[]>((input) =>
  input.split(',').map((part) => {
    const key = Buffer.from(part.trim(), 'base64');
    if (key.length !== 32 || key.toString('base64') !== part.trim())
      throw new Error('it must hold comma-separated base64 keys of 32 bytes each');
    return key;
  }),
);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export const logLevel = makeValidator<string>((input) => {
  if (!logLevels.includes(input)) throw new Error(`it must be one of: ${logLevels.join(', ')}`);
  return input;
});

/** `TIMINGS`: a JSON object over the table of durations, in milliseconds. */
export const timings = makeValidator<Timings>((input) => {
  const overrides = parseObject(input);
  for (const [name, value] of Object.entries(overrides)) {
    if (!Object.hasOwn(defaultTimings, name)) throw new Error(`there is no duration ${name}`);
    if (typeof value !== 'number' || !(value > 0))
      throw new Error(`${name} must be a number of milliseconds above 0`);
  }
  return { ...defaultTimings, ...overrides };
});

function parseObject(input: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(input);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Answered below, as for any other text that is no object.
  }
  throw new Error('it must be a JSON object');
}

/** What every production process needs, whatever its part. */
const commonSpecs = {
  HOST: optionalText({ default: '127.0.0.1' }),
  DATABASE_URL: databaseUrl(),
  SECRETS_KEY: secretsKeys(),
  AUTH_SECRET: secret(),
  ANTHROPIC_API_KEY: optionalText({ default: undefined }),
  GENERATION_MODEL: optionalText({ default: undefined }),
  LOG_LEVEL: logLevel({ default: 'info' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl({ default: undefined }),
  TIMINGS: timings({ default: defaultTimings }),
  NODE_ENV: optionalText({ default: undefined }),
};

/** Reads what every production process needs and what this one needs besides. Throws a ConfigError for the first bad variable. */
export function readProcessEnv<S extends Record<string, ValidatorSpec<unknown>>>(
  env: NodeJS.ProcessEnv,
  specs: S,
) {
  const common = readEnv(env, commonSpecs);
  // A lost key must stop the process: it must not turn into drafts from the embedded composer.
  if (!common.ANTHROPIC_API_KEY && common.GENERATION_MODEL !== 'composer-1') {
    throw new ConfigError(
      'ANTHROPIC_API_KEY is not set: set it, or set GENERATION_MODEL=composer-1 to write every draft with the embedded composer',
    );
  }
  if (common.NODE_ENV === 'production' && common.TIMINGS !== defaultTimings) {
    throw new ConfigError('TIMINGS is refused with NODE_ENV=production');
  }
  return { common, own: readEnv(env, specs) };
}
