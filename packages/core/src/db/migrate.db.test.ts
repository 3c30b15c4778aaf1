import { fileURLToPath } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { expect, inject, test } from 'vitest';
import { makeCore } from '../testing/make-core.ts';
import { isMigrated, migrate } from './migrate.ts';
import * as schema from './schema/index.ts';

/** Runs work on a new database without a schema. */
async function onEmptyDatabase(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = postgres(inject('postgresUrl'), { max: 1, onnotice() {} });
  await admin.unsafe(`create database ${name}`);
  try {
    const url = new URL(inject('postgresUrl'));
    url.pathname = `/${name}`;
    await work(url.href);
  } finally {
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  }
}

test('four processes that start at once on an empty database all find it migrated', () =>
  onEmptyDatabase(async (databaseUrl) => {
    expect(await isMigrated(databaseUrl)).toBe(false);
    await Promise.all([1, 2, 3, 4].map(() => migrate({ databaseUrl })));
    expect(await isMigrated(databaseUrl)).toBe(true);
  }));

test('a database whose migration is under way, or died, does not count as migrated', () =>
  onEmptyDatabase(async (databaseUrl) => {
    const sql = postgres(databaseUrl, { max: 1, onnotice() {} });
    const migrationsFolder = fileURLToPath(new URL('../../../../drizzle', import.meta.url));
    await applyMigrations(drizzle(sql), { migrationsFolder });
    await sql.end();
    expect(await isMigrated(databaseUrl)).toBe(false);
    await migrate({ databaseUrl });
    expect(await isMigrated(databaseUrl)).toBe(true);
  }));

test('a database with the functions of an older version is behind, and one that has newer ones since is not', () =>
  onEmptyDatabase(async (databaseUrl) => {
    await migrate({ databaseUrl });
    const sql = postgres(databaseUrl, { max: 1, onnotice() {} });
    await sql`update drizzle.installed_functions set digest = 'older'`;
    await sql`drop function admit_person`;
    expect(await isMigrated(databaseUrl)).toBe(false);
    await migrate({ databaseUrl });
    expect(await sql`select from pg_proc where proname = 'admit_person'`).toHaveLength(1);
    await sql`insert into drizzle.installed_functions (digest, installed_at) values ('newer', now() + interval '1 hour')`;
    expect(await isMigrated(databaseUrl)).toBe(true);
    await sql.end();
  }));

test('the tables in the database have the columns that the schema in the code says', async () => {
  await using core = await makeCore();
  const rows = await core.sql<{ table: string; column: string; nullable: boolean }[]>`
    select c.relname as table, a.attname as column, not a.attnotnull as nullable
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped`;
  const inDatabase = rows
    .map(({ table, column, nullable }) => `${table}.${column}${nullable ? '?' : ''}`)
    .sort();
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const inCode = tables.flatMap((table) => {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const inPrimaryKey = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
    return columns.map(
      (column) => `${name}.${column.name}${column.notNull || inPrimaryKey.has(column.name) ? '' : '?'}`,
    );
  });
  expect(inDatabase).toEqual(inCode.sort());
});
