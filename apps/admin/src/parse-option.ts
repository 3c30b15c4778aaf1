import { InvalidArgumentError } from 'commander';
import { AdminError } from './admin-error.ts';

/** Below PostgreSQL's largest integer, and more than any account needs. */
const numberMax = 1_000_000_000;

/** Reads a limit: a whole number from `min` to `max`, or the word `tier`, which gives the tier's own value back. */
export function parseLimit(min: number, max: number): (value: string) => number | 'tier' {
  return (value) => {
    if (value === 'tier') return value;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max) {
      throw new InvalidArgumentError(
        `Give a whole number from ${min} to ${max}, or "tier" for the tier's own value.`,
      );
    }
    return number;
  };
}

/** Reads a number of credits. */
export function parseAmount(value: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > numberMax) {
    throw new InvalidArgumentError(`Give a whole number from 1 to ${numberMax}.`);
  }
  return number;
}

/** Reads an account's id. */
export function parseAccountId(value: string): string {
  if (isId('acct', value)) return value;
  throw new AdminError('an account is named by its id: acct_ and 26 capitals and digits');
}

/** Reads a webhook endpoint's id. */
export function parseWebhookId(value: string): string {
  if (isId('whk', value)) return value;
  throw new AdminError('an endpoint is named by its id: whk_ and 26 capitals and digits');
}

/** Reads an instant with its offset from UTC. */
export function parseInstant(value: string): Date {
  const at = new Date(value);
  if (!/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value) || Number.isNaN(at.getTime())) {
    throw new InvalidArgumentError('Give an instant such as 2026-01-14T00:00:00Z.');
  }
  return at;
}

/** Reads a key's id. What was given is not repeated: it may be a key's value, pasted in the wrong place. */
export function parseKeyId(value: string): string {
  if (isId('key', value)) return value;
  throw new AdminError(
    'a key is named by its id, key_ and 26 capitals and digits, never by its value: "keys list" shows both its id and how its value begins and ends',
  );
}

function isId(prefix: string, value: string): boolean {
  return new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`).test(value);
}
