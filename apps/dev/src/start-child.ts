import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { readStartCommand } from '@firstline/process/start-command';
import { StartError } from './start-error.ts';

const pollMs = 25;
const readyWithinMs = 60_000;
/** The API's, which ARCHITECTURE.md gives the reasons for, serve every child. */
const production = readStartCommand('api');

export type ChildSpec = {
  name: string;
  /** The file that Node runs. */
  entry: string;
  env: Record<string, string>;
  /** Answers 200 once the process can do its work. */
  readyUrl: string;
  onLine(line: string): void;
};

/** How a process ended: for a reader (`exit status 1`, `SIGKILL`), and whether a signal ended it. */
export type ChildEnd = { how: string; bySignal: boolean };

export type Child = {
  name: string;
  pid: number | undefined;
  /** Resolves when it is ready; rejects with a StartError when it ends first. */
  ready: Promise<void>;
  ended: Promise<ChildEnd>;
  /** Asks it to stop, and kills it where it has not after `graceMs`, or as soon as `hurry` is aborted. */
  stop(how: { graceMs: number; hurry: AbortSignal }): Promise<void>;
};

/** Starts a Node process that ends when this one does. Its lines go to `onLine`. */
export function startChild({ name, entry, env, readyUrl, onLine }: ChildSpec): Child {
  const preload = new URL('./exit-with-parent.ts', import.meta.url).href;
  const child = spawn(process.execPath, [...production.options, '--import', preload, entry], {
    env: { ...production.env, ...env },
    // A group of its own: Ctrl-C in the terminal reaches us alone, and we stop things in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // One line before it is ready is the reason why it will not be.
  let complaints: string[] | undefined = [];
  const release = () => {
    complaints?.forEach(onLine);
    complaints = undefined;
  };
  const { stdout, stderr } = child as { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream };
  createInterface({ input: stdout }).on('line', onLine);
  createInterface({ input: stderr }).on('line', (line) => {
    if (complaints) complaints.push(line);
    else onLine(line);
  });

  let end: ChildEnd | undefined;
  const ended = new Promise<ChildEnd>((resolve) => {
    child.once('error', (error) => resolve({ how: error.message, bySignal: false }));
    // Not "exit": its last lines may still be on their way.
    child.once('close', (code, signal) =>
      resolve({ how: signal ?? `exit status ${code}`, bySignal: signal !== null }),
    );
  }).then((known) => {
    end = known;
    return known;
  });

  const waitUntilReady = async () => {
    const deadline = Date.now() + readyWithinMs;
    while (!(await answers(readyUrl))) {
      if (end) {
        const [reason = end.how, ...more] = complaints ?? [];
        if (more.length > 0) release();
        throw new StartError(`The ${name} did not start: ${more.length > 0 ? end.how : reason}`);
      }
      if (Date.now() > deadline)
        throw new StartError(`The ${name} was not ready within ${readyWithinMs / 1_000} s.`);
      await Promise.race([sleep(pollMs), ended]);
    }
    release();
  };
  const ready = waitUntilReady();
  // Whoever stops before it is ready does not wait for it.
  ready.catch(() => undefined);

  const stop: Child['stop'] = async ({ graceMs, hurry }) => {
    if (end) return;
    const kill = () => killGroup(child.pid);
    if (hurry.aborted) kill();
    else child.kill('SIGTERM');
    const late = setTimeout(kill, graceMs);
    hurry.addEventListener('abort', kill);
    await ended;
    clearTimeout(late);
    hurry.removeEventListener('abort', kill);
  };
  return { name, pid: child.pid, ready, ended, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(1_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** The process and whatever it started. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
