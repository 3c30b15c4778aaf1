import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const entry = join(import.meta.dirname, 'main.ts');

test.runIf(process.platform === 'linux')(
  'six seconds have calls of every kind, keep the books, and say that growth is not judged',
  async () => {
    const { status, output } = await run('--minutes', '0.1');
    for (const row of [
      / {2}draft: 200 +\d+ calls/,
      / {2}retry of an answered draft: 200 +\d+ calls/,
      / {2}usage: 200 +\d+ calls/,
      / {2}evaluation: 200 +\d+ calls/,
      / {2}draft without credits: 402 +\d+ calls/,
      / {2}draft over the rate limit: 429 +\d+ calls/,
      / {2}charges that differ from drafts answered +0 charges .* met /,
      / {2}reservations left +0 reservations .* met$/m,
      / {2}violations +0 violations .* met$/m,
      / {2}growth: .* not judged under 3 minutes$/m,
    ]) {
      expect(output).toMatch(row);
    }
    expect(status, output).toBe(output.includes('MISSED') ? 1 : 0);
  },
);

test.each(['0', 'ten'])('--minutes %j is refused with what it may be', async (minutes) => {
  const { status, output } = await run(`--minutes=${minutes}`);
  expect(status).toBe(1);
  expect(output).toMatch(`--minutes must be a number from 0.1 to 1440, not "${minutes}"`);
});

function run(...args: string[]): Promise<{ status: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [entry, ...args], (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, output: `${stdout}${stderr}` }),
    );
  });
}
