import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDevSecrets } from './dev-secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'firstline-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('makes secrets once, for its user only', async () => {
  const [first, atTheSameMoment] = await Promise.all([
    readDevSecrets({ dataDir }),
    readDevSecrets({ dataDir }),
  ]);
  expect(atTheSameMoment).toEqual(first);
  expect(await readDevSecrets({ dataDir })).toEqual(first);
  expect(Buffer.from(first.secretsKey, 'base64')).toHaveLength(32);
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test('makes other secrets for another clone', async () => {
  const [one, two] = [
    await readDevSecrets({ dataDir }),
    await readDevSecrets({ dataDir: join(dataDir, 'other') }),
  ];
  expect(Object.values(one).filter((value) => Object.values(two).includes(value))).toEqual([]);
});

test('names a damaged file instead of replacing it', async () => {
  await writeFile(join(dataDir, 'secrets.json'), '{"secretsKey":"');
  await expect(readDevSecrets({ dataDir })).rejects.toThrow(/secrets\.json is damaged/);
});
