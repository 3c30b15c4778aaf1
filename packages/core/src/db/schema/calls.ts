import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { idColumn, instant } from './columns.ts';

/** One row a counted call, for the request log. Partitioned by month over the id; kept for 13 months. */
export const calls = pgTable(
  'calls',
  {
    id: idColumn('id').primaryKey(),
    accountId: idColumn('account_id').notNull(),
    keyId: idColumn('key_id'),
    mode: text('mode', { enum: ['live', 'test'] }).notNull(),
    endpoint: text('endpoint').notNull(),
    status: smallint('status').notNull(),
    errorCode: text('error_code'),
    credits: integer('credits').notNull(),
    durationUs: integer('duration_us').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('calls_account_id_idx').on(table.accountId, table.id),
    check('calls_not_negative', sql`least(${table.credits}, ${table.durationUs}) >= 0`),
  ],
);

/** What usage is answered from: sums per UTC day and endpoint, kept as calls happen. Partitioned by month. */
export const usageDays = pgTable(
  'usage_days',
  {
    accountId: idColumn('account_id').notNull(),
    mode: text('mode', { enum: ['live', 'test'] }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    endpoint: text('endpoint').notNull(),
    calls: integer('calls').notNull().default(0),
    credits: integer('credits').notNull().default(0),
    rateLimitHits: integer('rate_limit_hits').notNull().default(0),
    durationUs: bigint('duration_us', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.mode, table.day, table.endpoint] }),
    check(
      'usage_days_not_negative',
      sql`least(${table.calls}, ${table.credits}, ${table.rateLimitHits}, ${table.durationUs}) >= 0`,
    ),
  ],
);
