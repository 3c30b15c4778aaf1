/** The job queue's schema in the database, apart from the product's own tables. */
export const queueSchema = 'pgboss';

/** Every queue, with the schedule (cron, UTC) of those that run by themselves. */
export const queues = {
  /** Makes partitions ahead, drops expired ones, and deletes resolved reservations past their retention. */
  maintainTables: { name: 'maintain-tables', schedule: '17 * * * *' },
} as const;
