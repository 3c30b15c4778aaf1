import { randomFillSync } from 'node:crypto';
import { decodeTime, encodeTime, ulid } from 'ulid';

export type IdPrefix =
  | 'req'
  | 'gen'
  | 'evt'
  | 'whk'
  | 'dlv'
  | 'att'
  | 'wrk'
  | 'key'
  | 'acct'
  | 'usr'
  | 'led'
  | 'ses'
  | 'idn'
  | 'ver'
  | 'aud';

/** A new id: `prefix_` and a ULID whose time is `at`. */
export function createId<P extends IdPrefix>(prefix: P, at: Date): `${P}_${string}` {
  return `${prefix}_${ulid(at.getTime(), secureRandom)}`;
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

const pool = Buffer.alloc(4096);
let taken = pool.length;

/** A number from 0 up to 1 in steps of 1/256, from the system's secure source, asked for 4 KiB at a time. */
function secureRandom(): number {
  if (taken === pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  return pool.readUInt8(taken++) / 256;
}
