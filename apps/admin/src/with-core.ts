import { backgroundPatience, isMigrated, migrate, openDatabase, systemClock } from '@firstline/core';
import { openDevDatabase } from '@firstline/local-postgres';
import type { AdminCore } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import type { Config } from './config.ts';

/** Runs work on the database that is configured, or on the clone's own, which is brought to the current schema. */
export async function withCore<T>(config: Config, work: (core: AdminCore) => Promise<T>): Promise<T> {
  const { databaseUrl, devDataDir } = config;
  if (databaseUrl !== undefined) {
    if (!(await isMigrated(databaseUrl))) {
      throw new AdminError('The database lacks the current schema: run pnpm migrate first.');
    }
    return withDatabase(databaseUrl, work);
  }
  await using database = await openDevDatabase({ dataDir: devDataDir });
  if (!(await isMigrated(database.url))) await migrate({ databaseUrl: database.url });
  // Awaited here: the server must outlive the work.
  return await withDatabase(database.url, work);
}

async function withDatabase<T>(url: string, work: (core: AdminCore) => Promise<T>): Promise<T> {
  const database = openDatabase({
    url,
    applicationName: 'firstline-admin',
    connectionsMax: { sql: 1, db: 1 },
    // The audit allows itself ten minutes for its one statement.
    patience: { ...backgroundPatience, answerMs: 11 * 60_000 },
  });
  try {
    return await work({ ...database, clock: systemClock });
  } finally {
    await database.close();
  }
}
