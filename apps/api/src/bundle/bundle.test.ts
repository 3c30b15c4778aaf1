import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createComposer, openDatabase, systemClock } from '@firstline/core';
import { createTestDatabase } from '@firstline/core/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../testing/start-server.ts';
import { draftRequest } from '../testing/start-test-api.ts';
import { createTestAccount } from '../testing/test-account.ts';
import { chooseEntry } from './choose-entry.mjs';
import { bundleFile, originFile } from './sources.mjs';

const build = fileURLToPath(new URL('./build.ts', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firstline-bundle-'));
  await promisify(execFile)(process.execPath, [build]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the bundle is what starts, until a source is another one or is gone', async () => {
  expect(chooseEntry()).toEqual(bundleFile);

  const origin = JSON.parse(await readFile(originFile, 'utf8')) as { paths: string[]; digest: string };
  expect(origin.paths).toEqual(
    expect.arrayContaining(['apps/api/src/server.ts', 'packages/core/src/index.ts', 'pnpm-lock.yaml']),
  );
  const entryOf = async (other: unknown) => {
    const file = pathToFileURL(join(folder, 'origin.json'));
    await writeFile(file, JSON.stringify(other));
    return chooseEntry(file).pathname;
  };
  expect(await entryOf(origin)).toMatch(/\/dist\/server\.js$/);
  expect(await entryOf({ ...origin, digest: origin.digest.replace(/^./, 'x') })).toMatch(
    /\/src\/server\.ts$/,
  );
  expect(await entryOf({ ...origin, paths: [...origin.paths, 'gone.ts'] })).toMatch(/\/src\/server\.ts$/);
  expect(chooseEntry(pathToFileURL(join(folder, 'none.json'))).pathname).toMatch(/\/src\/server\.ts$/);
});

test('the bundle takes a byte a character: all of it is ASCII', async () => {
  expect(await readFile(bundleFile, 'utf8')).toSatisfy((text: string) => !/[^\0-\x7f]/.test(text));
});

test('patterns are compact in it, and its map names lines of the sources', async () => {
  const parts = (await readdir(new URL('.', bundleFile))).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(parts.map((name) => readFile(new URL(name, bundleFile), 'utf8')));
  expect(texts.join('').split('(?=)').length).toBeGreaterThan(5_000);
  // A call in place of a pattern would make it anew each time.
  expect(texts.join('')).not.toMatch(/new RegExp\("(?:\\.|[^"\\])*\\\\p\{(?:\\.|[^"\\])*","[^"v]*"/);

  const map = JSON.parse(await readFile(new URL('server.js.map', bundleFile), 'utf8')) as {
    sources: string[];
  };
  expect(map.sources).toContain('../src/server.ts');
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
