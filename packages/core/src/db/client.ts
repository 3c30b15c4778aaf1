import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
import { boundClient } from './bound-client.ts';
import { createDatabaseSockets } from './database-sockets.ts';
import * as schema from './schema/index.ts';
import { textArrays } from './text-arrays.ts';
import { createTurnstile } from './turnstile.ts';

export type Db = PostgresJsDatabase<typeof schema>;

/** The ways into one database. Drizzle changes how its client writes dates and JSON, so each has its own. */
export type Database = {
  /** Raw SQL with prepared statements. */
  sql: Sql;
  /** `sql` for the statements of a draft, which leave connections to everything else where they hang. */
  draftSql: Sql;
  /** Drizzle: everything that is not in a hurry. */
  db: Db;
  close(): Promise<void>;
};

/** How long things may take, in milliseconds. */
export type Patience = {
  /** A statement, before the server ends it. */
  statementMs: number;
  /** Each lock that it waits for. A draft's first statement can meet three in turn: those who wait for its account's row line up first, by a lock too. */
  lockMs: number;
  /** A server that has said nothing for so long is gone. Longer by 1 s at least than a statement, or connecting, may take. */
  answerMs: number;
  /** A try to connect. */
  connectMs: number;
};

export type DatabaseOptions = {
  url: string;
  applicationName: string;
  /** Connections of the raw client and of drizzle's. */
  connectionsMax?: { sql: number; db: number };
  /** `backgroundPatience` by default. */
  patience?: Patience;
  /** Whether commits wait for the disk. Default: true. For what may be lost with a crash of the server and is done again then. */
  durable?: boolean;
};

/** Where a caller waits: who meets a lock is to have an answer within 3 s, who meets a dead network within 5 s. */
export const callersPatience: Patience = {
  statementMs: 3_000,
  lockMs: 400,
  answerMs: 4_000,
  connectMs: 2_000,
};

/** Where nobody waits. */
export const backgroundPatience: Patience = {
  statementMs: 5_000,
  lockMs: 2_000,
  answerMs: 7_000,
  connectMs: 2_000,
};

/** Between two tries to reach a database that is down. */
const reconnectAfterSeconds = 0.2;

/** Connections that drafts leave to everything else. */
const connectionsKeptFree = 2;

/** While statements succeed, waiting for a connection is worth a while; while none does, it is not. */
const stalledAfterMs = 400;
const waitMsMax = 5_000;
/** Two connections carry whole transactions, so that none ends for a while now and then. */
const drizzleStalledAfterMs = 3_000;

/**
 * Opens lazily: nothing connects before the first statement. A statement that gets no connection in time, and one whose server
 * falls silent, reject with an error that `isDatabaseOutage` knows.
 */
export function openDatabase({
  url,
  applicationName,
  connectionsMax = { sql: 12, db: 2 },
  patience = backgroundPatience,
  durable = true,
}: DatabaseOptions): Database {
  // One for both clients: what the one finds silent is dead for the other as well.
  const sockets = createDatabaseSockets({ answerWithinMs: patience.answerMs });
  const open = (max: number, stalledAfterMs: number) => {
    const options = {
      max,
      socket: sockets.open,
      connect_timeout: patience.connectMs / 1_000,
      // A connection lost while the driver asks for array types would end the process: nobody awaits that statement.
      fetch_types: false,
      types: { textArrays },
      // Statements wait for the next try, so a growing pause would keep callers waiting through an outage, and after it.
      backoff: () => reconnectAfterSeconds,
      idle_timeout: 60,
      keep_alive: 10,
      onnotice: () => {},
      connection: {
        application_name: applicationName,
        TimeZone: 'UTC',
        // What is read is in memory or on a solid disk. With the default of 4, small tables are read whole.
        random_page_cost: 1.1,
        statement_timeout: patience.statementMs,
        lock_timeout: patience.lockMs,
        idle_in_transaction_session_timeout: 10_000,
        ...(durable ? {} : { synchronous_commit: 'off' }),
      },
    };
    // `socket` is missing in its types.
    const client = postgres(url, options as unknown as postgres.Options<Record<string, never>>);
    const turnstile = createTurnstile({ places: max, stalledAfterMs, waitMsMax });
    return { client, bound: boundClient(client, { turnstile, watch: sockets.wait }) };
  };
  const raw = open(connectionsMax.sql, stalledAfterMs);
  const drizzles = open(connectionsMax.db, drizzleStalledAfterMs);
  const places = Math.max(1, connectionsMax.sql - connectionsKeptFree);
  return {
    sql: raw.bound,
    draftSql: boundClient(raw.bound, { turnstile: createTurnstile({ places, stalledAfterMs, waitMsMax }) }),
    db: drizzle(drizzles.bound, { schema }),
    async close() {
      await Promise.all([raw.client.end({ timeout: 5 }), drizzles.client.end({ timeout: 5 })]);
    },
  };
}
