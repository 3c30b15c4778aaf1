import { createSecretKey, type KeyObject } from 'node:crypto';
import { openSecret } from './secret-box.ts';

/** As many endpoints as a worker may have in turn; an entry takes about half a KiB. */
const openedMax = 2_000;

const opened = new WeakMap<readonly Buffer[], Map<string, KeyObject>>();

/**
 * A sealed secret, ready to sign with. Opening and preparing it takes ten times as long as signing does, so what was opened is kept,
 * by its sealed bytes and its owner. It is worth no more to whoever reads this memory than `keys` beside it. Throws as `openSecret`.
 */
export function openSigningKey(keys: readonly Buffer[], sealed: Buffer, owner: string): KeyObject {
  const known = opened.get(keys) ?? new Map<string, KeyObject>();
  opened.set(keys, known);
  const name = `${owner} ${sealed.toString('base64')}`;
  const found = known.get(name);
  if (found) return found;
  const key = createSecretKey(openSecret(keys, sealed, owner));
  if (known.size >= openedMax) known.clear();
  known.set(name, key);
  return key;
}
