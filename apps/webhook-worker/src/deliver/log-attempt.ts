import type { ClaimedDelivery, MadeAttempt } from '@firstline/core';
import { describeError } from '@firstline/process';
import type { DeliverWork } from './deliver-work.ts';

/** One line for each attempt: ids, figures and codes. No address, no text and no secret. */
export function logAttempt(
  { logger, onAttempt }: Pick<DeliverWork, 'logger' | 'onAttempt'>,
  delivery: ClaimedDelivery,
  { result, verdict, fault }: MadeAttempt & { fault?: unknown },
): void {
  onAttempt?.(verdict.verdict, result.durationMs);
  const line = {
    delivery_id: delivery.id,
    webhook_id: delivery.webhookId,
    account_id: delivery.accountId,
    event_id: delivery.eventId,
    event: delivery.event,
    attempt: delivery.attempt,
    outcome: verdict.verdict,
    ...(result.kind === 'answered' ? { status: result.statusCode } : { error: result.error }),
    duration_ms: Math.round(result.durationMs),
    ...(verdict.verdict === 'retry' ? { next_attempt_at: verdict.dueAt.toISOString() } : {}),
  };
  if (fault !== undefined)
    logger.error({ ...line, fault: describeError(fault) }, 'delivery could not be made');
  else logger.info(line, 'delivery attempted');
}
