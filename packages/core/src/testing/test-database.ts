import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { templateName } from './template-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database `postgres` on the run's own server. */
    postgresUrl: string;
  }
}

/** A database of its own for one test file, on the run's PostgreSQL. */
export type TestDatabase = AsyncDisposable & {
  url: string;
  /** Removes the database and disconnects whoever still uses it. May be called again. */
  drop(): Promise<void>;
};

/** Clones the migrated template. Only inside vitest, whose global setup starts the server. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // By copying files: nothing of a test's database has to outlast a crash, so none of it need go through the log.
  await asAdmin(serverUrl, `create database ${name} template ${templateName} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = () => asAdmin(serverUrl, `drop database if exists ${name} with (force)`);
  return { url: url.href, drop, [Symbol.asyncDispose]: drop };
}

/** One connection for the databases of a whole worker, which makes hundreds. */
let admin: postgres.Sql | undefined;

async function asAdmin(serverUrl: string, statement: string): Promise<void> {
  admin ??= postgres(serverUrl, { max: 1, idle_timeout: 2, onnotice() {} });
  await admin.unsafe(statement);
}
