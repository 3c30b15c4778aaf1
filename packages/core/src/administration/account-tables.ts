/** What becomes of an account's rows when it is deleted. */
type Fate = 'delete' | 'keep' | { scrub: string };

/**
 * Every table with an `account_id`. A test fails for one that is missing here. What is kept holds ids, figures and words of ours: the
 * books have to add up also without the account. Drafts, events and reservations keep their row, which the books are compared with,
 * until their retention ends, and lose what was in it.
 */
export const accountTables: Record<string, Fate> = {
  webhook_attempts: 'delete',
  webhook_deliveries: 'delete',
  webhook_queue: 'delete',
  webhooks: 'delete',
  rate_limit_notices: 'delete',
  draft_cache: 'delete',
  drafts: {
    scrub: `request = '{}', subject_line = 'deleted', email_content = 'deleted', evaluation = '{}'`,
  },
  events: { scrub: `payload = ''` },
  reservations: { scrub: 'idempotency_key = null, fingerprint = null, answer = null' },
  api_keys: 'delete',
  account_limits: 'delete',
  audit_entries: 'keep',
  calls: 'keep',
  usage_days: 'keep',
  credit_periods: 'keep',
  ledger_entries: 'keep',
};
