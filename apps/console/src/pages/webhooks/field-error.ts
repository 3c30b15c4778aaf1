import { ApiError } from '../../api/api-error.ts';

/** What the API says of a field, or of a part of it (`events.0`). */
export function fieldError(error: Error | null, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const found = Object.keys(error.fields).find((name) => name === field || name.startsWith(`${field}.`));
  return found === undefined ? undefined : sentence(error.fields[found] ?? '');
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${message.endsWith('.') ? '' : '.'}`;
}
