import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytea, idColumn, instant } from './columns.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: idColumn('id').primaryKey(),
    accountId: idColumn('account_id')
      .notNull()
      .references(() => accounts.id),
    mode: text('mode', { enum: ['live', 'test'] }).notNull(),
    name: text('name').notNull(),
    description: text('description'),
    /** SHA-256 of the key's value: all that is kept of it beside `start` and `last4`. */
    hash: bytea('hash').notNull(),
    start: text('start').notNull(),
    last4: text('last4').notNull(),
    scopes: text('scopes').array().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: idColumn('created_by'),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason'),
    rotatedFrom: idColumn('rotated_from'),
    replacedBy: idColumn('replaced_by'),
  },
  (table) => [
    unique('api_keys_hash').on(table.hash),
    index('api_keys_account_id_idx').on(table.accountId, table.id),
    check('api_keys_mode', sql`${table.mode} in ('live', 'test')`),
    check('api_keys_hash_length', sql`octet_length(${table.hash}) = 32`),
    check(
      'api_keys_scopes',
      sql`${table.scopes} <@ array['emails:generate', 'emails:evaluate', 'usage:read'] and cardinality(${table.scopes}) > 0`,
    ),
    check('api_keys_revocation', sql`(${table.revokedAt} is null) = (${table.revokedReason} is null)`),
  ],
);
