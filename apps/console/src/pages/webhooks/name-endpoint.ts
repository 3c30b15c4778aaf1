import type { Endpoint } from './webhook-queries.ts';

/** What an endpoint is called: what its owner says of it, or its host. */
export function nameEndpoint({ url, description }: Pick<Endpoint, 'url' | 'description'>): string {
  return description || (URL.canParse(url) ? new URL(url).host : url);
}
