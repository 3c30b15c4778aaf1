import { keyPattern } from '@firstline/core';
import { type Logger, pino } from 'pino';

export type { Logger };

/** Lines of JSON on standard output. What may stand in them is listed where they are written; this adds nothing. */
export function createLogger(options: { level: string; name: string }): Logger {
  return pino({
    name: options.name,
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

/**
 * What a log may show of an error: its kind, its code and where it arose. Not its message, which can quote a caller's text,
 * unless the error is one of ours and `withMessage` says so.
 */
export function describeError(error: unknown, { withMessage = false } = {}): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    error: error.name,
    ...('code' in error ? { error_code: String(error.code).slice(0, 64) } : {}),
    ...(withMessage ? { message: error.message.replaceAll(keyPattern, 'fl_…') } : {}),
    at: frames.slice(0, 8).map((line) => line.trim()),
  };
}
