import type { Core } from '../context.ts';
import { auditEntries } from '../db/schema/index.ts';
import { createId } from '../ids.ts';

/** Who makes a change: a person with their request, an operator at the command line, or the service by itself. */
export type Actor = { userId: string; requestId: string | null } | 'operator' | 'system';

/** What can be done to an account: the thing, and what happened to it. */
export type AuditAction =
  | 'account.created'
  | 'account.deleted'
  | 'account.exported'
  | 'account.limits_changed'
  | 'account.resumed'
  | 'account.suspended'
  | 'account.tier_changed'
  | 'account.webhook_access_changed'
  | 'credits.granted'
  | 'key.created'
  | 'key.revoked'
  | 'key.rotated'
  | 'key.updated'
  | 'person.email_verified'
  | 'person.password_changed'
  | 'person.password_reset'
  | 'person.sessions_revoked'
  | 'webhook.created'
  | 'webhook.deleted'
  | 'webhook.secret_rotated'
  | 'webhook.updated';

export type AuditEntry = {
  accountId: string;
  actor: Actor;
  action: AuditAction;
  /** The id of what was changed. */
  subject: string;
  /** Words of ours, ids and figures. Never a secret, and never a text that somebody wrote. */
  details?: Record<string, string | number | boolean | null | readonly string[]>;
};

/** Writes down a change. Give the transaction of the change as `db`, so that there is none without its entry. */
export async function recordAudit(
  core: Pick<Core, 'db' | 'clock'>,
  { accountId, actor, action, subject, details = {} }: AuditEntry,
): Promise<void> {
  const now = core.clock.now();
  const by =
    typeof actor === 'string'
      ? { actor, requestId: null }
      : { actor: actor.userId, requestId: actor.requestId };
  await core.db
    .insert(auditEntries)
    .values({ id: createId('aud', now), accountId, ...by, action, subject, details, createdAt: now });
}
