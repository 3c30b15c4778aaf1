import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../api/client.ts';
import type { operations } from '../../api/schema.ts';

type Listed = operations['listRequests']['responses'][200]['content']['application/json'];

/** A call as the log keeps it: never its text. */
export type LoggedRequest = Listed['data'][number];

const pageSize = 50;
const queryKey = ['requests'];

/** The calls of the last 30 days, the newest first. */
export const requestsQuery = infiniteQueryOptions({
  queryKey,
  queryFn: ({ pageParam, signal }) => {
    const query = { limit: pageSize, ...(pageParam && { after: pageParam }) };
    return unwrap(api.GET('/api/v1/requests', { params: { query }, signal }));
  },
  initialPageParam: '',
  getNextPageParam: ({ meta }) => meta.next_cursor,
  // Each page is a call of its own: whoever wants the newest asks for them.
  refetchOnWindowFocus: false,
});

/** Asks for the newest calls: the first page, and further ones as they are wanted again. */
export async function refreshRequests(client: QueryClient): Promise<void> {
  client.setQueryData(
    requestsQuery.queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  await client.refetchQueries({ queryKey });
}

const keysPageSize = 100;
const keyPagesMax = 5;

/** Names of the account's keys by id, of those that were revoked too. Of the newest 500. */
export const keyNamesQuery = queryOptions({
  queryKey: ['keys', 'names'],
  queryFn: async ({ signal }) => {
    const names = new Map<string, string>();
    let after: string | null = null;
    for (let page = 0; page < keyPagesMax; page++) {
      const query: { limit: number; after?: string } = { limit: keysPageSize, ...(after && { after }) };
      const { data, meta } = await unwrap(api.GET('/api/v1/keys', { params: { query }, signal }));
      for (const { id, name } of data) names.set(id, name);
      after = meta.next_cursor;
      if (!after) break;
    }
    return names;
  },
});
