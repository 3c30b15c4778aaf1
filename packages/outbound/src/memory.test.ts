import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { type ReceiverStepName, startFakeReceiver } from '@firstline/fakes';
import { expect, test } from 'vitest';

/**
 * Posts 1,200 times, 20 at a time, and prints resident MiB after each 20. In a process of its own, started as the
 * product's are: what the receiver sends would be measured here, too, and the young generation would still grow.
 */
async function postFromOwnProcess(url: string): Promise<number[]> {
  const script = `
    import { createOutbound } from './src/index.ts';
    const outbound = createOutbound({ allowLoopback: true });
    for (let round = 0; round < 60; round += 1) {
      const request = { url: '${url}', headers: {}, body: Buffer.from('{}') };
      await Promise.all(Array.from({ length: 20 }, () => outbound.post(request)));
      console.log(process.memoryUsage().rss / 1_048_576);
    }
    await outbound.close();`;
  const flags = ['--max-semi-space-size=8', '--input-type=module', '-e', script];
  const { stdout } = await promisify(execFile)(process.execPath, flags, {
    cwd: dirname(import.meta.dirname),
  });
  return stdout.trim().split('\n').map(Number);
}

test.each<[string, ReceiverStepName]>([
  ['bodies without an end', 'endless'],
  ['headers of 200 KiB', 'huge_headers'],
])('memory stays flat under %s', async (_, step) => {
  await using receiver = await startFakeReceiver({ otherwise: step, forgetRequests: true });
  const rounds = await postFromOwnProcess(receiver.url);
  expect(rounds).toHaveLength(60);
  // After the modules have warmed up. Were 64 KiB of each post kept, it would be 50 MiB.
  expect(Math.max(...rounds.slice(20)) - (rounds[20] ?? 0)).toBeLessThan(30);
});
