import type { webhooks } from '../db/schema/index.ts';
import type { Failure } from '../failures.ts';
import type { EventName } from './event-types.ts';

export type WebhookRow = typeof webhooks.$inferSelect;

/** `manual`: its owner; `failing`, `gone`: its answers; `account_ineligible`: its account's tier, approval or suspension. */
export const disabledReasons = ['manual', 'failing', 'gone', 'account_ineligible'] as const;

/** An endpoint as its owner sees it. Its secrets are not among it. */
export type WebhookRecord = {
  id: string;
  url: string;
  events: EventName[];
  description: string;
  active: boolean;
  secret_hint: string;
  disabled_reason: (typeof disabledReasons)[number] | null;
  consecutive_failures: number;
  first_failure_at: string | null;
  last_success_at: string | null;
  last_failure_at: string | null;
  created_at: string;
  updated_at: string;
};

/** An endpoint as its owner sees it, without its secret. */
export function toWebhookRecord(row: WebhookRow): WebhookRecord {
  return {
    id: row.id,
    url: row.url,
    // Written by our verbs only, which take no other.
    events: row.events as EventName[],
    description: row.description,
    active: row.active,
    secret_hint: row.secretHint,
    disabled_reason: row.disabledReason,
    consecutive_failures: row.consecutiveFailures,
    first_failure_at: row.firstFailureAt?.toISOString() ?? null,
    last_success_at: row.lastSuccessAt?.toISOString() ?? null,
    last_failure_at: row.lastFailureAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Which endpoint is meant, and whose it has to be. */
export type WebhookRef = { accountId: string; webhookId: string };

export const noSuchWebhook: Failure = { code: 'resource_not_found', message: 'No endpoint has this id.' };
