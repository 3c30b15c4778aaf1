import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { ApiError, toApiError } from '../api/api-error.ts';
import { api } from '../api/client.ts';
import type { operations } from '../api/schema.ts';

type Answer = operations['getSession']['responses'][200]['content']['application/json'];

/** A session with its person. */
export type Session = NonNullable<Answer>;

/** Who is signed in, or null. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<Answer> => {
    // Not through `unwrap`: null is an answer here.
    const { data, error, response } = await api.GET('/api/auth/get-session').catch(() => {
      throw new ApiError({ status: 0, code: 'network', message: 'The server could not be reached.' });
    });
    if (!response.ok) throw toApiError(response, error);
    return data ?? null;
  },
  staleTime: 60_000,
});

/** The session that a page behind the guard is shown in. */
export function useSession(): Session {
  const { data } = useSuspenseQuery(sessionQuery);
  if (!data) throw new Error('this page is only shown to somebody who is signed in');
  return data;
}
