import { addSeconds } from 'date-fns/addSeconds';
import { eq } from 'drizzle-orm';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { webhooks } from '../db/schema/index.ts';
import type { Result } from '../failures.ts';
import { lockWebhook } from './get-webhook.ts';
import { sealSecret } from './secret-box.ts';
import { createSigningSecret, formatSecret, secretHint } from './signing.ts';
import { noSuchWebhook, toWebhookRecord, type WebhookRecord, type WebhookRef } from './webhook-record.ts';

/**
 * Gives an endpoint a new secret, shown this once. The one before signs too until the grace of `graceSeconds` ends; one that was
 * replaced earlier signs no longer.
 */
export function rotateSecret(
  core: Pick<Core, 'db' | 'clock' | 'secretsKeys'>,
  { actor, graceSeconds, ...ref }: WebhookRef & { actor: Actor; graceSeconds: number },
): Promise<Result<{ record: WebhookRecord; secret: string }>> {
  return core.db.transaction(async (tx) => {
    const inner = { db: tx, clock: core.clock };
    const row = await lockWebhook(inner, ref);
    if (!row) return { ok: false, failure: noSuchWebhook };
    const now = core.clock.now();
    const secret = createSigningSecret();
    const [rotated] = await tx
      .update(webhooks)
      .set({
        secret: sealSecret(core.secretsKeys, secret, row.id),
        secretHint: secretHint(secret),
        previousSecret: graceSeconds > 0 ? row.secret : null,
        previousSecretUntil: graceSeconds > 0 ? addSeconds(now, graceSeconds) : null,
        updatedAt: now,
      })
      .where(eq(webhooks.id, row.id))
      .returning();
    if (!rotated) throw new Error(`${row.id} was not written`);
    await recordAudit(inner, {
      accountId: ref.accountId,
      actor,
      action: 'webhook.secret_rotated',
      subject: row.id,
      details: { grace_seconds: graceSeconds },
    });
    return { ok: true, value: { record: toWebhookRecord(rotated), secret: formatSecret(secret) } };
  });
}
