import { type TString, type TUnsafe, Type } from '@sinclair/typebox';

/** No control characters but tab and line feed, and no half of a surrogate pair. */
export const characters = '^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\ud800-\\udfff]*$';

/** A text that a caller writes: trimmed before it is checked, not blank, lengths in Unicode code points. */
export function Text(options: { maxLength: number; description: string; examples?: string[] }): TString {
  return Type.String({ minLength: 1, pattern: characters, ...options });
}

/** A text that we write: like a caller's, and it may be empty. */
export function Prose(options: { maxLength: number; description?: string; examples?: string[] }): TString {
  return Type.String({ pattern: characters, ...options });
}

/** One of a few words, matched exactly. */
export function OneOf<T extends string>(
  values: readonly T[],
  options: Record<string, unknown> = {},
): TUnsafe<T> {
  return Type.Unsafe<T>({ type: 'string', enum: [...values], ...options });
}
