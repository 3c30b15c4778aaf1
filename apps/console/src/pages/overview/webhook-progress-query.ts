import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../api/client.ts';

/** Endpoints that are looked into: a new account has one. */
const endpointsMax = 3;

/** Whether the account has an endpoint, and whether one took a call of ours, be it a test, which an endpoint's record does not tell. */
export const webhookProgressQuery = queryOptions({
  queryKey: ['webhooks', 'progress'],
  queryFn: async ({ signal }) => {
    const { data: endpoints } = await unwrap(api.GET('/api/v1/webhooks', { signal }));
    const hasEndpoint = endpoints.length > 0;
    if (endpoints.some(({ last_success_at }) => last_success_at !== null)) {
      return { hasEndpoint, hasDelivered: true };
    }
    const delivered = await Promise.all(
      endpoints.slice(0, endpointsMax).map(({ id }) => hasDelivery(id, signal)),
    );
    return { hasEndpoint, hasDelivered: delivered.includes(true) };
  },
});

async function hasDelivery(webhookId: string, signal: AbortSignal): Promise<boolean> {
  const params = { path: { webhookId }, query: { status: 'delivered' as const, limit: 1 } };
  const { data } = await unwrap(api.GET('/api/v1/webhooks/{webhookId}/deliveries', { params, signal }));
  return data.length > 0;
}
