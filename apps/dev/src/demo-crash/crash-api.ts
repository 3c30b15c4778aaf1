import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findApiProcess } from './find-running.ts';

const pollMs = 20;
/** After the API answers again, so that it is in the middle of calls. Milliseconds. */
const aliveMs = { least: 200, most: 1_500 };

/** Kills the API again and again, each time at some moment after it answers. Resolves with how often. */
export async function crashApi({
  url,
  dataDir,
  forMs,
}: {
  url: string;
  dataDir: string;
  forMs: number;
}): Promise<number> {
  const endsAt = performance.now() + forMs;
  let kills = 0;
  for (;;) {
    while (!(await answers(url))) {
      if (performance.now() > endsAt) return kills;
      await sleep(pollMs);
    }
    await sleep(randomInt(aliveMs.least, aliveMs.most));
    const pid = await findApiProcess(dataDir);
    if (performance.now() > endsAt) return kills;
    if (pid === undefined) continue;
    process.kill(pid, 'SIGKILL');
    kills++;
  }
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/v1/openapi.json`).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
