import type { ClaimedDelivery, MadeAttempt } from '@firstline/core';
import { describeError } from '@firstline/process';
import type { DeliverWork } from './deliver-work.ts';

/** One line, and one span, for each attempt: ids, figures and codes. No address, no text and no secret. */
export function logAttempt(
  { logger, onAttempt, tracing }: Pick<DeliverWork, 'logger' | 'onAttempt' | 'tracing'>,
  delivery: ClaimedDelivery,
  { at, result, verdict, fault }: MadeAttempt & { fault?: unknown },
): void {
  onAttempt?.(verdict.verdict, result.durationMs);
  tracing?.record({
    name: 'webhook attempt',
    kind: 'client',
    startedAt: at,
    durationMs: result.durationMs,
    failed: verdict.verdict !== 'delivered',
    attributes: {
      'http.request.method': 'POST',
      'http.response.status_code': result.kind === 'answered' ? result.statusCode : undefined,
      'error.type': result.kind === 'failed' ? result.error : undefined,
      'firstline.delivery_id': delivery.id,
      'firstline.webhook_id': delivery.webhookId,
      'firstline.account_id': delivery.accountId,
      'firstline.event_id': delivery.eventId,
      'firstline.event': delivery.event,
      'firstline.attempt': delivery.attempt,
      'firstline.outcome': verdict.verdict,
    },
  });
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
