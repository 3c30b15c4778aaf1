import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealSecret } from './secret-box.ts';
import { openSigningKey } from './signing-key.ts';

const keys = [randomBytes(32)];
const [secret, other] = [randomBytes(32), randomBytes(32)];
const open = (sealed: Buffer, owner = 'whk_1', by = keys) => openSigningKey(by, sealed, owner).export();

test('a secret that was opened is kept, and opens for its owner and under its keys only', () => {
  const sealed = sealSecret(keys, secret, 'whk_1');
  expect(open(sealed)).toEqual(secret);
  expect(openSigningKey(keys, Buffer.from(sealed), 'whk_1')).toBe(openSigningKey(keys, sealed, 'whk_1'));
  expect(() => open(sealed, 'whk_2')).toThrow();
  expect(() => open(sealed, 'whk_1', [randomBytes(32)])).toThrow('SECRETS_KEY');
});

test('a secret that replaced another is not taken for it', () => {
  const [before, after] = [sealSecret(keys, secret, 'whk_1'), sealSecret(keys, other, 'whk_1')];
  expect([open(before), open(after), open(before)]).toEqual([secret, other, secret]);
});

test('not more are kept than there may be', () => {
  const first = openSigningKey(keys, sealSecret(keys, secret, 'whk_0'), 'whk_0');
  const sealed = sealSecret(keys, secret, 'whk_1');
  const kept = openSigningKey(keys, sealed, 'whk_1');
  for (let nth = 2; nth < 2_100; nth++)
    openSigningKey(keys, sealSecret(keys, secret, `whk_${nth}`), `whk_${nth}`);
  expect(openSigningKey(keys, sealed, 'whk_1')).not.toBe(kept);
  expect(open(sealed)).toEqual(first.export());
});
