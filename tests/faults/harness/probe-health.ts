import { setTimeout as sleep } from 'node:timers/promises';
import { type SendOptions, send } from '@firstline/api/testing/send';
import type { Process } from './start-process.ts';

/** What `/livez` and `/readyz` of some processes said, and `/nothing`, which costs no more than being asked: in milliseconds and statuses. */
export type Health = Record<
  'livez' | 'readyz' | 'nothing',
  { statuses: number[]; ms: number[]; texts: string[] }
>;

const probeEveryMs = 50;

/** Asks them of every process in turn while `work` goes on. A connection that gets no answer counts as status 0. */
export async function probeHealth(
  processes: readonly Process[],
  work: () => Promise<unknown>,
): Promise<Health> {
  const health: Health = {
    livez: { statuses: [], ms: [], texts: [] },
    readyz: { statuses: [], ms: [], texts: [] },
    nothing: { statuses: [], ms: [], texts: [] },
  };
  let running = true;
  const probe = async (url: string, name: keyof Health) => {
    const startedAt = performance.now();
    const options: SendOptions = { path: `/${name}` };
    const answer = await send(url, options).catch(() => ({ status: 0, text: '' }));
    health[name].statuses.push(answer.status);
    health[name].ms.push(performance.now() - startedAt);
    health[name].texts.push(answer.text);
  };
  const probing = (async () => {
    while (running) {
      for (const { internalUrl } of processes) {
        await probe(internalUrl, 'livez');
        await probe(internalUrl, 'readyz');
        await probe(internalUrl, 'nothing');
      }
      await sleep(probeEveryMs);
    }
  })();
  try {
    await work();
  } finally {
    running = false;
    await probing;
  }
  return health;
}

/** The value that half of them stay below. */
export function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
