/** A table that words of a request are looked up in. It has no entry for "constructor" and the like, as every plain object has. */
export function toWordTable<T>(entries: Record<string, T>): Record<string, T> {
  return Object.assign(Object.create(null), entries);
}
