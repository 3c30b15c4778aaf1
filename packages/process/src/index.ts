export {
  ConfigError,
  countOrZero,
  databaseUrl,
  flag,
  mailFrom,
  names,
  optionalPort,
  optionalText,
  positiveNumber,
  readEnv,
  readProcessEnv,
  smtpUrl,
  trustProxy,
  webUrl,
} from './env.ts';
export { explainListenError } from './explain-listen-error.ts';
export { type ConsoleSource, consolePath, findConsole, toConsoleUrl } from './find-console.ts';
export { type InternalServer, type ReadinessCheck, startInternalServer } from './internal-server.ts';
export { createLogger, describeError, type Logger } from './logger.ts';
export { runUntilStopped } from './run-until-stopped.ts';
export { type EndedSpan, startTracing, type Tracing } from './tracing/start-tracing.ts';
