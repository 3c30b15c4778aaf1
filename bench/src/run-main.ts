import type { Rig } from './rig/rig.ts';

/** Runs a command: what it returns is the exit status, and what it throws is one message and status 1. */
export function runMain(main: () => Promise<number>): void {
  main().then(
    (status) => {
      process.exitCode = status;
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}

/** Lets Ctrl-C end everything that the rig has started. */
export function stopOnSignal(rig: Rig): void {
  const stopEarly = async () => {
    await rig[Symbol.asyncDispose]();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopEarly());
}
