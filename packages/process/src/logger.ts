import { keyPattern } from '@firstline/core';
import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Lines of JSON, on standard output unless told otherwise. What may stand in them is listed where they are written; this adds nothing. */
export function createLogger(options: {
  level: string;
  name: string;
  destination?: DestinationStream;
}): Logger {
  const { name, level, destination = pino.destination({ sync: true }) } = options;
  return pino({ level, base: { name }, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/**
 * What a log may show of an error: its kind, its code and where it arose. Not its message, which can quote a caller's text,
 * unless the error is one of ours and `withMessage` says so.
 */
export function describeError(error: unknown, { withMessage = false } = {}): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = framesOf(error);
  return {
    error: error.name,
    ...('code' in error ? { error_code: String(error.code).slice(0, 64) } : {}),
    ...(withMessage ? { message: error.message.replaceAll(keyPattern, 'fl_…') } : {}),
    at: frames.slice(0, 8).map((line) => line.trim()),
  };
}

/** Where an error arose. A message may hold lines that look like frames, so it is cut off first. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  if (start < 0) return [];
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => line.startsWith('    at '));
}
