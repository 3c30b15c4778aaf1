import { readFile } from 'node:fs/promises';
import type { Core } from '../context.ts';
import { webhookPolicy } from '../policy.ts';

/** One way in which deliveries are not what they promise. */
export type DeliveryViolation = { violation: string; accountId: string; detail: string };

const auditFile = new URL('audit.sql', import.meta.url);

/**
 * Compares events, deliveries, attempts and the schedule of retries, in one snapshot. Nothing found: every event has its deliveries, once
 * each, and every attempt was counted and made in its time.
 */
export async function auditDeliveries(core: Pick<Core, 'sql' | 'timings'>): Promise<DeliveryViolation[]> {
  const audit = await readFile(auditFile, 'utf8');
  const { retryHours, attemptsAtATimeMax } = webhookPolicy;
  const hour = `${core.timings.webhookRetryHourMs} milliseconds`;
  const rows = await core.sql.begin('isolation level repeatable read read only', async (tx) => {
    await tx`set local statement_timeout = '10min'`;
    return tx.unsafe<{ violation: string; account_id: string; detail: string }[]>(audit, [
      `{${retryHours}}`,
      hour,
      attemptsAtATimeMax,
    ]);
  });
  return rows.map((row) => ({ violation: row.violation, accountId: row.account_id, detail: row.detail }));
}
