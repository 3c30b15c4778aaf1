import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Token buckets. Unlogged: a crash of the database forgets them, which lets a minute's calls pass anew. */
export const rateBuckets = pgTable('rate_buckets', {
  key: text('key').primaryKey(),
  /** When the bucket will be full again. */
  fullAt: timestamp('full_at', { withTimezone: true }).notNull(),
});
