import { createLogger, type Logger } from '@firstline/process';

export type LogLine = Record<string, unknown>;

/** The API's own logger, writing into memory. */
export type CollectedLog = {
  logger: Logger;
  /** Every line so far, as it was written. */
  text(): string;
  /** Every line so far, parsed. */
  lines(): LogLine[];
  /** The lines that tell of one request. */
  of(requestId: string): LogLine[];
};

export function collectLog(): CollectedLog {
  const written: string[] = [];
  const destination = { write: (line: string) => void written.push(line) };
  const lines = () => written.map((line) => JSON.parse(line) as LogLine);
  return {
    logger: createLogger({ level: 'trace', name: 'api', destination }),
    text: () => written.join(''),
    lines,
    of: (requestId) => lines().filter((line) => line.request_id === requestId),
  };
}
