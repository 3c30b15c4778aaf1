import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytea, idColumn, instant } from './columns.ts';

/** Where an account wants to be told of its events. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: idColumn('id').primaryKey(),
    accountId: idColumn('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    description: text('description').notNull().default(''),
    active: boolean('active').notNull(),
    disabledReason: text('disabled_reason', { enum: ['manual', 'failing', 'gone', 'account_ineligible'] }),
    /** Sealed: see secret-box.ts. */
    secret: bytea('secret').notNull(),
    secretHint: text('secret_hint').notNull(),
    /** The one before, which signs too until the rotation's grace has passed. */
    previousSecret: bytea('previous_secret'),
    previousSecretUntil: instant('previous_secret_until'),
    /** Failed attempts since the last success, the first of them, and when the owner was told of it. */
    consecutiveFailures: integer('consecutive_failures').notNull().default(0),
    firstFailureAt: instant('first_failure_at'),
    lastSuccessAt: instant('last_success_at'),
    lastFailureAt: instant('last_failure_at'),
    warnedAt: instant('warned_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('webhooks_account_id_idx').on(table.accountId, table.id),
    check('webhooks_events', sql`cardinality(${table.events}) between 1 and 20`),
    check(
      'webhooks_disabled_reason',
      sql`${table.active} = (${table.disabledReason} is null) and (${table.disabledReason} is null or ${table.disabledReason} in ('manual', 'failing', 'gone', 'account_ineligible'))`,
    ),
    check(
      'webhooks_previous_secret',
      sql`(${table.previousSecret} is null) = (${table.previousSecretUntil} is null)`,
    ),
    check('webhooks_not_negative', sql`${table.consecutiveFailures} >= 0`),
  ],
);

/**
 * Deliveries that are not over: all that a worker picks from. It stays small however many deliveries there have been,
 * and each of its rows is found by its endpoint, so picking costs the same however long the queue is.
 */
export const webhookQueue = pgTable(
  'webhook_queue',
  {
    id: idColumn('id').notNull(),
    accountId: idColumn('account_id').notNull(),
    webhookId: idColumn('webhook_id').notNull(),
    eventId: idColumn('event_id').notNull(),
    event: text('event').notNull(),
    trigger: text('trigger', { enum: ['event', 'replay', 'recover'] }).notNull(),
    status: text('status', { enum: ['pending', 'delivering', 'retrying'] }).notNull(),
    attemptCount: smallint('attempt_count').notNull().default(0),
    /** From when the next attempt may be made, by the database's clock. */
    dueAt: instant('due_at').notNull(),
    /** Who is making an attempt right now. */
    workerId: idColumn('worker_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.webhookId, table.id] }),
    index('webhook_queue_due_idx')
      .on(table.webhookId, table.dueAt)
      .where(sql`${table.status} <> 'delivering'`),
    index('webhook_queue_in_flight_idx').on(table.webhookId).where(sql`${table.status} = 'delivering'`),
    check('webhook_queue_trigger', sql`${table.trigger} in ('event', 'replay', 'recover')`),
    check(
      'webhook_queue_status',
      sql`${table.status} in ('pending', 'delivering', 'retrying') and (${table.status} = 'delivering') = (${table.workerId} is not null)`,
    ),
  ],
);

/** Deliveries that are over. Partitioned by day over the id, like the events that they tell of; kept for 30 days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: idColumn('id').primaryKey(),
    accountId: idColumn('account_id').notNull(),
    webhookId: idColumn('webhook_id').notNull(),
    eventId: idColumn('event_id').notNull(),
    event: text('event').notNull(),
    trigger: text('trigger', { enum: ['event', 'replay', 'recover', 'test'] }).notNull(),
    status: text('status', { enum: ['delivered', 'failed', 'canceled'] }).notNull(),
    attemptCount: smallint('attempt_count').notNull(),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at').notNull(),
  },
  (table) => [
    index('webhook_deliveries_webhook_id_idx').on(table.webhookId, table.id),
    check('webhook_deliveries_status', sql`${table.status} in ('delivered', 'failed', 'canceled')`),
  ],
);

/** What came of each attempt. Partitioned by day over the id; kept for 30 days. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: idColumn('id').primaryKey(),
    accountId: idColumn('account_id').notNull(),
    deliveryId: idColumn('delivery_id').notNull(),
    at: instant('at').notNull(),
    statusCode: smallint('status_code'),
    error: text('error'),
    durationMs: integer('duration_ms').notNull(),
    /** The first KiB of what the receiver answered: for the endpoint's owner only. */
    responseSnippet: text('response_snippet'),
  },
  (table) => [index('webhook_attempts_delivery_id_idx').on(table.deliveryId, table.id)],
);

/** Workers that make attempts. One that has not been heard of for a while is dead, and its attempts are made anew. */
export const deliveryWorkers = pgTable('delivery_workers', {
  id: idColumn('id').primaryKey(),
  beatAt: timestamp('beat_at', { withTimezone: true }).notNull(),
});

/** When an account was last told of meeting a limit, and how often it has met it since. */
export const rateLimitNotices = pgTable(
  'rate_limit_notices',
  {
    accountId: idColumn('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    policy: text('policy').notNull(),
    toldAt: instant('told_at').notNull(),
    hits: integer('hits').notNull(),
    /** What the hit that was written last has to be told with; 0 where it need not be told. */
    hitsToTell: integer('hits_to_tell').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.policy] })],
);
