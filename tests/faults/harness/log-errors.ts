import { afterEach } from 'vitest';
import type { Process } from './start-process.ts';
import type { System } from './start-system.ts';

/** Faults of ours that some processes have logged, by their codes and where they arose: what a failed test shows. */
export function logErrors(processes: readonly Process[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [line] of processes.flatMap((process) => [...process.output().matchAll(/^\{"level":50.*$/gm)])) {
    const {
      msg,
      error_code,
      at = [],
    } = JSON.parse(line) as { msg: string; error_code?: string; at?: string[] };
    const place =
      at.find((frame) => /\/src\/(?!db\/)/.test(frame) && !frame.includes('node_modules')) ?? at[0];
    const name = `${msg} ${error_code ?? ''} ${place ?? ''}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Has each test of a file that fails show what the product's processes have logged as faults of ours. */
export function showErrorsOfFailures(findSystem: () => System | undefined): void {
  afterEach(({ task }) => {
    const system = findSystem();
    if (task.result?.state === 'fail' && system) {
      console.log(task.name, logErrors([...system.apis, ...system.workers]));
    }
  });
}
