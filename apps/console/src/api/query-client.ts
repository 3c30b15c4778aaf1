import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isSignedOut } from './api-error.ts';

const retriesMax = 2;
/** As long as the API asks for at most. */
const retryAfterSecondsMax = 60;
/** A wait that looks like a slow answer. Whoever goes from page to page quickly meets the account's limit, which has room again in a second. */
const quietWaitSecondsMax = 5;

/**
 * Whether a read is tried again by itself: where no answer came, or the server says that it cannot now, or that a limit has room again
 * in a moment.
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= retriesMax || !(error instanceof ApiError)) return false;
  const { status, retryAfterSeconds = Number.POSITIVE_INFINITY } = error;
  return status === 0 || status >= 500 || (status === 429 && retryAfterSeconds <= quietWaitSecondsMax);
}

/** Milliseconds before a retry: what the server asked for, else 1 s, 2 s. */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return 1_000 * Math.min(asked ?? 2 ** failures, retryAfterSecondsMax);
}

/** The page's one store of answers. `onSignedOut` is called when any call says that the session has ended. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: Error) => {
    if (isSignedOut(error)) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay },
      // What changes something is never sent twice by itself.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
