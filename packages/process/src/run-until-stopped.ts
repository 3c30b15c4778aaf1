import closeWithGrace from 'close-with-grace';
import { ConfigError } from './env.ts';
import { describeError, type Logger } from './logger.ts';

/**
 * Runs a process: starts it, and on SIGTERM, SIGINT or an uncaught error stops it within `stopWithinMs`. A bad configuration, or
 * a start that fails, ends it with one line and exit status 1.
 */
export async function runUntilStopped(
  start: () => Promise<{ logger: Logger; stopWithinMs: number; stop(): Promise<void> }>,
): Promise<void> {
  try {
    const { logger, stopWithinMs, stop } = await start();
    closeWithGrace({ delay: stopWithinMs, logger: false }, async ({ err, signal }) => {
      if (err) logger.fatal(describeError(err), 'stopping after an error that nothing caught');
      else logger.info({ signal }, 'stopping');
      await stop();
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${error instanceof ConfigError ? '' : 'Could not start: '}${message}\n`);
    process.exit(1);
  }
}
