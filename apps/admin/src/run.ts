import { isDatabaseOutage } from '@firstline/core';
import { ConfigError } from '@firstline/process';
import { CommanderError } from 'commander';
import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { readConfig } from './config.ts';
import { createProgram } from './create-program.ts';
import type { Streams } from './print.ts';
import { withCore } from './with-core.ts';

/**
 * Runs one command. Returns the exit status: 0, or 1 after one line on standard error. The configuration is read
 * when a command needs the database: help does not.
 */
export async function run(args: string[], { stdout, stderr }: Streams, config = readConfig): Promise<number> {
  const context: AdminContext = { stdout, stderr, withCore: (work) => withCore(config(), work) };
  try {
    await createProgram(context).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    // Without a verb, commander has written the group's help to standard error.
    if (!(error instanceof CommanderError && error.code === 'commander.help')) {
      stderr.write(`${toLine(error)}\n`);
    }
    return 1;
  }
}

function toLine(error: unknown): string {
  if (error instanceof CommanderError) return oneLine(error.message);
  if (error instanceof AdminError || error instanceof ConfigError) return oneLine(`error: ${error.message}`);
  if (isDatabaseOutage(error)) {
    return `error: the database cannot be used now (${oneLine(rootCause(error))}): check DATABASE_URL and that it is running`;
  }
  // A fault of our own: the cause, without the statement's parameters, which may be secret.
  return `error: ${oneLine(rootCause(error))}`;
}

function rootCause(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}
