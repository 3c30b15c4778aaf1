import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { holdLock } from './hold-lock.ts';

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firstline-lock-'));
});
beforeEach(({ task }) => {
  path = join(folder, task.id);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('lets one work at a time, and everyone in the end', async () => {
  let [inside, most, done] = [0, 0, 0];
  const work = () =>
    holdLock(path, async () => {
      inside++;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside--;
      done++;
    });
  await Promise.all(Array.from({ length: 8 }, work));
  expect([most, done]).toEqual([1, 8]);
});

test('is free again after work that failed', async () => {
  await expect(holdLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await holdLock(path, async () => 'yes', 100)).toBe('yes');
});

test('is not taken from a holder that is alive', async () => {
  await writeFile(path, String(process.pid));
  await expect(holdLock(path, async () => 'taken', 100)).rejects.toThrow('Another process has held');
});

test('is taken over, by one, from a holder whose id was given to another process', async () => {
  await writeFile(path, String(process.pid));
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(path, longAgo, longAgo);
  let [inside, most] = [0, 0];
  const work = () =>
    holdLock(path, async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside--;
    });
  await Promise.all([work(), work(), work()]);
  expect(most).toBe(1);
});
