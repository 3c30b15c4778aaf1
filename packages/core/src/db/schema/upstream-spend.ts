import { date, doublePrecision, pgTable } from 'drizzle-orm/pg-core';

/** What the model's upstream has cost, by our estimate, in US dollars: one row a UTC day, kept. */
export const upstreamSpend = pgTable('upstream_spend', {
  day: date('day').primaryKey(),
  costUsd: doublePrecision('cost_usd').notNull(),
});
