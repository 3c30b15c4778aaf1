import { decodeTime, encodeTime, monotonicFactory } from 'ulid';

const nextUlid = monotonicFactory();

export type IdPrefix = 'req' | 'gen' | 'key' | 'acct' | 'usr' | 'led' | 'ses' | 'idn' | 'ver';

/** A new id: `prefix_` and a ULID whose time is `at`. */
export function createId<P extends IdPrefix>(prefix: P, at: Date): `${P}_${string}` {
  return `${prefix}_${nextUlid(at.getTime())}`;
}

/**
 * The id of another kind that shares `id`'s ULID. A request, its draft and its ledger entry share one, so that each
 * of them can exist once only.
 */
export function siblingId<P extends IdPrefix>(prefix: P, id: string): `${P}_${string}` {
  return `${prefix}_${ulidOf(id)}`;
}

/** The instant that an id was made at, to the millisecond. Throws when `id` holds no ULID. */
export function idTime(id: string): Date {
  return new Date(decodeTime(ulidOf(id)));
}

/** The smallest id of a kind that can be made at or after an instant: a bound for ranges over ids. */
export function firstIdAt(prefix: IdPrefix, at: Date): string {
  return `${prefix}_${encodeTime(at.getTime(), 10)}${'0'.repeat(16)}`;
}

function ulidOf(id: string): string {
  return id.slice(id.indexOf('_') + 1);
}
