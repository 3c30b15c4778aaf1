import { eq } from 'drizzle-orm';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { webhooks } from '../db/schema/index.ts';
import type { Failure, Result } from '../failures.ts';
import { createId } from '../ids.ts';
import { webhookPolicy } from '../policy.ts';
import { lockEligibility } from './eligibility.ts';
import type { EventName } from './event-types.ts';
import type { Outbound, UrlRefusal } from './outbound.ts';
import { sealSecret } from './secret-box.ts';
import { createSigningSecret, formatSecret, secretHint } from './signing.ts';
import { toWebhookRecord, type WebhookRecord } from './webhook-record.ts';

export type NewWebhook = {
  accountId: string;
  actor: Actor;
  url: string;
  events: readonly EventName[];
  /** Empty unless given. */
  description?: string | undefined;
  /** On unless given. */
  active?: boolean | undefined;
};

/**
 * Registers an endpoint of an approved paid account, at most ten. `secret` is shown this once: it is stored encrypted, and no
 * verb gives it back. The address is resolved and checked first; it is checked again at every delivery.
 */
export async function createWebhook(
  core: Pick<Core, 'db' | 'clock' | 'secretsKeys'>,
  outbound: Pick<Outbound, 'checkUrl'>,
  { accountId, actor, url, events, description = '', active = true }: NewWebhook,
): Promise<Result<{ record: WebhookRecord; secret: string }, WebhookFailure>> {
  const now = core.clock.now();
  // Before anything is looked up for an account that may have no endpoint.
  const early = await core.db.transaction((tx) => lockEligibility(tx, accountId));
  if (early) return { ok: false, failure: early };
  const refusal = await outbound.checkUrl(url);
  if (refusal) return { ok: false, failure: urlRefused(refusal) };

  const secret = createSigningSecret();
  const id = createId('whk', now);
  return core.db.transaction(async (tx) => {
    const failure = await lockEligibility(tx, accountId);
    if (failure) return { ok: false, failure };
    if ((await tx.$count(webhooks, eq(webhooks.accountId, accountId))) >= webhookPolicy.endpointsMax) {
      return { ok: false, failure: tooManyEndpoints };
    }
    const [row] = await tx
      .insert(webhooks)
      .values({
        id,
        accountId,
        url,
        events: [...events],
        description,
        active,
        disabledReason: active ? null : 'manual',
        secret: sealSecret(core.secretsKeys, secret, id),
        secretHint: secretHint(secret),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error(`an endpoint of ${accountId} was not written`);
    const inner = { db: tx, clock: core.clock };
    await recordAudit(inner, {
      accountId,
      actor,
      action: 'webhook.created',
      subject: id,
      details: { events, active },
    });
    return { ok: true, value: { record: toWebhookRecord(row), secret: formatSecret(secret) } };
  });
}

/** A failure that may say which field is at fault. */
export type WebhookFailure = Failure & { errors?: { field: string; code: 'invalid_url'; message: string }[] };

/** What the caller is told about an address that may not be called: the same for every private target. */
export function urlRefused(refusal: UrlRefusal): WebhookFailure {
  const message = `url ${refusal.message}`;
  return {
    code: 'validation_failed',
    message: `1 field is invalid: ${message}.`,
    errors: [{ field: 'url', code: 'invalid_url', message }],
  };
}

const tooManyEndpoints: Failure = {
  code: 'limit_reached',
  message: `An account has at most ${webhookPolicy.endpointsMax} endpoints. Delete one first.`,
};
