import postgres from 'postgres';
import 'vitest';
import { migrate } from '../db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database `postgres` on the run's own server. */
    postgresUrl: string;
  }
}

export const templateName = 'firstline_template';

/** Makes the database that test databases are cloned from, with every migration applied. */
export async function createTemplate(url: (database?: string) => string): Promise<void> {
  const admin = postgres(url(), { max: 1 });
  try {
    await admin.unsafe(`create database ${templateName}`);
    await migrate({ databaseUrl: url(templateName) });
    // Nothing connects to it from here on: a clone needs its source to itself.
    await admin.unsafe(`alter database ${templateName} with is_template true allow_connections false`);
  } finally {
    await admin.end();
  }
}
