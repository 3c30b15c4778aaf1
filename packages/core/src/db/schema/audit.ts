import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant } from './columns.ts';

/**
 * Who changed what about an account. Ids, words of ours and figures only, never a text that somebody wrote: so the rows may
 * outlast the account. Partitioned by month over the id; kept for 13 months.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: idColumn('id').primaryKey(),
    accountId: idColumn('account_id').notNull(),
    /** A person's id, `operator`, or `system` for what the service did by itself. */
    actor: idColumn('actor').notNull(),
    action: text('action').notNull(),
    /** The id of what was changed. */
    subject: idColumn('subject').notNull(),
    /** What about it, e.g. a tier before and after. */
    details: jsonb('details').notNull().default({}),
    requestId: idColumn('request_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('audit_entries_account_id_idx').on(table.accountId, table.id),
    check('audit_entries_actor', sql`${table.actor} ~ '^(usr_[0-9A-Z]{26}|operator|system)$'`),
  ],
);
