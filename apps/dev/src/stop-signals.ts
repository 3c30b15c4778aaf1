import { watchLaunchers } from './watch-launchers.ts';

/** Both when someone asks for an end: `stop` at the first signal, `hurry` when they insist. */
export type StopSignals = { stop: AbortSignal; hurry: AbortSignal };

/** One Ctrl-C can arrive more than once: from the terminal, and from pnpm, which passes signals on. */
const echoWithinMs = 500;

/**
 * Turns the signals that end a program in a terminal into abort signals; from here on they end nothing by themselves. The
 * end of the npx or pnpm that runs this counts as a signal too.
 */
export function listenForStop(): StopSignals {
  const [stop, hurry] = [new AbortController(), new AbortController()];
  let firstAt: number | undefined;
  const onSignal = () => {
    firstAt ??= performance.now();
    stop.abort();
    if (performance.now() - firstAt > echoWithinMs) hurry.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  void watchLaunchers(onSignal);
  // Nobody reads on: `pnpm dev | head`, or a terminal that is gone.
  process.stdout.on('error', onSignal);
  process.stderr.on('error', onSignal);
  return { stop: stop.signal, hurry: hurry.signal };
}
