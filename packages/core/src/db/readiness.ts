import type { Sql } from 'postgres';

/** What a process needs of the database before it can work: each resolves when it is there and rejects when it is not. */
export function databaseReadiness(
  sql: Sql,
): Record<'database' | 'migrations' | 'queue', () => Promise<unknown>> {
  return {
    database: async () => sql`select 1`,
    migrations: async () => sql`select 1 from calls limit 0`,
    queue: async () => sql`select 1 from pgboss.version`,
  };
}
