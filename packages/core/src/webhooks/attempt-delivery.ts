import type { Core } from '../context.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { classifyOutcome } from './classify-outcome.ts';
import type { Outbound } from './outbound.ts';
import type { MadeAttempt } from './record-attempts.ts';
import { signatureHeaders } from './signing.ts';
import { openSigningKey } from './signing-key.ts';

/**
 * Makes one attempt: signs the stored bytes as of now, sends them, and decides what follows. Never throws: a fault of ours is an
 * attempt that failed, with `fault` for the log.
 */
export async function attemptDelivery(
  core: Pick<Core, 'clock' | 'timings' | 'secretsKeys'>,
  outbound: Pick<Outbound, 'post'>,
  delivery: ClaimedDelivery,
): Promise<MadeAttempt & { fault?: unknown }> {
  const at = core.clock.now();
  const decide = (result: MadeAttempt['result']): MadeAttempt => ({
    delivery,
    at,
    result,
    verdict: classifyOutcome(result, {
      attempt: delivery.attempt,
      now: core.clock.now(),
      random: Math.random(),
      hourMs: core.timings.webhookRetryHourMs,
    }),
  });
  try {
    const { body, eventId, url, webhookId } = delivery;
    const secrets = delivery.sealedSecrets.map((sealed) =>
      openSigningKey(core.secretsKeys, sealed, webhookId),
    );
    const headers = {
      'content-type': 'application/json',
      ...signatureHeaders(secrets, { eventId, body, at }),
    };
    return decide(await outbound.post({ url, headers, body }));
  } catch (fault) {
    return { ...decide({ kind: 'failed', error: 'internal_error', durationMs: 0 }), fault };
  }
}
