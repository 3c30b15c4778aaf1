import { type Child, type ChildSpec, startChild } from './start-child.ts';

/** A process that is started again whenever a signal ended it. */
export type KeptChild = Pick<Child, 'name' | 'ready' | 'stop'> & {
  /** Of the process that runs now, or ran last. */
  pid(): number | undefined;
  /** Resolves when it ended by itself, or could not be started again, with how. */
  ended: Promise<string>;
};

/**
 * Starts a process and starts it again when, once it was ready, it is killed from outside. One that exits by itself has a fault that
 * a new start would only hide, so that is its end. `onStart` is called after each start.
 */
export function keepChild(
  spec: ChildSpec,
  { say, onStart }: { say(line: string): void; onStart(): void },
): KeptChild {
  let current = startChild(spec);
  let isStopping = false;
  const { name, ready } = current;

  async function keep(): Promise<string> {
    let isReady = false;
    current.ready.then(
      () => {
        isReady = true;
      },
      () => {},
    );
    for (;;) {
      const { how, bySignal } = await current.ended;
      if (isStopping || !isReady || !bySignal) return how;
      say(`The ${name} was killed (${how}): starting it again.`);
      current = startChild(spec);
      onStart();
      try {
        await current.ready;
        say(`The ${name} is ready again.`);
      } catch {
        // Killed again while it started, or broken: how it ended says which.
        if (!isStopping && !(await current.ended).bySignal) return (await current.ended).how;
      }
    }
  }

  const ended = keep();
  return {
    name,
    ready,
    ended,
    pid: () => current.pid,
    async stop(how) {
      isStopping = true;
      await current.stop(how);
    },
  };
}
