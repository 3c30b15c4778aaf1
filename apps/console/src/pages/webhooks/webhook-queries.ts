import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../api/client.ts';
import type { operations } from '../../api/schema.ts';

type Listed = operations['listWebhooks']['responses'][200]['content']['application/json'];

/** An endpoint, without its secret. */
export type Endpoint = Listed['data'][number];
export type EventName = Endpoint['events'][number];
/** What its owner can say of it. */
export type EndpointValues = Pick<Endpoint, 'url' | 'events' | 'description'>;

export type EventType =
  operations['listEventTypes']['responses'][200]['content']['application/json']['data'][number];

export const webhooksKey = ['webhooks'];

/** The account's endpoints, the newest first: at most ten, which one page holds. */
export const endpointsQuery = queryOptions({
  queryKey: [...webhooksKey, 'list'],
  queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/webhooks', { signal }))).data,
});

export const endpointQuery = (webhookId: string) =>
  queryOptions({
    queryKey: [...webhooksKey, 'one', webhookId],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/webhooks/{webhookId}', { ...at(webhookId), signal }))).data,
  });

/** Every event that there is, with what it says. They change with the server's version only. */
export const eventTypesQuery = queryOptions({
  queryKey: ['webhook-event-types'],
  queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/webhooks/event-types', { signal }))).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Has every page of the webhooks look again. */
export const refreshWebhooks = (client: QueryClient) => client.invalidateQueries({ queryKey: webhooksKey });

const at = (webhookId: string) => ({ params: { path: { webhookId } } });

export const requestAccess = () => unwrap(api.POST('/api/v1/account/webhook-access', { body: {} }));

/** Resolves to the endpoint with its secret, which no other call says. */
export const createEndpoint = async (body: EndpointValues) =>
  (await unwrap(api.POST('/api/v1/webhooks', { body }))).data as Endpoint & { secret: string };

export const updateEndpoint = (webhookId: string, body: Partial<EndpointValues & { active: boolean }>) =>
  unwrap(api.PATCH('/api/v1/webhooks/{webhookId}', { ...at(webhookId), body }));

export const deleteEndpoint = (webhookId: string) =>
  unwrap(api.DELETE('/api/v1/webhooks/{webhookId}', at(webhookId)));

/** Resolves to the new secret. */
export async function rotateSecret(webhookId: string, gracePeriodSeconds: number): Promise<string> {
  const body = { grace_period_seconds: gracePeriodSeconds };
  const call = api.POST('/api/v1/webhooks/{webhookId}/rotate-secret', { ...at(webhookId), body });
  return ((await unwrap(call)).data as Endpoint & { secret: string }).secret;
}

export type TestEvent = EventType['name'];

/** Sends a sample at once, and resolves to what came of it. Takes as long as the receiver. */
export const testEndpoint = async (webhookId: string, event: TestEvent) =>
  (await unwrap(api.POST('/api/v1/webhooks/{webhookId}/test', { ...at(webhookId), body: { event } }))).data;

/** Resolves to how many deliveries were made. `until` is now where it is absent. */
export async function recoverSince(webhookId: string, since: string, until?: string): Promise<number> {
  const body = { since, ...(until && { until }) };
  const call = api.POST('/api/v1/webhooks/{webhookId}/recover', { ...at(webhookId), body });
  return (await unwrap(call)).data.recovered;
}
