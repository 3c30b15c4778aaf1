import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { startLocalPostgres } from './start-local-postgres.ts';

/** Where a clone keeps its own database and secrets; ignored by git. */
export const devDataDir = fileURLToPath(new URL('../../../.data', import.meta.url));

const databaseName = 'firstline';

/** The clone's own database, while this process uses it. */
export type DevDatabase = AsyncDisposable & {
  url: string;
  /** Leaves the database; its server ends with its last user. May be called again. */
  stop(): Promise<void>;
};

/**
 * Opens the database of this clone: starts its server, or joins the one that another process started from the same
 * data. Makes the database where it is missing, without its schema.
 */
export async function openDevDatabase({
  dataDir = devDataDir,
}: {
  dataDir?: string;
} = {}): Promise<DevDatabase> {
  const server = await startLocalPostgres({
    dataDir: join(dataDir, 'postgres'),
    persistent: true,
    durable: true,
  });
  try {
    await createDatabaseOnce(server.url());
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url: server.url(databaseName), stop: server.stop, [Symbol.asyncDispose]: server.stop };
}

async function createDatabaseOnce(serverUrl: string): Promise<void> {
  const sql = postgres(serverUrl, { max: 1 });
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${databaseName}`;
    if (!found) await sql`create database ${sql(databaseName)}`;
  } catch (error) {
    // Another process made it at the same moment.
    if (!(error instanceof postgres.PostgresError && ['42P04', '23505'].includes(error.code))) throw error;
  } finally {
    await sql.end();
  }
}
