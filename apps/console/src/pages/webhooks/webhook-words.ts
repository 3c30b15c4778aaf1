import type { Attempt, Delivery } from './delivery-queries.ts';
import type { Endpoint } from './webhook-queries.ts';

type Badge = { label: string; color: string };

/** Each status of a delivery. */
export const deliveryStatuses: Record<Delivery['status'], Badge> = {
  pending: { label: 'Waiting', color: 'petrol' },
  delivering: { label: 'Sending', color: 'petrol' },
  delivered: { label: 'Delivered', color: 'green' },
  retrying: { label: 'Retrying', color: 'amber' },
  failed: { label: 'Failed', color: 'red' },
  canceled: { label: 'Canceled', color: 'gray' },
};

/** Why a delivery was made. */
export const triggers: Record<Delivery['trigger'], string> = {
  event: 'The event',
  replay: 'A replay',
  recover: 'A recovery',
  test: 'A test',
};

/** Why an endpoint is off, and what helps. */
export const offReasons: Record<
  NonNullable<Endpoint['disabled_reason']>,
  { short: string; advice: string }
> = {
  manual: {
    short: 'turned off by you',
    advice: 'Nothing is sent to it. Turn it on when it may be called again.',
  },
  failing: {
    short: 'it kept failing',
    advice: 'No attempt succeeded for 120 hours. Mend the receiver, send a test, then turn it on.',
  },
  gone: {
    short: 'it answered 410 Gone',
    advice:
      'A receiver that answers 410 wants no more calls. If it does, change its answer, then turn it on.',
  },
  account_ineligible: {
    short: 'the account may not have webhooks',
    advice:
      'Webhooks need a paid tier, an approved review and an account that is not suspended. Then turn it on.',
  },
};

/** What went wrong where no answer, or none that can be read, came. */
export const attemptErrors: Record<NonNullable<Attempt['error']>, string> = {
  connection_failed: 'No connection: the name, the address or the port does not answer',
  tls_failed: 'TLS failed: the certificate is not valid for this name, or has ended',
  timeout: 'No answer within 15 seconds',
  invalid_response: 'The answer is not HTTP',
  stopped: 'Stopped on our side, and made again',
  internal_error: 'A fault on our side; nothing was sent',
};

/** An endpoint's state in a few words. */
export function stateOf({ active, disabled_reason, consecutive_failures }: Endpoint): Badge {
  if (!active) return { label: 'Off', color: disabled_reason === 'manual' ? 'gray' : 'red' };
  return consecutive_failures > 0
    ? { label: 'On, failing', color: 'amber' }
    : { label: 'On', color: 'green' };
}
