import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { isMigrated } from '../db/migrate.ts';
import { createTestDatabase } from './test-database.ts';

test('gives every caller a database of its own', async () => {
  const first = await createTestDatabase();
  onTestFinished(first.drop);
  const second = await createTestDatabase();
  onTestFinished(second.drop);
  const [one, two] = [postgres(first.url, { max: 1 }), postgres(second.url, { max: 1 })];
  await one`create table only_here (id int)`;
  const [there] = await two`select to_regclass('only_here') as found`;
  const [here] = await one`select to_regclass('only_here') as found`;
  expect([here?.found, there?.found]).toEqual(['only_here', null]);
  await Promise.all([one.end(), two.end()]);
});

test('drops a database that is still in use, and may be asked to twice', async () => {
  const database = await createTestDatabase();
  const client = postgres(database.url, { max: 1, onclose() {} });
  await client`select 1`;
  await database.drop();
  await database.drop();
  await expect(client`select 1`).rejects.toThrow();
  await client.end();
});

test('has every migration from the start', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  expect(await isMigrated(database.url)).toBe(true);
});
