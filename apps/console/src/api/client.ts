import createClient from 'openapi-fetch';
import { ApiError, toApiError } from './api-error.ts';
import type { paths } from './schema.ts';

/** Typed calls of the API, on the page's own origin and with its session cookie. Their results go through `unwrap`. */
export const api = createClient<paths>({ baseUrl: '/', credentials: 'same-origin' });

type Result<D> = { data?: D; error?: unknown; response: Response };

/**
 * The body of an answer: `await unwrap(api.GET('/api/v1/account'))`. Throws an ApiError for every answer but 2xx, and where no
 * answer came.
 */
export async function unwrap<D>(call: Promise<Result<D>>): Promise<NonNullable<D>> {
  let result: Result<D>;
  try {
    result = await call;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError({ status: 0, code: 'network', message: 'The server could not be reached.' });
  }
  if (!result.response.ok || result.data === undefined) throw toApiError(result.response, result.error);
  return result.data as NonNullable<D>;
}
