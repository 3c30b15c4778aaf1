import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundleOf } from '@firstline/bundle/bundle-of';
import { createTestDatabase } from '@firstline/core/testing/test-database';
import { expect, test } from 'vitest';

test('the bundle of a worker gets to work and stops when it is told to', async () => {
  const source = new URL('./main.ts', import.meta.url);
  const build = fileURLToPath(import.meta.resolve('@firstline/bundle/build'));
  await promisify(execFile)(process.execPath, [build, fileURLToPath(source)]);
  await using database = await createTestDatabase();
  const worker = spawn(process.execPath, [fileURLToPath(bundleOf(source).file)], {
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: database.url,
      GENERATION_MODEL: 'composer-1',
      SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
      AUTH_SECRET: 'a secret of tests, at least 32 characters',
      INTERNAL_PORT: '0',
    },
  });
  const gone = once(worker, 'exit');
  let output = '';
  for (const stream of [worker.stdout, worker.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  try {
    await expect.poll(() => output, { timeout: 60_000 }).toContain('"msg":"working"');
    const [, port] = /"internal_port":(\d+)/.exec(output) ?? [];
    const readiness = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
    await expect.poll(readiness, { timeout: 60_000 }).toBe(200);
    worker.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
  } finally {
    worker.kill('SIGKILL');
    await gone;
  }
});
