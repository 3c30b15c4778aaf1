import type { webhooks } from '../db/schema/index.ts';

type WebhookRow = typeof webhooks.$inferSelect;

/** An endpoint as its owner sees it: everything but its secrets. */
export type WebhookRecord = Omit<
  WebhookRow,
  'accountId' | 'secret' | 'previousSecret' | 'previousSecretUntil' | 'warnedAt'
>;

export function toWebhookRecord(row: WebhookRow): WebhookRecord {
  const {
    accountId: _a,
    secret: _s,
    previousSecret: _p,
    previousSecretUntil: _u,
    warnedAt: _w,
    ...record
  } = row;
  return record;
}
