import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { api, unwrap } from '../../api/client.ts';
import { shouldRetry } from '../../api/query-client.ts';
import type { DraftRequest } from './brief.ts';
import type { Texts } from './locate-findings.ts';

export const evaluationKey = 'evaluation';
const keptMs = 10 * 60_000;

/** The scores of a text that was written for a request. They are the same each time, so that one answer will do. */
export const evaluationQuery = (texts: Texts, request: DraftRequest) =>
  queryOptions({
    queryKey: [evaluationKey, texts, request],
    queryFn: async ({ signal }) => {
      const body = { ...texts, ...request };
      const { data } = await unwrap(api.POST('/api/v1/account/evaluations', { body, signal }));
      return { ...data, texts };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
    // Once the limit has room again, and where the server cannot now.
    retry: (failures, error) =>
      shouldRetry(failures, error) || (error instanceof ApiError && error.status === 429),
  });
