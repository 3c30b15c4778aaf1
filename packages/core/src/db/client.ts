import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
import * as schema from './schema/index.ts';

export type Db = PostgresJsDatabase<typeof schema>;

/** The two ways into one database. Drizzle changes how its client writes dates and JSON, so each has its own. */
export type Database = {
  /** Raw SQL with prepared statements: the hot path. */
  sql: Sql;
  /** Drizzle: everything else. */
  db: Db;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  applicationName: string;
  /** Connections of the raw client and of drizzle's. */
  connectionsMax?: { sql: number; db: number };
};

/** Between two tries to reach a database that is down. */
const reconnectAfterSeconds = 0.2;

/** Opens lazily: nothing connects before the first query. */
export function openDatabase({
  url,
  applicationName,
  connectionsMax = { sql: 8, db: 2 },
}: DatabaseOptions): Database {
  const options = {
    connect_timeout: 2,
    // Queries wait for the next try, so a growing pause would keep callers waiting through an outage, and after it.
    backoff: () => reconnectAfterSeconds,
    idle_timeout: 60,
    keep_alive: 10,
    onnotice: () => {},
    connection: {
      application_name: applicationName,
      TimeZone: 'UTC',
      statement_timeout: 5_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
    },
  };
  const sql = postgres(url, { ...options, max: connectionsMax.sql });
  const drizzleClient = postgres(url, { ...options, max: connectionsMax.db });
  return {
    sql,
    db: drizzle(drizzleClient, { schema }),
    async close() {
      await Promise.all([sql.end({ timeout: 5 }), drizzleClient.end({ timeout: 5 })]);
    },
  };
}
