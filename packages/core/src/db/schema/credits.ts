import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytea, idColumn, instant } from './columns.ts';

/**
 * One account's credits of one mode in one month: the row that every charge goes through. A check is read and prepared anew by every
 * statement that writes, so here and below only what guards the balance is one; the audit finds the rest.
 */
export const creditPeriods = pgTable(
  'credit_periods',
  {
    accountId: idColumn('account_id')
      .notNull()
      .references(() => accounts.id),
    mode: text('mode', { enum: ['live', 'test'] }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** What may be used: the tier's or an override's value, and `granted`. */
    creditLimit: integer('credit_limit').notNull(),
    /** What operators granted on top, for this month only. */
    granted: integer('granted').notNull().default(0),
    used: integer('used').notNull().default(0),
    held: integer('held').notNull().default(0),
    /** How far `used + held` stood above the limit when the limit was last lowered; nothing else may pass it. */
    overLimit: integer('over_limit').notNull().default(0),
    /** Which thresholds the account was told of in this month: a bit for each, in the order of webhooks.sql. */
    thresholdsTold: smallint('thresholds_told').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.mode, table.startsAt] }),
    check(
      'credit_periods_not_negative',
      sql`least(${table.creditLimit} - ${table.granted}, ${table.granted}, ${table.used}, ${table.held}, ${table.overLimit}) >= 0`,
    ),
    check(
      'credit_periods_not_overspent',
      sql`${table.used} + ${table.held} <= ${table.creditLimit} + ${table.overLimit}`,
    ),
  ],
);

/** Credits set aside while a draft is being written. Resolved once: settled or released. Its month's row was just updated, so no key asks for it. */
export const reservations = pgTable(
  'reservations',
  {
    /** The request's id, so that one request can hold credits once only. */
    id: idColumn('id').primaryKey(),
    accountId: idColumn('account_id').notNull(),
    mode: text('mode', { enum: ['live', 'test'] }).notNull(),
    keyId: idColumn('key_id'),
    endpoint: text('endpoint').notNull().default('/emails/generate'),
    /** The caller's own name for the call. Null once the reservation was released: the name is free again. */
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the body that came with the name. */
    fingerprint: bytea('fingerprint'),
    /** The answer as it was sent, kept for retries under the same name. */
    answer: text('answer'),
    periodStartsAt: instant('period_starts_at').notNull(),
    credits: integer('credits').notNull(),
    state: text('state', { enum: ['held', 'settled', 'released'] })
      .notNull()
      .default('held'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    uniqueIndex('reservations_idempotency_key')
      .on(table.accountId, table.mode, table.endpoint, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index('reservations_held_idx').on(table.expiresAt).where(sql`${table.state} = 'held'`),
  ],
);

/**
 * Append-only. An account's entries of one period and mode always sum to its limit less what it used.
 * Partitioned by month over the id, whose ULID carries the time: so the primary key alone makes an id unique, and a
 * charge has its request's ULID, so that no request can be charged twice.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: idColumn('id').primaryKey(),
    accountId: idColumn('account_id').notNull(),
    mode: text('mode', { enum: ['live', 'test'] }).notNull(),
    periodStartsAt: instant('period_starts_at').notNull(),
    kind: text('kind', { enum: ['allowance', 'adjustment', 'grant', 'charge'] }).notNull(),
    amount: integer('amount').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('ledger_entries_period_idx').on(table.accountId, table.mode, table.periodStartsAt),
    check('ledger_entries_mode', sql`${table.mode} in ('live', 'test')`),
    check(
      'ledger_entries_amount',
      sql`case ${table.kind} when 'allowance' then ${table.amount} >= 0 when 'grant' then ${table.amount} > 0 when 'charge' then ${table.amount} < 0 when 'adjustment' then ${table.amount} <> 0 else false end`,
    ),
  ],
);
