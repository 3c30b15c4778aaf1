/** The job queue's schema in the database, apart from the product's own tables. */
export const queueSchema = 'pgboss';

/** Every queue, with its options and the schedule (cron, UTC) of those that run by themselves. */
export const queues = {
  /**
   * Wakes workers for an endpoint that has something due; `data` is a WakeUp. At most one waits for an endpoint and second,
   * because its work stands in webhook_queue. One whose worker died is back after `expireInSeconds`.
   */
  deliverWebhooks: {
    name: 'deliver-webhooks',
    options: { policy: 'short', expireInSeconds: 10, retryLimit: 1_000, deleteAfterSeconds: 60 },
  },
  /** Mails an owner what has become of an endpoint, or of the account's access to webhooks; `data` is an OwnerNotice. */
  notifyOwner: {
    name: 'notify-webhook-owner',
    options: { policy: 'short', retryLimit: 20, retryBackoff: true, retryDelay: 5, retryDelayMax: 3_600 },
  },
  /** Makes partitions ahead, drops expired ones, and deletes resolved reservations past their retention. */
  maintainTables: { name: 'maintain-tables', schedule: '17 * * * *' },
} as const;

/** That an endpoint may have something due. */
export type WakeUp = { webhookId: string };

/**
 * What an owner is to be told: of an endpoint, that it has failed for a day, or why it was turned off; of their account, what an
 * operator decided of its access to webhooks.
 */
export type OwnerNotice =
  | { webhookId: string; notice: 'warn' | 'failing' | 'gone' }
  | { accountId: string; notice: 'approved' | 'rejected' | 'withdrawn' };
