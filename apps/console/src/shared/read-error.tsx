import { ErrorNotice } from './error-notice.tsx';

/**
 * Why a read failed, where it did, with a button that tries it again. Takes what `useQuery` or `useInfiniteQuery` returns; of a list's
 * next page `MoreButton` tells.
 */
export function ReadError({
  query: { error, refetch, isFetching, isFetchNextPageError },
}: {
  query: { error: Error | null; isFetching: boolean; isFetchNextPageError?: boolean; refetch(): unknown };
}) {
  if (!error || isFetchNextPageError) return null;
  return <ErrorNotice error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
