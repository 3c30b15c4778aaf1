import type { EndpointValues } from './webhook-queries.ts';

/** What differs: an address that stays is not looked up anew, which fails while its receiver's name does not resolve. */
export function changesOf(old: EndpointValues, { url, events, description }: EndpointValues) {
  const hasSameEvents =
    events.length === old.events.length && events.every((event) => old.events.includes(event));
  return {
    ...(url !== old.url && { url }),
    ...(!hasSameEvents && { events }),
    ...(description !== old.description && { description }),
  };
}
