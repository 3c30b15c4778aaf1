import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import { installJobQueue } from '../jobs/index.ts';
import { createPartitionsAhead } from './partitions.ts';

const migrationsFolder = fileURLToPath(new URL('../../../../drizzle', import.meta.url));

/** SQL functions that live beside the verbs that call them, in the order in which they are installed. */
const functionFiles = [
  '../jobs/enqueue-job.sql',
  '../webhooks/events.sql',
  '../webhooks/deliveries.sql',
  '../usage/count-call.sql',
  '../rate-limit/calls-per-minute.sql',
  '../rate-limit/take-token.sql',
  '../api-keys/admit-call.sql',
  '../people/admit-person.sql',
  '../people/take-attempt.sql',
  '../credits/credits.sql',
  '../drafts/generation.sql',
];

/** One lock for every process that changes the schema. */
const migrationLock = 0x0f1e57;

/**
 * Brings a database to the current schema: migrations, SQL functions, the job queue's tables, partitions ahead.
 * Any number of processes may run it at once; the second waits for the first and finds nothing left to do.
 */
export async function migrate({
  databaseUrl,
  clock = systemClock,
}: {
  databaseUrl: string;
  clock?: Clock;
}): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    await applyMigrations(drizzle(sql), { migrationsFolder });
    for (const text of await readFunctions()) await sql.unsafe(text);
    await installJobQueue(databaseUrl);
    await createPartitionsAhead(sql, clock.now());
    await markComplete(sql);
  } finally {
    await sql.end();
  }
}

/**
 * Whether the database has everything that this code needs. False until a migration has ended: another process may be
 * in the middle of one, or have died there.
 */
export async function isMigrated(databaseUrl: string): Promise<boolean> {
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    const [found] = await sql<
      { table: string | null }[]
    >`select to_regclass('drizzle.completed_migrations')::text as table`;
    if (!found?.table) return false;
    const [last] = await sql<
      { latest: string | null }[]
    >`select max(latest)::text as latest from drizzle.completed_migrations`;
    if (Number(last?.latest ?? 0) < (await latestMigration())) return false;
    const [functions] = await sql<
      { table: string | null }[]
    >`select to_regclass('drizzle.installed_functions')::text as table`;
    if (!functions?.table) return false;
    const installed =
      await sql`select from drizzle.installed_functions where digest = ${await functionsDigest()}`;
    return installed.length > 0;
  } finally {
    await sql.end();
  }
}

/** Records that everything up to the latest migration stands: the last thing that a migration does. */
async function markComplete(sql: postgres.Sql): Promise<void> {
  await sql`create table if not exists drizzle.completed_migrations (latest bigint primary key)`;
  await sql`insert into drizzle.completed_migrations (latest) values (${await latestMigration()}) on conflict do nothing`;
  await sql`create table if not exists drizzle.installed_functions (
    digest text primary key, installed_at timestamptz not null default now())`;
  await sql`insert into drizzle.installed_functions (digest) values (${await functionsDigest()}) on conflict do nothing`;
}

function readFunctions(): Promise<string[]> {
  return Promise.all(functionFiles.map((file) => readFile(new URL(file, import.meta.url), 'utf8')));
}

/**
 * Tells this code's functions from those of other versions: they change without a migration, too. A database that had them once may
 * have newer ones by now, which an older process leaves in place.
 */
async function functionsDigest(): Promise<string> {
  const hash = createHash('sha256');
  for (const text of await readFunctions()) hash.update(`${text.length} ${text}`);
  return hash.digest('hex');
}

/** When the newest migration that this code knows was written, in milliseconds: what drizzle orders them by. */
async function latestMigration(): Promise<number> {
  const journal = JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map((entry) => entry.when));
}
