import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant } from './columns.ts';
import { users } from './people.ts';

export const accounts = pgTable(
  'accounts',
  {
    id: idColumn('id').primaryKey(),
    /** One person, one account. */
    ownerId: idColumn('owner_id')
      .notNull()
      .unique()
      .references(() => users.id),
    name: text('name').notNull(),
    tier: text('tier', { enum: ['free', 'starter', 'growth', 'scale', 'enterprise'] }).notNull(),
    status: text('status', { enum: ['active', 'suspended'] })
      .notNull()
      .default('active'),
    webhookAccess: text('webhook_access', { enum: ['none', 'pending', 'approved', 'rejected'] })
      .notNull()
      .default('none'),
    /** 00:00 UTC of the day from which the account's months are counted. */
    periodAnchorAt: instant('period_anchor_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('accounts_tier', sql`${table.tier} in ('free', 'starter', 'growth', 'scale', 'enterprise')`),
    check('accounts_status', sql`${table.status} in ('active', 'suspended')`),
    check(
      'accounts_webhook_access',
      sql`${table.webhookAccess} in ('none', 'pending', 'approved', 'rejected')`,
    ),
  ],
);

/** What an operator set for one account in place of its tier's values. A null is the tier's value. */
export const accountLimits = pgTable(
  'account_limits',
  {
    accountId: idColumn('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    monthlyCredits: integer('monthly_credits'),
    generatePerMinute: integer('generate_per_minute'),
    inFlight: integer('in_flight'),
    usagePerMinute: integer('usage_per_minute'),
    evaluatePerMinute: integer('evaluate_per_minute'),
    accountPerMinute: integer('account_per_minute'),
    liveKeys: integer('live_keys'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('account_limits_monthly_credits', sql`${table.monthlyCredits} >= 0`),
    check('account_limits_live_keys', sql`${table.liveKeys} >= 0`),
    check(
      'account_limits_positive',
      sql`least(${table.generatePerMinute}, ${table.inFlight}, ${table.usagePerMinute}, ${table.evaluatePerMinute}, ${table.accountPerMinute}) > 0`,
    ),
  ],
);
