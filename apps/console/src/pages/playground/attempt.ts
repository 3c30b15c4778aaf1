import type { DraftRequest } from './brief.ts';

/** An order of a draft. The same order sent again has the same key, so that it is written and charged once. */
export type Attempt = { key: string; order: string };

export type Order = { body: DraftRequest; isFresh: boolean };

/** The attempt under way if it is for the same order, else a new one. */
export function attemptFor(order: Order, last: Attempt | undefined): Attempt {
  const text = JSON.stringify(order);
  return last?.order === text ? last : { key: createKey(), order: text };
}

/** 128 random bits. `crypto.randomUUID` is missing where the page is not served by HTTPS. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `console-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
