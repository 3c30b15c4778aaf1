import type { DeliveryFilter } from './delivery-queries.ts';
import { deliveryStatuses } from './webhook-words.ts';

/** The log's filter, as it stands in the page's address. What is no status is none; an event is known to the API only. */
export function readFilter(search: URLSearchParams): DeliveryFilter {
  const status = search.get('status');
  const event = search.get('event');
  return {
    ...(status && status in deliveryStatuses && { status: status as NonNullable<DeliveryFilter['status']> }),
    ...(event && { event: event as NonNullable<DeliveryFilter['event']> }),
  };
}
