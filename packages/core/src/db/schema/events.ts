import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant } from './columns.ts';

/**
 * What happened, in the bytes in which receivers are told. Written in the transaction of what it tells of.
 * Partitioned by day over the id; kept for 30 days. A draft's event has the ULID of its request.
 */
export const events = pgTable('events', {
  id: idColumn('id').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  type: text('type').notNull(),
  livemode: boolean('livemode').notNull(),
  payload: text('payload').notNull(),
  createdAt: instant('created_at').notNull(),
});
