import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundleOf } from '@firstline/bundle/bundle-of';
import { createComposer, openDatabase, systemClock } from '@firstline/core';
import { createTestDatabase } from '@firstline/core/testing/test-database';
import { beforeAll, expect, test } from 'vitest';
import { startServer } from './testing/start-server.ts';
import { draftRequest } from './testing/start-test-api.ts';
import { createTestAccount } from './testing/test-account.ts';

const source = new URL('./server.ts', import.meta.url);
const { file: bundleFile } = bundleOf(source);

beforeAll(async () => {
  const build = fileURLToPath(import.meta.resolve('@firstline/bundle/build'));
  await promisify(execFile)(process.execPath, [build, fileURLToPath(source)]);
});

test('all of the bundle is ASCII, with its patterns compact', async () => {
  const parts = (await readdir(new URL('.', bundleFile))).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(parts.map((name) => readFile(new URL(name, bundleFile), 'utf8')));
  expect(texts.join('')).toSatisfy((text: string) => !/[^\0-\x7f]/.test(text));
  expect(texts.join('').split('(?=)').length).toBeGreaterThan(5_000);
  // A call in place of a pattern would make it anew each time.
  expect(texts.join('')).not.toMatch(/new RegExp\("(?:\\.|[^"\\])*\\\\p\{(?:\\.|[^"\\])*","[^"v]*"/);
});

test('the bundle finds what lies beside its sources: SQL, weights, the reference', async () => {
  await using database = await createTestDatabase();
  const own = openDatabase({ url: database.url, applicationName: 'test', connectionsMax: { sql: 1, db: 1 } });
  const { liveKey } = await createTestAccount({ ...own, clock: systemClock });
  const { child, url } = await startServer(bundleFile, {
    DATABASE_URL: database.url,
    GENERATION_MODEL: 'composer-1',
  });
  try {
    const drafted = await fetch(`${url}/api/v1/emails/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${liveKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(draftRequest),
    });
    const written = await createComposer().write(
      { tone: 'professional', ...draftRequest },
      { requestId: 'test', signal: new AbortController().signal },
    );
    expect(await drafted.json()).toMatchObject({
      success: true,
      data: {
        ...(written.ok ? written.draft : {}),
        evaluation: { spamScore: expect.any(Number) },
        metadata: { model: 'composer-1' },
      },
    });
    const reference = await fetch(`${url}/docs/`);
    expect([reference.status, await reference.text()]).toEqual([200, expect.stringContaining('swagger-ui')]);
  } finally {
    child.kill('SIGKILL');
    await own.close();
  }
});
