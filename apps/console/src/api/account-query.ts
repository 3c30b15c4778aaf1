import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './client.ts';

/** The account: tier, limits, credits, webhook access. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/account', { signal }))).data,
});
