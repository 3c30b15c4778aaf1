import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../api/client.ts';
import type { operations } from '../../api/schema.ts';
import { refreshDelayMs } from './refresh-delay.ts';
import { webhooksKey } from './webhook-queries.ts';

type Listed = operations['listDeliveries']['responses'][200]['content']['application/json'];
type Detailed = operations['getDelivery']['responses'][200]['content']['application/json'];

export type Delivery = Listed['data'][number];
export type DeliveryDetails = Detailed['data'];
export type Attempt = DeliveryDetails['attempts'][number];
export type DeliveryFilter = { status?: Delivery['status']; event?: Delivery['event'] };

const pageLength = 20;

/** An endpoint's deliveries, the newest first. Looked at again by itself for as long as one of them is not done. */
export const deliveriesQuery = (webhookId: string, filter: DeliveryFilter) =>
  infiniteQueryOptions({
    queryKey: [...webhooksKey, 'deliveries', webhookId, filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filter, limit: pageLength, ...(pageParam && { after: pageParam }) };
      const params = { path: { webhookId }, query };
      return unwrap(api.GET('/api/v1/webhooks/{webhookId}/deliveries', { params, signal }));
    },
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor,
    refetchInterval: ({ state }) =>
      refreshDelayMs(state.data?.pages.flatMap(({ data }) => data) ?? [], Date.now()),
  });

export const deliveryQuery = (webhookId: string, deliveryId: string) =>
  queryOptions({
    queryKey: [...webhooksKey, 'delivery', webhookId, deliveryId],
    queryFn: async ({ signal }) => {
      const params = { path: { webhookId, deliveryId } };
      const path = '/api/v1/webhooks/{webhookId}/deliveries/{deliveryId}';
      return (await unwrap(api.GET(path, { params, signal }))).data;
    },
    refetchInterval: ({ state }) => refreshDelayMs(state.data ? [state.data] : [], Date.now()),
  });

/** Resolves to the delivery that sends the event again. */
export const replayDelivery = async (webhookId: string, deliveryId: string): Promise<Delivery> => {
  const params = { path: { webhookId, deliveryId } };
  const path = '/api/v1/webhooks/{webhookId}/deliveries/{deliveryId}/replay';
  return (await unwrap(api.POST(path, { params }))).data;
};
