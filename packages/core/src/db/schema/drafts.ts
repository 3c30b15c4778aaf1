import { sql } from 'drizzle-orm';
import { check, doublePrecision, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, idColumn, instant } from './columns.ts';

/** Drafts as they were served. Partitioned by day over the id, so that dropping a day ends its 30 days to the day. */
export const drafts = pgTable(
  'drafts',
  {
    id: idColumn('id').primaryKey(),
    accountId: idColumn('account_id').notNull(),
    keyId: idColumn('key_id'),
    mode: text('mode', { enum: ['live', 'test'] }).notNull(),
    request: jsonb('request').notNull(),
    subjectLine: text('subject_line').notNull(),
    emailContent: text('email_content').notNull(),
    evaluation: jsonb('evaluation').notNull(),
    model: text('model').notNull(),
    generationMs: doublePrecision('generation_ms').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('drafts_not_blank', sql`${table.subjectLine} <> '' and ${table.emailContent} <> ''`)],
);

/** Which draft answers an identical request for the next hours. The text stands in `drafts` only. Unlogged: a crash empties it. */
export const draftCache = pgTable(
  'draft_cache',
  {
    accountId: idColumn('account_id').notNull(),
    mode: text('mode', { enum: ['live', 'test'] }).notNull(),
    /** SHA-256 of the request and of what writes it. */
    cacheKey: bytea('cache_key').notNull(),
    draftId: idColumn('draft_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.mode, table.cacheKey] })],
);
